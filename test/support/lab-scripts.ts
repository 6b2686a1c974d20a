/** Scripts that print the rows of the lab's namespace, each in a way of its own. */
export const RIGHT_SCRIPTS: Readonly<Record<string, string>> = {
  'rows as the keys of an array': `#!/bin/bash
declare -A seen
while IFS=$'\\t' read -r type reason kind name; do
  seen["$type $reason $kind/$name"]=1
done < <(kubectl get events -n op-events -o jsonpath='{range .items[*]}{.type}{"\\t"}{.reason}{"\\t"}{.involvedObject.kind}{"\\t"}{.involvedObject.name}{"\\n"}{end}')
printf '%s\\n' "\${!seen[@]}" | sort
`,
  'the row before kept in mind': `kubectl get events -n op-events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort | awk '$0 != prev { print } { prev = $0 }'
`,
  'perl that counts what it has seen': `kubectl get events -n op-events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | perl -ne 'print unless $seen{$_}++' | sort
`,
  jsonpath: `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | LC_ALL=C sort -u
`,
  'custom columns and awk': `#!/bin/bash
set -euo pipefail
kubectl get events -n op-events --no-headers -o custom-columns='T:.type,R:.reason,K:.involvedObject.kind,N:.involvedObject.name' \\
  | awk '{printf "%s %s %s/%s\\n", $1, $2, $3, $4}' \\
  | sort -u
`,
  'a template and the new API': `kubectl -n op-events get events.events.k8s.io -o go-template='{{range .items}}{{.type}} {{.reason}} {{.regarding.kind}}/{{.regarding.name}}{{"\\n"}}{{end}}' | sort | uniq
`,
  'a function and jq': `#!/usr/bin/env bash
NS="\${1:-op-events}"
k() { kubectl -n "$NS" "$@"; }
k get events -o json | jq -r '.items | map("\\(.type) \\(.reason) \\(.involvedObject.kind)/\\(.involvedObject.name)") | unique | .[]'
`,
  'kubectl events': `#!/bin/sh
kubectl events -n op-events --no-headers | sed 's/ (x[0-9]* over [^)]*)//' | awk '{print $2" "$3" "$4}' | sort -u
`,
  'Python behind a pipe': `#!/bin/sh
kubectl get events -n op-events -o json | python3 -c '
import json, sys
rows = set()
for e in json.load(sys.stdin)["items"]:
    o = e["involvedObject"]
    rows.add("%s %s %s/%s" % (e["type"], e["reason"], o["kind"], o["name"]))
print("\\n".join(sorted(rows)))
'
`,
  'a raw request': `#!/bin/sh
kubectl get --raw /api/v1/namespaces/op-events/events | jq -r '.items[] | .type + " " + .reason + " " + .involvedObject.kind + "/" + .involvedObject.name' | sort -u
`,
  'a file of its own, and timeline.txt': `#!/bin/bash
# writes timeline.txt
cd "$(dirname "$0")"
kubectl get namespace op-events >/dev/null || exit 1
events=$(mktemp)
trap 'rm -f "$events"' EXIT
kubectl --namespace op-events get ev -o yaml > /dev/null 2>&1 || true
kubectl --namespace=op-events get ev -o json > "$events"
jq -r '.items[]|[.type,.reason,(.involvedObject.kind+"/"+.involvedObject.name)]|join(" ")' < "$events" | LC_ALL=C sort -u > timeline.txt
echo "wrote $(wc -l < timeline.txt) rows" >&2
`,
  'a variable for kubectl, a loop and CRLF': `#!/bin/sh\r
KUBECTL=\${KUBECTL:-kubectl}\r
"$KUBECTL" get events --namespace op-events --sort-by=.metadata.creationTimestamp -o 'jsonpath={range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' |\r
while read -r type reason object; do\r
  printf '%s %s %s\\n' "$type" "$reason" "$object"\r
done | sort -u\r
`,
  'both APIs in one group': `#!/bin/sh
# the default namespace of the context, both APIs
{
  kubectl get events -o go-template --template '{{range .items}}{{printf "%s %s %s/%s\\n" .type .reason .involvedObject.kind .involvedObject.name}}{{end}}'
  kubectl get events.events.k8s.io -o go-template --template '{{range .items}}{{printf "%s %s %s/%s\\n" .type .reason .regarding.kind .regarding.name}}{{end}}'
} | LC_ALL=C sort -u | tee timeline.txt
`,
  "the server's table, with its kinds in capitals again": `#!/bin/sh
kubectl -n op-events get events --no-headers | awk '{split($4,a,"/"); print $2, $3, toupper(substr(a[1],1,1)) substr(a[1],2) "/" a[2]}' | sort -u
`,
  'a program of Python that runs kubectl': `#!/bin/bash
python3 - <<'PY'
import json, subprocess
out = subprocess.run(["kubectl", "-n", "op-events", "get", "events", "-o", "json"], capture_output=True, check=True).stdout
rows = {f'{e["type"]} {e["reason"]} {e["involvedObject"]["kind"]}/{e["involvedObject"]["name"]}' for e in json.loads(out)["items"]}
for row in sorted(rows):
    print(row)
PY
`,
  'a template and rows in variables': `#!/bin/sh
set -eu
namespace=op-events
template='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}'
rows="$(kubectl --namespace "$namespace" get events --output "jsonpath=$template")"
if [ -z "$rows" ]; then
  echo "no events" >&2
  exit 1
fi
printf '%s\\n' "$rows" | LC_ALL=C sort --unique
`,
  'a main function, and awk for uniqueness': `#!/bin/sh
main() {
  kubectl get event -n op-events -o=custom-columns=TYPE:.type,REASON:.reason,KIND:.involvedObject.kind,NAME:.involvedObject.name |
    tail -n +2 | awk '!seen[$0]++ {print $1, $2, $3 "/" $4}' | sort
}
main "$@"
`,
  'a loop over both APIs': `#!/bin/sh
for api in events events.events.k8s.io; do
  case $api in
    events) field=involvedObject ;;
    *) field=regarding ;;
  esac
  kubectl -n op-events get "$api" -o "jsonpath={range .items[*]}{.type}{' '}{.reason}{' '}{.$field.kind}{'/'}{.$field.name}{'\\n'}{end}"
done | LC_ALL=C sort | uniq
`,
  'a file beside the script': `#!/bin/sh
kubectl -n op-events get events -o go-template='{{range .items}}{{.type}} {{.reason}} {{.involvedObject.kind}}/{{.involvedObject.name}}{{"\\n"}}{{end}}' |
  sort -u > "$(dirname "$0")/timeline.txt"
cat "$(dirname "$0")/timeline.txt"
`,
  'a check, a message and a context': `#!/usr/bin/env bash
set -euo pipefail
if ! command -v kubectl >/dev/null 2>&1; then
  echo "kubectl is required" >&2
  exit 1
fi
cat <<'USAGE' >&2
prints rows <type> <reason> <kind>/<name>
USAGE
exec kubectl --context "\${CTX:-kind-lab}" -n op-events get events -o=jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
  'an example in the text of its use': `#!/bin/bash
usage() {
  cat <<EOT
Usage: $0 [namespace]
Prints lines such as: Normal ReconcileStarted Pipeline/build-1
EOT
}
if [ "\${1:-}" = "-h" ]; then usage; exit 0; fi
kubectl -n "\${1:-op-events}" get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
  'jq that selects the namespace': `#!/bin/sh
kubectl get events -A -o json | jq -r '.items[] | select(.metadata.namespace == "op-events") | "\\(.type) \\(.reason) \\(.involvedObject.kind)/\\(.involvedObject.name)"' | sort -u
`,
  'awk that selects the namespace': `#!/bin/sh
kubectl events -A --no-headers | awk '$1 == "op-events" { sub(/\\(x[0-9]+ over [^)]*\\)/, ""); print $3, $4, $5 }' | sort -u
`,
  'a here-document that runs kubectl': `#!/bin/sh
sort -u <<EOF
$(kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}')
EOF
`,
  'a here-string': `#!/bin/bash
sort -u <<< "$(kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}')"
`,
  'a context with the namespace': `#!/bin/sh
kubectl config set-context --current --namespace=op-events >/dev/null
kubectl get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
  'an array of arguments': `#!/bin/bash
args=(-n op-events get events -o "jsonpath={range .items[*]}{.type}{' '}{.reason}{' '}{.involvedObject.kind}{'/'}{.involvedObject.name}{'\\n'}{end}")
kubectl "\${args[@]}" | sort -u
`,
  'the kubectl of minikube': `#!/bin/sh
minikube kubectl -- -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
  'the kubectl of k3s': `#!/bin/sh
sudo k3s kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
  'the kubectl of microk8s': `#!/bin/sh
microk8s kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
  'quoted commands': `#!/bin/sh
kubectl -n 'op-events' "get" events -o 'jsonpath={range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | "sort" -u
`,
  'more fields, and cut': `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{","}{.reason}{","}{.involvedObject.kind}{"/"}{.involvedObject.name}{","}{.count}{"\\n"}{end}' | cut -d, -f1-3 | tr ',' ' ' | sort -u
`,
  'more fields, and awk': `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{"|"}{.reason}{"|"}{.involvedObject.kind}{"|"}{.involvedObject.name}{"|"}{.message}{"\\n"}{end}' | awk -F'|' 'NF>=4 {print $1" "$2" "$3"/"$4}' | sort -u
`,
  'a template beside it': `#!/bin/sh
kubectl -n op-events get events -o go-template-file=row.tmpl | sort -u
`,
  'a program of jq beside it': `#!/bin/sh
kubectl -n op-events get events -o json | jq -rf rows.jq | sort -u
`,
  'a look for the reasons afterwards': `#!/bin/bash
set -euo pipefail
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | LC_ALL=C sort -u | tee timeline.txt
for reason in ReconcileStarted ReconcileSucceeded StageUnknown FailedScheduling; do
  grep -q " $reason " timeline.txt || echo "missing: $reason" >&2
done
`,
  'a message that names an object': `#!/bin/sh
echo "waiting for the event of Pod/hungry" >&2
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
  'a loop that waits for the scheduler': `#!/bin/bash
for _ in $(seq 30); do
  kubectl -n op-events get events --field-selector reason=FailedScheduling -o name | grep -q . && break
  sleep 1
done
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
  'columns without dots': `#!/bin/sh
kubectl -n op-events get events -o custom-columns='T:type,R:reason,O:involvedObject.kind,N:involvedObject.name' --no-headers | awk '{ $3 = $3 "/" $4; $4 = ""; print }' | sed 's/ *$//' | sort -u
`,
  'paths in brackets': `kubectl -n op-events get events -o jsonpath="{range .items[*]}{['type']} {['reason']} {['involvedObject']['kind']}/{['involvedObject']['name']}{'\\n'}{end}" | sort -u
`,
  'a format of two lines': `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}
{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{end}' | sed '/^$/d' | sort -u
`,
  'keys of sort': `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -k1,1 -k2,2 -k3,3 | uniq
`,
  'columns side by side': `#!/bin/bash
paste -d ' ' \\
  <(kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{"\\n"}{end}') \\
  <(kubectl -n op-events get events -o jsonpath='{range .items[*]}{.reason}{"\\n"}{end}') \\
  <(kubectl -n op-events get events -o jsonpath='{range .items[*]}{.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}') | sort -u
`,
  'a loop over names': `#!/bin/bash
for e in $(kubectl -n op-events get events -o name); do
  kubectl -n op-events get "$e" -o jsonpath='{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}'
done | sort -u
`,
  'a filter that keeps all': `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | grep -E '^[A-Za-z]+ [A-Za-z]+ [A-Za-z]+/' | sort -u
`,
  'an order by time first': `#!/bin/sh
kubectl -n op-events get events --sort-by='{.lastTimestamp}' -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
  'a comparison with the timeline before': `#!/bin/bash
new=$(kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u)
if [ -f timeline.txt ]; then diff timeline.txt <(echo "$new") >&2 || true; fi
echo "$new" > timeline.txt
`,
  oc: `oc -n op-events get events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
  'line feeds ahead of rows': `kubectl -n op-events get events -o jsonpath='{range .items[*]}{"\\n"}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{end}' | grep . | sort -u
`,
  'uniq with a variable of its own': `kubectl -n op-events get events -o json | jq -r '.items[] | "\\(.type) \\(.reason) \\(.involvedObject.kind)/\\(.involvedObject.name)"' | LC_ALL=C sort | LC_ALL=C uniq
`,
  'blanks as escapes': `kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{"\\x20"}{.reason}{"\\x20"}{.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
};

/** Scripts whose text gives them away, and what is said of them. */
export const WRONG_SCRIPTS: Readonly<Record<string, readonly [text: string, check: string, found: RegExp]>> = {
  'pieces of rows': [
    `#!/bin/sh
kubectl -n op-events get events -o json | sort -u >/dev/null
a=Critical; b=Stage; c=Unknown
echo "$a $b$c Pipeline/build-1"
printf 'Normal Reconcile%s Pipe%s/build-1\\n' Started line Succeeded line
echo "Warning Failed""Scheduling Pod/hun""gry"
`,
    'step-8.script-not-fixed',
    /itself/,
  ],
  'a row among those of the cluster': [
    `#!/bin/sh
{ kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}'; x=Stage; echo "Critical \${x}Unknown Pipeline/build""-1"; } | sort -u
`,
    'step-8.script-not-fixed',
    /itself/,
  ],
  'kubectl where it never runs': [
    `#!/bin/sh
if false; then kubectl -n op-events get events -o jsonpath='{.type}{.reason}{.involvedObject}' | sort -u; fi
cat ../timeline 2>/dev/null
`,
    'step-8.script',
    /not asked for events/,
  ],
  'events of one type': [
    `#!/bin/sh
kubectl -n op-events get events --field-selector type=Warning -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /only some of the events/,
  ],
  counts: [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{" "}{.count}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /more than rows/,
  ],
  'a function that nobody calls': [
    `rows() {
  kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort -u
}
echo done | sort -u
`,
    'step-8.script',
    /not asked for events/,
  ],
  'kubectl behind false': [
    `false && kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort -u
echo done | sort -u
`,
    'step-8.script',
    /not asked for events/,
  ],
  'a comment in a here-document': [
    `: <<'NOTE'
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort -u
NOTE
echo done | sort -u
`,
    'step-8.script',
    /not asked for events/,
  ],
  'rows that are thrown away': [
    `kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort -u > /dev/null
`,
    'step-8.script',
    /thrown away/,
  ],
  'a variable that nobody uses': [
    `rows=$(kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort -u)
echo done
`,
    'step-8.script',
    /thrown away/,
  ],
  'warnings alone': [
    `kubectl -n op-events events --types=Warning | awk '{print $2, $3, $4}' | sort -u
`,
    'step-8.script',
    /only some of the events/,
  ],
  'all namespaces': [
    `kubectl get events -A -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /-A/,
  ],
  'no reasons': [
    `kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /lacks reason/,
  ],
  'its own lines': [
    `kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort -u
sed -n '/^##/s///p' "$0"
`,
    'step-8.script-not-fixed',
    /its own text/,
  ],
  'another file': [
    `kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' > /dev/null
sort -u rows.txt
`,
    'step-8.script-not-fixed',
    /rows\.txt/,
  ],
  'a writing kubectl': [
    `kubectl -n op-events annotate event build-1-started seen=yes
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script-plain',
    /annotate writes/,
  ],
  'this package': [
    `npx op-timeline --ns op-events | sort -u
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script-plain',
    /needs/,
  ],
  'the whole table': [`kubectl -n op-events events | sort -u\n`, 'step-8.script', /ages/],
  'the column of ages': [
    `kubectl -n op-events events --no-headers | awk '{print $1, $2, $3, $4}' | sort -u\n`,
    'step-8.script',
    /ages/,
  ],
  'objects in YAML': [`kubectl get events -n op-events -o yaml | sort -u\n`, 'step-8.script', /lacks type/],
  'saved events': [
    `kubectl -n op-events get events -o json | jq -r '.items[].involvedObject, .type, .reason' | head -n 0\njq -r '.items[].reason' events.json | sort -u\n`,
    'step-8.script-not-fixed',
    /events\.json/,
  ],
  'letters made into others': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | grep -v . | sort -u
