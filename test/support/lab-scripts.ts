/** Scripts that print the rows of the lab's namespace, each in a way of its own. */
export const RIGHT_SCRIPTS: Readonly<Record<string, string>> = {
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
    /counts or times/,
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
};
