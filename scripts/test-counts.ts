import { existsSync, readFileSync } from 'node:fs';

/** What one suite did, read from its machine-readable report. */
export type SuiteCount = { name: string; passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

/**
 * Counts of a Vitest JSON report. A file that could not even be loaded has no tests and counts as one failure, and so
 * does a run that left no report or ended badly without saying which test failed.
 *
 * @param exitCode of the run
 */
export function countVitest(name: string, file: string, exitCode: number): SuiteCount {
  if (!existsSync(file)) return { name, passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + unloaded;
  return { name, passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** Counts of a Playwright JSON report; a test that passed only on another try counts as failed. */
export function countPlaywright(name: string, file: string, exitCode: number): SuiteCount {
  if (!existsSync(file)) return { name, passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { name, passed: stats.expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** The sum that the last line of `npm test` tells. */
export function sumCounts(counts: readonly SuiteCount[]): { passed: number; failed: number } {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
