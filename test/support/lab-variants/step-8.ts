import { all, swap, type Variant } from '../lab-answer.ts';

const script = (edit: Variant['edit'][string]) => ({ 'timeline.sh': edit });
const timeline = (edit: Variant['edit'][string]) => ({ 'timeline.txt': edit });
const incident = (edit: Variant['edit'][string]) => ({ 'incident.txt': edit });

const ROWS = `Critical StageUnknown Pipeline/build-1
Normal ReconcileStarted Pipeline/build-1
Normal ReconcileSucceeded Pipeline/build-1
Warning FailedScheduling Pod/hungry
`;

const JAPANESE = `op-events で起きたこと

オペレーターはPipeline/build-1の調整を始め（ReconcileStarted）、成功したと報告しました（ReconcileSucceeded）。
同じ対象についてStageUnknownも報告しており、その型はCriticalです。NormalでもWarningでもないため、多くの道具では見えません。
一方、スケジューラーはPod/hungryを置けるノードを見つけられませんでした（FailedScheduling）。
`;

const KOREAN = `op-events에서 있었던 일

오퍼레이터는 Pipeline/build-1의 조정을 시작했고(ReconcileStarted) 성공했다고 알렸습니다(ReconcileSucceeded).
같은 대상에 대해 StageUnknown도 알렸는데, type이 Critical이라서 Normal과 Warning만 보는 도구에는 나타나지 않습니다.
한편 스케줄러는 Pod/hungry를 둘 노드를 찾지 못했습니다(FailedScheduling).
`;

const DRAFT = `Draft of an incident, from Kubernetes Events alone

Summary
- This rests on 4 rows of a timeline and nothing else: no times, counts, notes or reporters.
- FailedScheduling on Pod/hungry; these events do not tell whether it ended.

Who said what
- FailedScheduling on Pod seems to come from the scheduler, by reason and kind alone.
- ReconcileStarted and ReconcileSucceeded on Pipeline seem to come from an operator, by reason and kind alone.
- StageUnknown on Pipeline/build-1 has the type Critical, which is neither Normal nor Warning.

Evidence
  Critical StageUnknown Pipeline/build-1
  Normal ReconcileStarted Pipeline/build-1
`;

