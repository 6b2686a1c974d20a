import { OpTimelineError } from '../error.ts';
import type { Finding, FindingCode } from '../findings/finding.ts';
import { FINDING_CODES } from '../findings/finding.ts';
import { isAtLeast } from '../findings/rank.ts';
import { excerpt } from '../text/hidden.ts';
import { namesKind } from '../timeline/kind-names.ts';
import type { Subject } from '../timeline/subject.ts';

type Test = (finding: Finding) => boolean;

/** Whether a finding is one that `--fail-on` names. Throws `bad-option` for a word it does not know. */
export function failTest(values: readonly string[]): Test {
  const tests = values.map(failTestOf);
  return (finding) => tests.some((test) => test(finding));
}

function failTestOf(value: string): Test {
  const [word = '', state, ...more] = value.split(':');
  const least = word === 'warning' || word === 'critical' ? word : undefined;
  if ((!least && !isCode(word)) || more.length > 0 || (state !== undefined && state !== 'open')) {
    throw unknown('--fail-on', value, 'warning, critical or CODE, each also with :open behind it, of the codes ');
  }
  const matches: Test = least ? ({ severity }) => isAtLeast(severity, least) : ({ code }) => code === word;
  return (finding) => matches(finding) && (state === undefined || finding.state === state);
}

/**
 * Whether a finding stays, by the values of `--ignore`; `nameOf` is what an object of that name is called in findings.
 * Throws `bad-option` for a code it does not know.
 */
export function keepTest(values: readonly string[], nameOf: (name: string) => string = (name) => name): Test {
  const ignored = values.map((value): Test => {
    const equals = value.indexOf('=');
    const code = equals < 0 ? value : value.slice(0, equals);
    const object = equals < 0 ? undefined : value.slice(equals + 1);
    if (!isCode(code) || (object !== undefined && !object.includes('/'))) {
      throw unknown('--ignore', value, 'CODE or CODE=KIND/NAME, of the codes ');
    }
    // Pods have new names every day; their workload keeps its own.
    const isAbout = ({ subject, workload }: Finding) =>
      object === undefined || [subject, workload].some((one) => one && isObject(one, object, nameOf));
    return (finding) => finding.code === code && isAbout(finding);
  });
  return (finding) => !ignored.some((test) => test(finding));
}

/** Kinds in any letter case, as kubectl takes them. */
function isObject({ kind, name }: Subject, object: string, nameOf: (name: string) => string): boolean {
  const slash = object.indexOf('/');
  return namesKind(object.slice(0, slash), kind) && nameOf(object.slice(slash + 1)) === name;
}

function isCode(code: string): code is FindingCode {
  return (FINDING_CODES as readonly string[]).includes(code);
}

function unknown(flag: string, value: string, expected: string): OpTimelineError {
  return new OpTimelineError('bad-option', `${flag} does not know ${excerpt(JSON.stringify(value), 60)}`, {
    remedy: `it takes ${expected}${FINDING_CODES.join(', ')}`,
  });
}
