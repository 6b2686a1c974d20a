/** Where a command may begin: at the start of a line, behind an operator, a bracket or a word that a command follows. */
export const START = String.raw`(?:^|[|;&({\x60\n]|\b(?:do|then|else|if|elif|while|until|time|exec|command|env|eval|sudo|nice|xargs)\b|!|\btimeout\s+\S+)\s*(?:[A-Za-z_]\w{0,60}=\S{0,200}\s+){0,9}`;

/** Programs that hand on to kubectl what stands behind it. */
const CARRIER = /(?:\bminikube(?:\s+(?:-p|--profile)[\s=]\S+)?|\b(?:k3s|k0s|rke2|microk8s))\s+kubectl(?:\s+--)?(?=\s)/g;

/** A plain word in quotes. */
const QUOTED = /(?<=^|[\s|;&(])(["'])([\w./-]+)\1(?=$|[\s|;&)])/gm;

/** The code with `kubectl` in the place of variables, arrays, aliases, functions and other programs that stand for it. */
export function withKubectlByName(code: string): string {
  let plain = withoutArrays(code.replace(QUOTED, '$2')).replace(CARRIER, 'kubectl');
  plain = asCommand(plain, 'oc');
  plain = plain.replace(/"?\$\{\w+:?[-=](["']?)(kubectl[^}"']*)\1\}"?/g, '$2');
  const assigned =
    /(?:^|[\s;])(?:alias\s+|export\s+|readonly\s+|local\s+)?([A-Za-z_]\w*)=["']?((?:[\w./-]*\/)?kubectl(?:[ \t]+[^"'\n;|&]*)?)["']?(?=[\s;]|$)/gm;
  const values = new Map([...plain.matchAll(assigned)].map(([, name = '', value = '']) => [name, value]));
  for (const [name, value] of values) {
    const use = new RegExp(`"?\\$(?:${name}\\b|\\{${name}\\})"?`, 'g');
    plain = plain.replace(use, () => value.trim());
    if (new RegExp(`\\balias\\s+${name}=`).test(plain)) plain = asCommand(plain, name);
  }
  const wrapper = /(?:^|[\s;])(?:function\s+)?([A-Za-z_]\w*)\s*\(\)\s*\{[^}]*\bkubectl\b[^}]*\$[@*][^}]*\}/g;
  const wrappers = new Set([...plain.matchAll(wrapper)].map(([, name = '']) => name));
  for (const name of wrappers) plain = asCommand(plain, name);
  return plain;
}

function asCommand(code: string, name: string): string {
  return code.replace(new RegExp(`(${START})${name}(?=[ \\t])`, 'gm'), '$1kubectl');
}

/** The code with what arrays hold in the place of `${name[@]}`. */
function withoutArrays(code: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of code.matchAll(/(?:^|[\s;])([A-Za-z_]\w*)\+?=\(([^()]*)\)/gm)) {
    values.set(name, `${values.get(name) ?? ''} ${value.trim()}`.trim());
  }
  const filled = code.replace(/"?\$\{([A-Za-z_]\w*)\[[@*]\]\}"?/g, (use, name: string) => values.get(name) ?? use);
  return filled.length > MOST_CHARACTERS ? code : filled;
}

/** What a script is at most with its arrays filled in. */
const MOST_CHARACTERS = 64 * 1024;
