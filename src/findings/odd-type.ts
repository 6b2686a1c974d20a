import { CONVENTIONAL_TYPES } from '../event/conventions.ts';
import type { Detector } from './detector.ts';
import { evidenceOf, groupBy, reasonsOf } from './evidence.ts';
import type { FindingArgs } from './finding.ts';

/** One for each object and type outside Normal and Warning, an absent type among them. */
export const oddType: Detector<'odd-type'> = ({ statements }) => {
  const odd = statements.filter(({ type }) => !CONVENTIONAL_TYPES.includes(type));
  return groupBy(odd, ({ object, type }) => JSON.stringify([object, type])).map((group) => {
    const [{ subject, type }] = group as [(typeof group)[0]];
    const args: FindingArgs['odd-type'] = {
      type,
      reasons: reasonsOf(group),
      implies: 'not-client-go',
      nearly: nearly(type),
      tools: toolsThatMisread(type),
    };
    return {
      code: 'odd-type',
      severity: 'notice',
      subject,
      state: 'open',
      root: true,
      args,
      evidence: evidenceOf(group),
    };
  });
};

function nearly(type: string): 'Normal' | 'Warning' | '' {
  const folded = type.trim().toLowerCase();
  return folded === 'normal' ? 'Normal' : folded === 'warning' ? 'Warning' : '';
}

/**
 * What well-known tools make of a type they do not expect, read in their sources: kubectl v0.37 pkg/cmd/events/events.go,
 * derailed/k9s internal/render/ev.go, headlamp frontend lib/k8s/event.ts, GoogleCloudPlatform/k8s-stackdriver
 * event-exporter, derailed/popeye, open-telemetry k8seventsreceiver.
 */
function toolsThatMisread(type: string): string[] {
  const tools = [
    'kubectl events --types: refuses it, so no filter selects it',
    'Headlamp: shows it as a warning',
    'Popeye: passes it over',
    'GKE event exporter: exports it with severity INFO',
  ];
  if (type !== 'Error') tools.push('k9s: hides it from its view of faults');
  if (!/^(?:error|critical|normal|warning)$/i.test(type))
    tools.push('OpenTelemetry k8sevents receiver: loses the type');
  if (nearly(type) !== '') tools.push(`field selector type=${nearly(type)}: does not match it`);
  return tools;
}