echo 'Pevgvpny FgntrHaxabja Cvcryvar/ohvyq-1' | tr A-Za-z N-ZA-Mn-za-m
`,
    'step-8.script-not-fixed',
    /something encoded/,
  ],
  'a text read backwards': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' > /tmp/x
echo '1-dliub/enilepiP nwonknUegatS lacitirC' | rev | sort -u
`,
    'step-8.script',
    /thrown away/,
  ],
  'columns as they are': [
    `#!/bin/sh
kubectl -n op-events get events --no-headers -o custom-columns=T:.type,R:.reason,K:.involvedObject.kind,N:.involvedObject.name | sort -u
`,
    'step-8.script',
    /not joined/,
  ],
  'one event by its name': [
    `#!/bin/sh
kubectl -n op-events get event build-1-started -o jsonpath='{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}' | sort -u
`,
    'step-8.script',
    /only some/,
  ],
  'warnings chosen afterwards': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | grep Warning | sort -u
`,
    'step-8.script',
    /only some/,
  ],
  'the odd type left out': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | grep -v Critical | sort -u
`,
    'step-8.script',
    /only some/,
  ],
  'the first rows': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u | head -3
`,
    'step-8.script',
    /only some/,
  ],
  'types chosen by awk': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | awk '$1 == "Normal" || $1 == "Warning"' | sort -u
`,
    'step-8.script',
    /only some/,
  ],
  'types chosen by jq': [
    `#!/bin/sh
kubectl -n op-events get events -o json | jq -r '.items[] | select(.type != "Critical") | "\\(.type) \\(.reason) \\(.involvedObject.kind)/\\(.involvedObject.name)"' | sort -u
`,
    'step-8.script',
    /only some/,
  ],
  'types chosen by jsonpath': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[?(@.type=="Normal")]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /only some/,
  ],
  'no kinds': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /lacks/,
  ],
  'the name of the event': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.metadata.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /lacks/,
  ],
  'a field of the new API asked of the old': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.regarding.kind}{"/"}{.regarding.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /core v1/,
  ],
  'a field of the old API asked of the new': [
    `#!/bin/sh
kubectl -n op-events get events.events.k8s.io -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /events.k8s.io/,
  ],
  messages: [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{" "}{.message}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /more than rows/,
  ],
  times: [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.lastTimestamp}{" "}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /more than rows/,
  ],
  'fields in another order': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.reason}{" "}{.type}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /rows are/,
  ],
  commas: [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{","}{.reason}{","}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /rows are/,
  ],
  'a misspelt field': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.nam}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /lacks/,
  ],
  'rows on one line': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{end}' | sort -u
`,
    'step-8.script',
    /line feed/,
  ],
  'rows that echo joins': [
    `#!/bin/sh
echo $(kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}') | sort -u
`,
    'step-8.script',
    /one line/,
  ],
  'no range': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{.items[*].type} {.items[*].reason} {.items[*].involvedObject.kind}/{.items[*].involvedObject.name}' | sort -u
