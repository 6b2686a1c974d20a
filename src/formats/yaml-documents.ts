import type { CST, Document, DocumentOptions, ParseOptions, SchemaOptions } from 'yaml';
import { Composer, LineCounter, Parser } from 'yaml';

/**
 * No value of Kubernetes is nested nearly as deep. The library's composer goes down by recursion, and near the end of the
 * stack the whole process can be lost, not only the call (V8 gives up on a regular expression it has no room to compile).
 */
const DEEPEST = 300;

/**
 * The documents of a YAML stream, with their errors. What is nested deeper than 300 loses what lies below: events and manifests
 * are rejected by their depth long before, and no other file this reads has use for it. A block nested by thousands throws a
 * RangeError.
 */
export function yamlDocuments(
  text: string,
  options: ParseOptions & DocumentOptions & SchemaOptions = {},
): Document.Parsed[] {
  const lines = options.lineCounter ?? new LineCounter();
  const given = { prettyErrors: false, logLevel: 'silent', ...options } as const;
  return [...new Composer(given).compose(pruned(new Parser(lines.addNewLine).parse(text)))] as Document.Parsed[];
}

/** The value of a text that is one YAML document. Throws what is wrong with it. */
export function yamlValue(text: string, maxAliasCount: number): unknown {
  const [document, more] = yamlDocuments(text);
  const error = document?.errors[0];
  if (error) throw error;
  if (more) throw new SyntaxError('more than one YAML document');
  return document?.toJS({ maxAliasCount });
}

function* pruned(tokens: Iterable<CST.Token>): Generator<CST.Token> {
  for (const token of tokens) {
    if (token.type === 'document') prune(token.value);
    yield token;
  }
}

function prune(root: CST.Token | undefined): void {
  const open: { token: CST.Token; depth: number }[] = root ? [{ token: root, depth: 1 }] : [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { token, depth } = next;
    if (!('items' in token)) continue;
    if (depth > DEEPEST) {
      token.items.length = 0;
      continue;
    }
    for (const { key, value } of token.items) {
      if (key) open.push({ token: key, depth: depth + 1 });
      if (value) open.push({ token: value, depth: depth + 1 });
    }
  }
}
