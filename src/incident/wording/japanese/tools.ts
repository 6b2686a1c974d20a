import { toldTools } from '../told-tools.ts';

/** What tools do with a type that they do not expect, by the words that a finding has for it. */
const EFFECTS: Readonly<Record<string, string>> = {
  'refuses it, so no filter selects it': '受け付けないので絞り込めない',
  'shows it as a warning': '警告として表示',
  'passes it over': '無視',
  'exports it with severity INFO': '重大度 INFO で出力',
  'hides it from its view of faults': '障害の表示から隠す',
  'loses the type': 'type を失う',
  'does not match it': '一致しない',
};

/** Tools and what they do, each as `tool: what it does`; what is not known here keeps its words. */
export function japaneseTools(tools: readonly string[]): string {
  return toldTools(tools, EFFECTS).join('、');
}
