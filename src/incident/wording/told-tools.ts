/** Tools and what they do, each as `tool: what it does`, in the words of a table; what it does not know keeps its words. */
export function toldTools(tools: readonly string[], effects: Readonly<Record<string, string>>): string[] {
  return tools.map((tool) => {
    const at = tool.lastIndexOf(': ');
    const effect = tool.slice(at + 2);
    const words = Object.hasOwn(effects, effect) ? effects[effect] : effect;
    return at < 0 ? tool : `${tool.slice(0, at)}: ${words}`;
  });
}
