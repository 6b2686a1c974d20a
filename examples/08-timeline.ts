// Step 8: what happened, from events alone: one row for every different thing that was said, without ages, times and
// counts, so that two runs can be compared. The account of the incident is then made of these rows and nothing else.
import { buildTimeline, draftIncident, parseRows, renderRows, timelineFromRows } from 'op-timeline';
import { NAMESPACE } from './lab.ts';
import { runIfMain, type Step } from './run.ts';

/** The same rows for whoever has kubectl only; what it is given goes to kubectl: `sh timeline.sh --context kind`. */
const SCRIPT = `#!/bin/sh
# Prints <type> <reason> <kind>/<name> of every event in the namespace ${NAMESPACE}, each once, in the order of its bytes.
set -eu
rows=$(kubectl "$@" -n ${NAMESPACE} get events \\
  -o jsonpath='{range .items[*]}{.type} {.reason} {.involvedObject.kind}/{.involvedObject.name}{"\\n"}{end}')
if [ -n "$rows" ]; then printf '%s\\n' "$rows" | LC_ALL=C sort -u; fi
`;

export const timeline: Step = {
  name: '08-timeline',
  async run(lab) {
    lab.write('timeline.sh', SCRIPT, 0o755);

    const { events, rejected, inputs } = await lab.events();
    lab.write('timeline.txt', renderRows(buildTimeline(events, { rejected, inputs })));

    const rows = parseRows(lab.readText('timeline.txt'));
    lab.write('incident.txt', draftIncident(timelineFromRows(rows), { readFrom: ['timeline.txt'] }).text);
  },
};

await runIfMain(import.meta.url, timeline);
