import { OpTimelineError } from '../error.ts';
import { catalogueOf, type ReasonsOption } from '../findings/reasons-option.ts';
import { readFile } from '../input/file.ts';
import type { ReasonCatalogue } from '../reasons/index.ts';
import { builtInCatalogue } from '../reasons/index.ts';

/** The built-in reasons behind those of the files named: YAML or JSON, in the shape of the catalogue's own entries. */
export async function readReasons(files: readonly string[]): Promise<ReasonCatalogue | undefined> {
  if (files.length === 0) return undefined;
  const { yamlValue } = await import('../formats/yaml-documents.ts');
  let catalogue = builtInCatalogue();
  // The first file wins, so it is put on top last.
  for (const file of [...files].reverse()) {
    const text = new TextDecoder().decode(await readFile(file));
    try {
      catalogue = catalogueOf(yamlValue(text, 100) as ReasonsOption, catalogue);
    } catch (cause) {
      const [message = ''] = (cause as Error).message.split('\n');
      const remedy = cause instanceof OpTimelineError ? cause.remedy : 'YAML or JSON is expected, a list of entries';
      throw new OpTimelineError('bad-reasons', `${file}: ${message}`, { remedy, cause });
    }
  }
  return catalogue;
}
