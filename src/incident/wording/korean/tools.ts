import { toldTools } from '../told-tools.ts';

/** What tools do with a type that they do not expect, by the words that a finding has for it. */
const EFFECTS: Readonly<Record<string, string>> = {
  'refuses it, so no filter selects it': '받지 않으므로 필터로 선택할 수 없음',
  'shows it as a warning': '경고로 표시',
  'passes it over': '무시',
  'exports it with severity INFO': '심각도 INFO로 내보냄',
  'hides it from its view of faults': '장애 보기에서 숨김',
  'loses the type': 'type을 잃음',
  'does not match it': '일치하지 않음',
};

/** Tools and what they do, each as `tool: what it does`; what is not known here keeps its words. */
export function koreanTools(tools: readonly string[]): string {
  return toldTools(tools, EFFECTS).join('; ');
}
