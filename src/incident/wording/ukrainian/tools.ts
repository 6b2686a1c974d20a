import { toldTools } from '../told-tools.ts';

/** What tools do with a type that they do not expect, by the words that a finding has for it. */
const EFFECTS: Readonly<Record<string, string>> = {
  'refuses it, so no filter selects it': 'не приймає його, тож жоден фільтр його не вибере',
  'shows it as a warning': 'показує як попередження',
  'passes it over': 'пропускає',
  'exports it with severity INFO': 'експортує з рівнем INFO',
  'hides it from its view of faults': 'не показує серед збоїв',
  'loses the type': 'губить тип',
  'does not match it': 'його не знаходить',
};

/** Tools and what they do, each as `tool: what it does`; what is not known here keeps its words. */
export function ukrainianTools(tools: readonly string[]): string {
  return toldTools(tools, EFFECTS).join('; ');
}
