import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'src');

/** From the top down: a layer may import from itself and from those above it, never from below. */
const LAYERS = [
  ['error', 'text', 'reasons'],
  ['event'],
  ['formats'],
  ['timeline'],
  ['redact'],
  ['findings'],
  ['incident'],
  ['render'],
  ['analyze'],
  ['index'],
  ['input'],
  ['cluster', 'lab'],
  ['cli'],
  ['bin'],
];

/** The layers without file system, network, clock, process or console. */
const PURE = [
  'error',
  'text',
  'reasons',
  'event',
  'formats',
  'timeline',
  'redact',
  'findings',
  'incident',
  'render',
  'analyze',
  'index',
];

/** Of the packages that cost start-up time: where each may be imported at all. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  '@kubernetes/client-node': ['input/cluster/client-auth.ts'],
  yaml: [
    'formats/yaml.ts',
    'formats/yaml-cut.ts',
    'formats/yaml-documents.ts',
    'render/yaml.ts',
    'cli/',
    'input/cluster/',
  ],
  'string-width': ['render/table.ts'],
};

interface Import {
  readonly file: string;
  readonly target: string;
  readonly lazy: boolean;
  readonly typeOnly: boolean;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));
}

function importsOf(path: string): Import[] {
  const text = readFileSync(path, 'utf8');
  const file = relative(SOURCE, path).split(sep).join('/');
  const fixed = [...text.matchAll(/^(?:import|export)\s+(type\s+)?[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm)];
  const lazy = [...text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)];
  return [
    ...fixed.map((match) => ({
      file,
      target: match[2] ?? (match[3] as string),
      lazy: false,
      typeOnly: Boolean(match[1]),
    })),
    ...lazy.map((match) => ({ file, target: match[1] as string, lazy: true, typeOnly: false })),
  ];
}

function layerOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] as string) : file.replace(/\.ts$/, '');
}

function rankOf(layer: string): number {
  return LAYERS.findIndex((names) => names.includes(layer));
}

const sources = filesIn(SOURCE);
const imports = sources.flatMap(importsOf);

describe('the layers of the source', () => {
  test('are all known', () => {
    const layers = new Set(sources.map((path) => layerOf(relative(SOURCE, path).split(sep).join('/'))));
    expect([...layers].filter((layer) => rankOf(layer) < 0)).toEqual([]);
    expect(imports.length).toBeGreaterThan(200);
  });

  test('import upwards only', () => {
    const downward = imports.filter(({ file, target }) => {
      if (!target.startsWith('.')) return false;
      const to = join(dirname(file), target).split(sep).join('/');
      if (to.startsWith('..')) return !to.endsWith('package.json') || layerOf(file) !== 'cli';
      const [from, into] = [layerOf(file), layerOf(to)];
      return rankOf(into) > rankOf(from) || (rankOf(into) === rankOf(from) && into !== from && into !== 'error');
    });
    expect(downward).toEqual([]);
  });

  test('leave reasons free of everything else', () => {
    const outside = imports.filter(
      ({ file, target }) => layerOf(file) === 'reasons' && !/^\.\.?\/(?!\.\.)/.test(target),
    );
    expect(outside.filter(({ target }) => !target.startsWith('./') && !target.startsWith('../'))).toEqual([]);
    const reaching = imports.filter(({ file, target }) => {
      return layerOf(file) === 'reasons' && !join(dirname(file), target).startsWith('reasons');
    });
    expect(reaching).toEqual([]);
  });

  test('keep the core pure', () => {
    const impure =
      /\b(?:process|console|globalThis|fetch|setTimeout|setInterval|Math\.random|Date\.now|performance)\b|new Date\(\)|localeCompare|toLocale/;
    const built = imports.filter(({ file, target }) => PURE.includes(layerOf(file)) && target.startsWith('node:'));
    expect(built).toEqual([]);
    const using = sources.flatMap((path) => {
      const file = relative(SOURCE, path).split(sep).join('/');
      if (!PURE.includes(layerOf(file))) return [];
      const lines = readFileSync(path, 'utf8').split('\n');
      // Comments and texts may speak of what code may not use; catalogues are texts throughout.
      return lines
        .map((line) =>
          line.replace(/\/\/.*|^\s*\*.*|\/\*.*/g, '').replace(/'[^']*'|`[^`]*`|"[^"]*"|\/[^/\s][^/]*\/[gimsuy]*/g, ''),
        )
        .flatMap((line) =>
          !file.startsWith('reasons/catalogue/') && impure.test(line) ? [`${file}: ${line.trim()}`] : [],
        );
    });
    expect(using).toEqual([]);
  });
});

describe('the packages that are used', () => {
  test.each(Object.entries(PLACES))('%s is imported only where it may cost its time', (name, places) => {
    const uses = imports.filter(
      ({ target, typeOnly }) => !typeOnly && (target === name || target.startsWith(`${name}/`)),
    );
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter(({ file }) => !places.some((place) => file.startsWith(place)))).toEqual([]);
  });

  test('client-node is loaded lazily', () => {
    const uses = imports.filter(({ target }) => target.startsWith('@kubernetes/client-node'));
    expect(uses.filter(({ lazy, typeOnly }) => !lazy && !typeOnly)).toEqual([]);
  });

  test('the command loads lazily what the rows of a file do not need', () => {
    const reached = new Set<string>();
    const visit = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const { target, lazy, typeOnly } of imports.filter((found) => found.file === file)) {
        if (!lazy && !typeOnly && target.startsWith('.')) visit(join(dirname(file), target).split(sep).join('/'));
      }
    };
    visit('bin.ts');
    visit('cli/timeline-command.ts');
    expect([...reached].some((file) => file.startsWith('timeline/'))).toBe(true);
    const late =
      /^(?:incident|input\/cluster|reasons\/(?:meanings|states))\/|^reasons\/(?:describe|near|no-reasons)|^cli\/reason-hints|^cli\/reasons-(?!files)|^timeline\/(?:resource|served)|^cli\/(?:live|kubectl-for)|^findings\/index|yaml(?:-documents)?\.ts$|^render\/(?!rows)/;
    expect([...reached].filter((file) => late.test(file))).toEqual([]);
  });

  test('the examples take the library by its name, as a reader would', () => {
    const taken = new Set(
      filesIn(join(ROOT, 'examples')).flatMap((path) => importsOf(path).map(({ target }) => target)),
    );
    const own = ['op-timeline', 'op-timeline/cluster', '@kubernetes/client-node', 'yaml'];
    expect([...taken]).toEqual(expect.arrayContaining(own));
    expect([...taken].filter((target) => !/^(?:node:|\.\/)/.test(target) && !own.includes(target))).toEqual([]);
  });

  test('date-fns and lodash come by the function, nowhere as a whole', () => {
    const everywhere = [...filesIn(join(ROOT, 'test')), ...filesIn(join(ROOT, 'bench')), ...sources];
    const whole = everywhere.filter((path) => /from '(?:date-fns|lodash|lodash-es)'/.test(readFileSync(path, 'utf8')));
    expect(whole).toEqual([]);
  });
});