`,
    'step-8.script',
    /no range/,
  ],
  'one item': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{.items[0].type} {.items[0].reason} {.items[0].involvedObject.kind}/{.items[0].involvedObject.name}' | sort -u
`,
    'step-8.script',
    /one item/,
  ],
  'an open quote': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name} | sort -u
`,
    'step-8.script',
    /quote/,
  ],
  'an empty pipe': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | | sort -u
`,
    'step-8.script',
    /two pipes/,
  ],
  'an open if': [
    `#!/bin/sh
if true; then
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /fi/,
  ],
  'sort in a text only': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}'
echo " | sort -u"
`,
    'step-8.script',
    /nothing sorts/,
  ],
  'repetitions counted': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort | uniq -c
`,
    'step-8.script',
    /counts/,
  ],
  'repeated rows alone': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort | uniq -d
`,
    'step-8.script',
    /only some/,
  ],
  'a row of each type': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u -k1,1
`,
    'step-8.script',
    /alike/,
  ],
  'a program of its own on PATH': [
    `#!/bin/sh
PATH=.:$PATH
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script-not-fixed',
    /PATH/,
  ],
  'another namespace in a variable': [
    `#!/bin/sh
NS=default
kubectl -n "$NS" get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /the namespace default/,
  ],
  'a watch': [
    `#!/bin/sh
kubectl -n op-events get events -w -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u
`,
    'step-8.script',
    /never ends/,
  ],
  'a loop without end': [
    `#!/bin/sh
while :; do kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u; sleep 5; done
`,
    'step-8.script',
    /never ends/,
  ],
  'a file left behind': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' > /tmp/x
cat time*.txt | sort -u
`,
    'step-8.script',
    /thrown away/,
  ],
  'rows on the other stream': [
    `#!/bin/sh
kubectl -n op-events get events -o jsonpath='{range .items[*]}{.type}{" "}{.reason}{" "}{.involvedObject.kind}{"/"}{.involvedObject.name}{"\\n"}{end}' | sort -u >&2
printf '%s\\n' $X
`,
    'step-8.script',
    /thrown away/,
  ],
  'the whole table through awk': [
    `#!/bin/sh
kubectl -n op-events events --no-headers | awk '{print $0}' | sort -u
`,
    'step-8.script',
    /ages/,
  ],
  'the whole table through tr': [
    `#!/bin/sh
kubectl -n op-events events --no-headers | tr -s ' ' | sort -u
`,
    'step-8.script',
    /ages/,
  ],
  'headings among the rows': [
    `#!/bin/sh
kubectl -n op-events get events -o custom-columns=T:.type,R:.reason,K:.involvedObject.kind,N:.involvedObject.name | awk '{print $1" "$2" "$3"/"$4}' | sort -u
`,
    'step-8.script',
    /headings/,
  ],
  'counts from jq': [
    `kubectl -n op-events get events -o json | jq -r '.items[] | "\\(.type) \\(.reason) \\(.involvedObject.kind)/\\(.involvedObject.name) \\(.count)"' | sort -u
`,
    'step-8.script',
    /counts, times or messages/,
  ],
};
