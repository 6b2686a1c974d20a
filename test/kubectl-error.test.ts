import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { kubectlError } from '../src/index.ts';
import { fixture } from './support/fixtures.ts';

/** Statuses, most of them a kube-apiserver's, and what kubectl 1.36 printed for each on standard error. */
const printed: { status: { code: number; reason?: string; message?: string }; stderr: string }[] = JSON.parse(
  gunzipSync(readFileSync(fixture('kubectl-print', 'errors.json.gz'))).toString('utf8'),
);

describe('kubectlError', () => {
  test.each(printed)('$status.code $status.reason: $status.message', ({ status, stderr }) => {
    expect(kubectlError(status)).toBe(stderr);
  });

  test('tells what was done with which file, but not of a validation error', () => {
    const options = { verb: 'creating', file: 'event "bad".yaml' };
    const status = { reason: 'BadRequest', message: 'no name', code: 400 };
    expect(kubectlError(status, options)).toBe(
      'Error from server (BadRequest): error when creating "event \\"bad\\".yaml": no name\n',
    );
    const invalid = {
      reason: 'Invalid',
      details: { kind: 'Event', name: 'e', causes: [{ field: 'a', message: 'b' }] },
    };
    expect(kubectlError(invalid, options)).toBe('The Event "e" is invalid: a: b\n');
  });

  test.each<[unknown]>([[null], ['text'], [{ details: 1, reason: 2, message: {} }]])('takes %j', (status) => {
    expect(kubectlError(status)).toBe('Error from server: \n');
  });
});