export const RIGHT: readonly Variant[] = [
  {
    title: 'a table that says beside each row what it means',
    edit: incident(
      '| Row | What it means |\n|---|---|\n| `Critical StageUnknown Pipeline/build-1` | the operator met an unknown stage and used a type of its own |\n| `Normal ReconcileStarted Pipeline/build-1` | the operator began |\n| `Normal ReconcileSucceeded Pipeline/build-1` | the operator finished with it |\n| `Warning FailedScheduling Pod/hungry` | the scheduler has no node for the pod |\n',
    ),
  },
  {
    title: 'the odd type in capitals',
    edit: incident(
      'The operator said ReconcileStarted and ReconcileSucceeded. StageUnknown is CRITICAL, a type that is not standard. The scheduler said FailedScheduling about hungry.\n',
    ),
  },
  {
    title: 'a script in bash with a function and variables',
    edit: script(`#!/usr/bin/env bash
set -euo pipefail
NS=op-events
KUBECTL=\${KUBECTL:-kubectl}
# e.g. Normal ReconcileStarted Pipeline/build-1
rows() {
  "$KUBECTL" --namespace="$NS" get events -o json |
    jq -r '.items[] | "\\(.type) \\(.reason) \\(.involvedObject.kind)/\\(.involvedObject.name)"'
}
rows | sort | uniq > timeline.txt
cat timeline.txt
`),
  },
  {
    title: 'custom columns and awk',
    edit: script(
      `kubectl get events -n op-events --no-headers \\\n  -o custom-columns=T:.type,R:.reason,K:.involvedObject.kind,N:.involvedObject.name | awk '{ print $1 " " $2 " " $3 "/" $4 }' | LC_ALL=C sort -u\n`,
    ),
  },
  {
    title: 'a template and the new API',
    edit: script(
      `#!/bin/sh\nkubectl get events.events.k8s.io -n op-events -o go-template='{{range .items}}{{.type}} {{.reason}} {{.regarding.kind}}/{{.regarding.name}}{{"\\n"}}{{end}}' | sort -u\n`,
    ),
  },
  {
    title: 'kubectl events',
    edit: script(
      `kubectl -n op-events events --no-headers | sed -E 's/ \\(x[0-9]+ over [^)]*\\)//' | awk '{print $2, $3, $4}' | sort -u\n`,
    ),
  },
  {
    title: 'Python behind the pipe',
    edit: script(
      `kubectl get events -n op-events -o json | python3 -c '\nimport json, sys\nrows = {"%s %s %s/%s" % (e["type"], e["reason"], e["involvedObject"]["kind"], e["involvedObject"]["name"]) for e in json.load(sys.stdin)["items"]}\nprint("\\n".join(sorted(rows)))\n'\n`,
    ),
  },
  {
    title: 'a variable, and CRLF',
    edit: script(
      `#!/bin/sh\r\nrows=$(kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' 2>/dev/null)\r\nprintf '%s\\n' "$rows" | sort -u\r\n`,
    ),
  },
  {
    title: 'a temporary file',
    edit: script(
      `tmp=$(mktemp)\ntrap 'rm -f "$tmp"' EXIT\nkubectl get ev -n op-events -o json > "$tmp"\njq -r '.items[] | [.type, .reason, .involvedObject.kind + "/" + .involvedObject.name] | join(" ")' "$tmp" | sort -u\n`,
    ),
  },
  {
    title: 'a timeline with CRLF and blank lines at its end',
    edit: timeline((text) => `${text.replaceAll('\n', '\r\n')}\r\n\r\n`),
  },
  { title: 'a timeline in UTF-16', edit: timeline(Buffer.from(`\ufeff${ROWS}`, 'utf16le')) },
  {
    title: 'a timeline with rows of others, in the order of a locale',
    edit: timeline(
      `${ROWS}Warning failedMount Pod/hungry\n`.replace('Warning FailedScheduling', 'Warning FailedScheduling'),
    ),
  },
  { title: 'an incident in Japanese', edit: incident(JAPANESE) },
  { title: 'an incident in Korean, in UTF-16 with a mark', edit: incident(Buffer.from(`\ufeff${KOREAN}`, 'utf16le')) },
  { title: 'the draft that this package makes of the rows', edit: incident(DRAFT) },
  {
    title: 'an incident of one paragraph with ordinary names and numbers',
    edit: incident(
      'Two programs spoke: the operator (ReconcileStarted, then ReconcileSucceeded, and once `StageUnknown` with the type `Critical`) and the kube-scheduler, whose FailedScheduling says that the Pod, for want of CPU or whatever else, fits nowhere in our OpenShift cluster; see GitHub issue 12.\n',
    ),
  },
  {
    title: 'an incident with headings in capitals',
    edit: incident(
      (text) =>
        `INCIDENT REPORT\n# What Started and What Failed\nCreated by: the team on call\n${text}\nStarted work goes on. Failed attempts are told above.\n`,
    ),
  },
  {
    title: 'an incident in a list of short lines',
    edit: incident(
      'Incident in op-events\n\n- ReconcileStarted, ReconcileSucceeded: the operator began and finished its work on Pipeline/build-1\n- StageUnknown: reported with the odd type Critical\n- FailedScheduling: the scheduler has no node for Pod/hungry\n',
    ),
  },
  {
    title: 'an incident in German that names the PipelineOperator',
    edit: incident(
      'Der PipelineOperator meldete für Pipeline/build-1 zuerst ReconcileStarted und dann ReconcileSucceeded. Außerdem gibt es StageUnknown mit dem Typ „Critical“, den die Werkzeuge nicht kennen. Der Scheduler fand für Pod/hungry keinen Knoten und schrieb FailedScheduling.\n',
    ),
  },
  {
    title: 'an incident in Chinese, with an evidence of rows',
    edit: incident(
      `操作器开始调谐 Pipeline/build-1（ReconcileStarted），随后报告成功（ReconcileSucceeded）。同一对象还有类型为 Critical 的 StageUnknown，它既不是 Normal 也不是 Warning。调度器找不到可以运行 Pod/hungry 的节点（FailedScheduling）。\n\n${ROWS}`,
    ),
  },
  {
    title: 'an incident in short lines that break',
    edit: incident(
      'The operator of the pipeline reported\nReconcileStarted and ReconcileSucceeded on Pipeline/build-1.\nIt also used a type that nobody knows:\nStageUnknown came with the type Critical.\nThe scheduler could not place the Pod, and said so with\nFailedScheduling.\n',
    ),
  },
  {
    title: 'an incident that quotes each row',
    edit: incident(`The operator worked on build-1. It reported that it had started:

> Normal ReconcileStarted Pipeline/build-1

and that it was done in the end:

> Normal ReconcileSucceeded Pipeline/build-1

but it did not know the stage, and said so with a type nobody filters by:

> Critical StageUnknown Pipeline/build-1

Meanwhile the scheduler found no place for the pod hungry:

> Warning FailedScheduling Pod/hungry
`),
  },
  {
    title: 'an incident that names the odd event of the operator alone',
    edit: incident(`The operator called the stage of build-1 unknown (StageUnknown) in an event of the type Critical, and the scheduler could not place hungry (FailedScheduling).
`),
  },
  {
    title: 'an incident with names of products',
    edit: incident(`Written for the GitHub issue and for PagerDuty. The operator, likely built with OpenShift's OperatorSDK, reported ReconcileStarted, ReconcileSucceeded and StageUnknown (type Critical) for build-1. No DaemonSet, ReplicaSet or StatefulSet is in the table. The scheduler reported FailedScheduling for hungry.
`),
  },
  {
    title: 'an incident that names what reasons have in common',
    edit: incident(`Three events have the ReconcileXxx or StageXxx form, that is ReconcileStarted, ReconcileSucceeded and StageUnknown (type Critical), all by the operator. The scheduler's is FailedScheduling.
`),
  },
  {
    title: 'an incident that says what the table lacks',
    edit: incident(`The operator reported ReconcileStarted, StageUnknown (type Critical) and ReconcileSucceeded for build-1. The scheduler reported FailedScheduling for hungry, and no row says that the pod was placed afterwards. No ages, no times and no counts are in the table.
`),
  },
  {
    title: 'an incident whose sentences begin with words that are reasons too',
    edit: incident(`Pulling this together: Unhealthy looks only the type Critical of StageUnknown. Killing time, the operator went from ReconcileStarted to ReconcileSucceeded. Starting the pod hungry did not work as the scheduler says (FailedScheduling). Completed on the basis of the table.
`),
  },
  {
    title: 'an incident that leaves the cause open',
    edit: incident(`The operator's story on build-1: ReconcileStarted, StageUnknown (Critical), ReconcileSucceeded. The scheduler's story on hungry: FailedScheduling. The table does not say whether CPU, memory or a taint was the cause.
`),
  },
  {
    title: 'an incident that says which rows are not there',
    edit: incident(
      (text) =>
        `${text}There is no Scheduled row, no count such as x5, and no time; *started* or *Started* says little, see line 1:10.\n`,
    ),
  },
];

