import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What one suite did, read from its machine-readable report; `failures` names what failed, a line each. */
export type SuiteCount = { name: string; passed: number; failed: number; failures?: readonly string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name?: string;
    status: string;
    message?: string;
    assertionResults: { status?: string; fullName?: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightSuite = {
  specs?: { title: string; file: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
};

/** One line: a title, and how what went wrong begins. */
const failureLine = (title: string, message = ''): string =>
  `${title}: ${stripVTControlCharacters(message).split('\n', 1)[0]?.slice(0, 200)}`;

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
  const failures = report.testResults.flatMap(({ name: path = '', status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [failureLine(path, message)]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map(({ fullName = '', failureMessages }) => failureLine(fullName, failureMessages?.[0])),
  );
  return { name, passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed, failures };
}

/**
 * Browser tests of one run that may pass at a second try, where a second try is given (`e2e/playwright.config.ts`). The
 * machine under such a run is not ours, and hundreds of tests share it; more than these are no accident.
 */
export const UNSTEADY_ALLOWED = 2;

/** Counts of a Playwright JSON report. Tests that passed at a second try pass up to the allowance, above it all fail. */
export function countPlaywright(name: string, file: string, exitCode: number): SuiteCount {
  if (!existsSync(file)) return { name, passed: 0, failed: 1 };
  const { stats, errors, suites = [] } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const steady = stats.flaky <= UNSTEADY_ALLOWED;
  const failed = stats.unexpected + errors.length + (steady ? 0 : stats.flaky);
  const passed = stats.expected + (steady ? stats.flaky : 0);
  const failures = [...suites.flatMap(unexpectedOf), ...errors.map(({ message }) => failureLine(name, message))];
  return { name, passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed, failures };
}

/** What failed, or passed at a second try, in a suite and those within it. */
function unexpectedOf({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        failureLine(`${status}, ${file}: ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(unexpectedOf)];
}

/** The totals in the last line of `npm test`. */
export function sumCounts(counts: readonly SuiteCount[]): { passed: number; failed: number } {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
