import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countVitest, sumCounts, UNSTEADY_ALLOWED } from './test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a test file that could not be loaded counts as one failure', () => {
  const file = report({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}, {}, {}] },
    ],
  });
  expect(countVitest('unit', file, 1)).toMatchObject({ name: 'unit', passed: 3, failed: 2 });
});

test('a run that ends badly is a failure even when no test failed, or no report was left', () => {
  const good = report({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  expect(countVitest('unit', good, 0).failed).toBe(0);
  expect(countVitest('unit', good, 1).failed).toBe(1);
  expect(countVitest('unit', join(folder, 'absent.json'), 0).failed).toBe(1);
  expect(countPlaywright('e2e', join(folder, 'absent.json'), 1).failed).toBe(1);
});

test('a set-up that failed counts as failed', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 0 }, errors: [{}] });
  expect(countPlaywright('e2e', file, 1)).toMatchObject({ name: 'e2e', passed: 5, failed: 2 });
});

test('browser tests that passed at a second try pass when they are few, and all fail when they are more', () => {
  const few = report({ stats: { expected: 5, unexpected: 0, flaky: UNSTEADY_ALLOWED }, errors: [] });
  expect(countPlaywright('e2e', few, 0)).toMatchObject({ name: 'e2e', passed: 5 + UNSTEADY_ALLOWED, failed: 0 });
  const more = report({ stats: { expected: 5, unexpected: 0, flaky: UNSTEADY_ALLOWED + 1 }, errors: [] });
  expect(countPlaywright('e2e', more, 0)).toMatchObject({ name: 'e2e', passed: 5, failed: UNSTEADY_ALLOWED + 1 });
});

test('what failed is named with how its message begins, and so is what passed at a second try', () => {
  const unit = report({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: 'Cannot find b\nat a', assertionResults: [] },
      {
        name: 'c.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'c holds' },
          { status: 'failed', fullName: 'c counts', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'] },
        ],
      },
    ],
  });
  expect(countVitest('unit', unit, 1).failures).toEqual(['a.test.ts: Cannot find b', 'c counts: expected 1']);
  const browser = report({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [{ title: 'holds', file: 'd.spec.ts', tests: [{ status: 'expected', results: [{}] }] }],
        suites: [
          {
            specs: [
              {
                title: 'counts',
                file: 'd.spec.ts',
                tests: [{ status: 'flaky', results: [{ error: { message: 'late' } }, {}] }],
              },
              {
                title: 'ends',
                file: 'd.spec.ts',
                tests: [{ status: 'unexpected', results: [{ error: { message: 'no' } }] }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(countPlaywright('e2e', browser, 1).failures).toEqual([
    'flaky, d.spec.ts: counts: late',
    'unexpected, d.spec.ts: ends: no',
  ]);
});

test('the sum', () => {
  expect(
    sumCounts([
      { name: 'a', passed: 2, failed: 1 },
      { name: 'b', passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});