export const WRONG: readonly Variant[] = [
  { title: 'no script', edit: script(null), fails: 'step-8.script' },
  {
    title: 'a script of comments',
    edit: script('#!/bin/sh\n# kubectl -n op-events get events -o json | sort -u\n'),
    fails: 'step-8.script',
  },
  { title: 'a script that does not sort', edit: script(swap(/ \|\n {2}LC_ALL=C sort -u/, '')), fails: 'step-8.script' },
  { title: 'a script that leaves repetitions', edit: script(swap('sort -u', 'sort')), fails: 'step-8.script' },
  {
    title: 'a script for another namespace',
    edit: script(swap(/"\$\{NAMESPACE:-op-events\}"/, 'default')),
    fails: 'step-8.script',
  },
  { title: 'a script that reads pods', edit: script(swap('get events', 'get pods')), fails: 'step-8.script' },
  {
    title: 'kinds in lower case',
    edit: script("kubectl -n op-events get events --no-headers | awk '{print $2, $3, $4}' | sort -u\n"),
    fails: 'step-8.script',
  },
  {
    title: 'a script that needs this package',
    edit: script('#!/bin/sh\nkubectl get events -n op-events -o json | op-timeline - | sort -u\n'),
    fails: ['step-8.script', 'step-8.script-plain'],
  },
  {
    title: 'a script that writes',
    edit: script((text) => `kubectl apply -f event-started.yaml\n${text}`),
    fails: 'step-8.script-plain',
  },
  {
    title: 'a script that deletes',
    edit: script((text) => `${text}kubectl -n op-events delete events --all\n`),
    fails: 'step-8.script-plain',
  },
  {
    title: 'rows printed',
    edit: script((text) => `${text}echo "Critical StageUnknown Pipeline/build-1"\n`),
    fails: 'step-8.script-not-fixed',
  },
  {
    title: 'rows in pieces',
    edit: script(
      (text) =>
        `${text}printf '%s %s %s\\n' Critical StageUnknown Pipeline/build-1 Normal 'ReconcileStarted' Pipeline/build-1\n`,
    ),
    fails: 'step-8.script-not-fixed',
  },
  {
    title: 'a here-document, and kubectl for show',
    edit: script(`kubectl -n op-events get events -o json > /dev/null\nsort -u <<EOF\n${ROWS}EOF\n`),
    fails: ['step-8.script', 'step-8.script-not-fixed'],
  },
  {
    title: 'the timeline itself',
    edit: script('kubectl -n op-events get events >/dev/null 2>&1\nsort -u timeline.txt\n'),
    fails: ['step-8.script', 'step-8.script-not-fixed'],
  },
  {
    title: 'the timeline itself, and events too',
    edit: script((text) => `${text}cat timeline.txt | sort -u\n`),
    fails: 'step-8.script-not-fixed',
  },
  {
    title: 'an encoded text',
    edit: script((text) => `${text}echo Q3JpdGljYWwgU3RhZ2VVbmtub3du | base64 -d\n`),
    fails: 'step-8.script-not-fixed',
  },
  { title: 'kubectl behind an exit', edit: script((text) => `echo nothing\nexit 0\n${text}`), fails: 'step-8.script' },
  {
    title: 'kubectl in a text only',
    edit: script('echo "kubectl get events -n op-events | sort -u" | sort -u\n'),
    fails: 'step-8.script',
  },
  { title: 'no timeline', edit: timeline(null), fails: 'step-8.rows' },
  {
    title: 'ages',
    edit: timeline(swap('Normal ReconcileStarted', '66s Normal ReconcileStarted')),
    fails: ['step-8.rows', 'step-8.lab-rows', 'step-8.sorted'],
  },
  { title: 'ages at the end', edit: timeline(swap(/$(?=\n)/gm, ' 66s')), fails: ['step-8.rows', 'step-8.lab-rows'] },
  {
    title: 'a count',
    edit: timeline(swap('ReconcileStarted P', 'ReconcileStarted x5 P')),
    fails: ['step-8.rows', 'step-8.lab-rows'],
  },
  {
    title: 'a time',
    edit: timeline(swap(/^Critical/, '2026-11-30T15:05:18Z Critical')),
    fails: ['step-8.rows', 'step-8.lab-rows'],
  },
  { title: 'the namespace', edit: timeline(swap(/^(?=.)/gm, 'op-events ')), fails: ['step-8.rows', 'step-8.lab-rows'] },
  {
    title: 'columns of kubectl',
    edit: timeline(swap(/ (?=[A-Z])/g, '   ')),
    fails: ['step-8.rows', 'step-8.lab-rows'],
  },
  {
    title: 'headings',
    edit: timeline((text) => `TYPE REASON OBJECT\n${text}`),
    fails: ['step-8.rows', 'step-8.sorted'],
  },
  { title: 'kinds in lower case', edit: timeline(swap('Pod/', 'pod/')), fails: 'step-8.lab-rows' },
  { title: 'no odd type', edit: timeline(swap(/^Critical.*\n/, '')), fails: 'step-8.lab-rows' },
  { title: 'no scheduler', edit: timeline(swap(/Warning.*\n/, '')), fails: 'step-8.lab-rows' },
  {
    title: 'the refused event',
    edit: timeline(swap('Warning', 'Normal NoTarget <none>/<none>\nWarning')),
    fails: ['step-8.lab-rows', 'step-8.sorted'],
  },
  {
    title: 'the same row twice',
    edit: timeline(swap('Warning', 'Normal ReconcileSucceeded Pipeline/build-1\nWarning')),
    fails: 'step-8.sorted',
  },
  {
    title: 'the other way round',
    edit: timeline((text) => `${text.trim().split('\n').reverse().join('\n')}\n`),
    fails: 'step-8.sorted',
  },
  { title: 'no incident', edit: incident(null), fails: 'step-8.incident' },
  {
    title: 'an incident that is the table',
    edit: incident(ROWS),
    fails: ['step-8.incident', 'step-8.incident-scheduler', 'step-8.incident-operator', 'step-8.incident-odd-type'],
  },
  {
    title: 'an incident that is the table as a list with a heading',
    edit: incident(`Incident\n\n${ROWS.replace(/^(?=.)/gm, '- ')}`),
    fails: ['step-8.incident', 'step-8.incident-scheduler', 'step-8.incident-operator', 'step-8.incident-odd-type'],
  },
  {
    title: 'an incident that is the table in Markdown',
    edit: incident(
      `| Type | Reason | Object |\n| --- | --- | --- |\n${ROWS.replace(/^(\S+) (\S+) (\S+)$/gm, '| $1 | $2 | $3 |')}`,
    ),
    fails: ['step-8.incident', 'step-8.incident-scheduler', 'step-8.incident-operator', 'step-8.incident-odd-type'],
  },
  {
    title: 'an incident without the scheduler',
    edit: incident(swap(/^Meanwhile[\s\S]*afterwards\.\n/m, '')),
    fails: 'step-8.incident-scheduler',
  },
  {
    title: 'an incident without the operator',
    edit: incident(swap(/^The pipeline operator[\s\S]*well\.\n/m, '')),
    fails: 'step-8.incident-operator',
  },
  {
    title: 'an incident without the odd type',
    edit: incident(all(swap(', with the type Critical. That type is', '. Its type is'))),
    fails: 'step-8.incident-odd-type',
  },
  {
    title: 'a reason that is not in the table',
    edit: incident((text) => `${text}Then the Pod was killed (OOMKilled).\n`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'a reason made up',
    edit: incident(swap('ReconcileSucceeded', 'ReconcileSucceeded, after ReconcileRetried')),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'a reason of one word',
    edit: incident((text) => `${text}Then the kubelet reported \`Pulled\` and all was well.\n`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'a reason of one word in Japanese',
    edit: incident(`${JAPANESE}その後PodはScheduledになりました。\n`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'a count',
    edit: incident(swap('began to reconcile', 'began five times (x5) to reconcile')),
    fails: 'step-8.incident-table-alone',
  },
  { title: 'a time', edit: incident((text) => `${text}It began at 15:05:18.\n`), fails: 'step-8.incident-table-alone' },
  {
    title: 'an age',
    edit: incident((text) => `${text}All this was 66 seconds ago.\n`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'a uid',
    edit: incident((text) => `${text}The object has the uid a19e4a1c-c53c-4394-a02c-c68ba8ea0ad8.\n`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'an incident that names reasons in rows only',
    edit: incident(`Something went wrong in the namespace, and somebody should look into it soon.\n\n${ROWS}`),
    fails: ['step-8.incident-scheduler', 'step-8.incident-operator', 'step-8.incident-odd-type'],
  },
  {
    title: 'rows with a word each',
    edit: incident(
      '1. Critical StageUnknown on Pipeline/build-1 (odd)\n2. Normal ReconcileStarted on Pipeline/build-1 (ok)\n3. Normal ReconcileSucceeded on Pipeline/build-1 (ok)\n4. Warning FailedScheduling on Pod/hungry (bad)\n',
    ),
    fails: ['step-8.incident', 'step-8.incident-scheduler', 'step-8.incident-operator', 'step-8.incident-odd-type'],
  },
  {
    title: 'a critical failure, and no type',
    edit: incident(swap('with the type Critical. That type is', 'a critical failure. Its type is')),
    fails: 'step-8.incident-odd-type',
  },
  {
    title: 'an incident that is the table right below a heading',
    edit: incident(`Incident of today\n${ROWS}`),
    fails: ['step-8.incident', 'step-8.incident-scheduler', 'step-8.incident-operator', 'step-8.incident-odd-type'],
  },
  {
    title: 'an incident that is the table without its objects',
    edit: incident(`Incident\n${ROWS.replace(/ \S+$/gm, '')}`),
    fails: ['step-8.incident', 'step-8.incident-scheduler', 'step-8.incident-operator', 'step-8.incident-odd-type'],
  },
  {
    title: 'an incident that is the table as fields',
    edit: incident(ROWS.replace(/^(\S+) (\S+) (\S+)$/gm, 'Type: $1\nReason: $2\nObject: $3\n')),
    fails: ['step-8.incident', 'step-8.incident-scheduler', 'step-8.incident-operator', 'step-8.incident-odd-type'],
  },
  {
    title: 'rows behind the name of who said them',
    edit: incident(`operator: Critical StageUnknown Pipeline/build-1
operator: Normal ReconcileStarted Pipeline/build-1
operator: Normal ReconcileSucceeded Pipeline/build-1
scheduler: Warning FailedScheduling Pod/hungry
`),
    fails: ['step-8.incident', 'step-8.incident-scheduler', 'step-8.incident-operator', 'step-8.incident-odd-type'],
  },
  {
    title: 'rows as keys and values',
    edit: incident(`type: Critical reason: StageUnknown object: Pipeline/build-1
type: Normal reason: ReconcileStarted object: Pipeline/build-1
type: Normal reason: ReconcileSucceeded object: Pipeline/build-1
type: Warning reason: FailedScheduling object: Pod/hungry
`),
    fails: ['step-8.incident', 'step-8.incident-scheduler', 'step-8.incident-operator', 'step-8.incident-odd-type'],
  },
  {
    title: 'rows in JSON',
    edit: incident(`[{"type":"Critical","reason":"StageUnknown","object":"Pipeline/build-1"},{"type":"Normal","reason":"ReconcileStarted","object":"Pipeline/build-1"},{"type":"Warning","reason":"FailedScheduling","object":"Pod/hungry"}]
`),
    fails: ['step-8.incident', 'step-8.incident-scheduler', 'step-8.incident-operator', 'step-8.incident-odd-type'],
  },
  {
    title: 'a reason of one word in brackets',
    edit: incident(`The operator reported ReconcileStarted, StageUnknown (Critical) and ReconcileSucceeded. The scheduler gave up on hungry at first (FailedScheduling) and placed it later (Scheduled).
`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'another reason of one word in brackets',
    edit: incident(`The operator reported ReconcileStarted, StageUnknown (Critical) and ReconcileSucceeded. The scheduler gave up on hungry (FailedScheduling), and its probe failed (Unhealthy).
`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'a count in digits of full width',
    edit: incident(`オペレーターは ReconcileStarted を５回、StageUnknown（Critical）、ReconcileSucceeded を報告した。スケジューラーは hungry について FailedScheduling を報告した。
`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'a number from the message',
    edit: incident(`The operator reported ReconcileStarted, StageUnknown (Critical) and ReconcileSucceeded. The scheduler reported FailedScheduling for hungry, because it asked for 64 CPUs.
`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'the message',
    edit: incident(`The operator reported ReconcileStarted, StageUnknown (Critical) and ReconcileSucceeded. The scheduler reported FailedScheduling: 0/1 nodes are available: 1 Insufficient cpu.
`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'the reason that was refused',
    edit: incident(`The operator reported ReconcileStarted, StageUnknown (Critical), NoTarget and ReconcileSucceeded. The scheduler reported FailedScheduling for hungry.
`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'a misspelt reason',
    edit: incident(`The operator reported ReconcileStarted, StageUnknown (Critical) and ReconcileSuceeded. The scheduler reported FailedScheduling for hungry.
`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'the odd event without its operator',
    edit: incident(
      'Something called the stage of build-1 unknown (StageUnknown), with the type Critical, and the scheduler could not place hungry (FailedScheduling).\n',
    ),
    fails: 'step-8.incident-operator',
  },
  {
    title: 'a time of day',
    edit: incident((text) => `${text}It began at 22:39.\n`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'a count in German',
    edit: incident((text) => `${text}ReconcileStarted kam 5 Mal vor.\n`),
    fails: 'step-8.incident-table-alone',
  },
  {
    title: 'the name of an event',
    edit: incident((text) => `${text}See hungry.18ecf3c868391ae2.\n`),
    fails: 'step-8.incident-table-alone',
  },
];
