import { describe, expect, test } from 'vitest';
import { failedIds, gradeVariant, type Variant } from './support/lab-answer.ts';
import * as step1 from './support/lab-variants/step-1.ts';
import * as step2 from './support/lab-variants/step-2.ts';
import * as step3 from './support/lab-variants/step-3.ts';
import * as step4 from './support/lab-variants/step-4.ts';
import * as step5 from './support/lab-variants/step-5.ts';
import * as step6 from './support/lab-variants/step-6.ts';
import * as step7 from './support/lab-variants/step-7.ts';
import * as step8 from './support/lab-variants/step-8.ts';

const STEPS: readonly { readonly RIGHT: readonly Variant[]; readonly WRONG: readonly Variant[] }[] = [
  ...[step1, step2, step3, step4],
  ...[step5, step6, step7, step8],
];

test('the recorded answer is right in all', () => {
  const report = gradeVariant({});
  expect(report.checks.filter(({ result }) => result !== 'pass')).toEqual([]);
  expect(report.passed).toBe(true);
});

describe.each(STEPS.map((step, index) => ({ ...step, number: index + 1 })))(
  'step $number',
  ({ RIGHT, WRONG, number }) => {
    test('has enough variants', () => {
      expect(RIGHT.length).toBeGreaterThanOrEqual(5);
      expect(WRONG.length).toBeGreaterThanOrEqual(12);
    });

    test.each(RIGHT)('is right with $title', ({ edit }) => {
      const report = gradeVariant(edit);
      expect(report.checks.filter(({ result }) => result !== 'pass')).toEqual([]);
      expect(report.passed).toBe(true);
    });

    test.each(WRONG)('is wrong with $title', ({ edit, fails }) => {
      const report = gradeVariant(edit);
      expect(failedIds(report)).toEqual([fails].flat());
      expect(report.passed).toBe(false);
      expect(report.checks.filter(({ result, step }) => result !== 'pass' && step !== number && number !== 1)).toEqual(
        [],
      );
    });
  },
);
