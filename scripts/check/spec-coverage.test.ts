import { describe, expect, test } from 'vitest';
import { findCitationFaults, findCoverageFaults, parseCoverage } from './spec-coverage.ts';

const all = Array.from({ length: 9 }, (_, at) => `| Spec §${at + 1} | asked | \`a.test.ts\` “does it” |`).join('\n');
const files: Readonly<Record<string, string>> = {
  'a.test.ts': "test('does it', () => {});\ntest(\n  `${path} is there`,\n  () => {},\n);\nconst word = 'not a test';",
};
const faultsOf = (text: string): string[] => findCoverageFaults(parseCoverage(text), (file) => files[file]);

test('reads the rows of the table and passes over the rest', () => {
  const rows = parseCoverage(
    '# Title\n\n| § | asks |\n| Spec §2 | the root \\| redirects | `a.ts` “one”, `b.ts` “two, three” |\n',
  );
  expect(rows).toEqual([
    {
      line: 4,
      section: 'Spec §2',
      requirement: String.raw`the root \| redirects`,
      tests: [
        { file: 'a.ts', name: 'one' },
        { file: 'b.ts', name: 'two, three' },
      ],
    },
  ]);
});

describe('faults', () => {
  test('none when every section has a row and every test exists', () => {
    expect(faultsOf(all)).toEqual([]);
    expect(faultsOf(`${all}\n| Spec §2 | asked | \`a.test.ts\` “\${path} is there” |`)).toEqual([]);
  });

  test.each([
    ['a test that is not there', '`a.test.ts` “does more”', 'line 10: a.test.ts has no test “does more”'],
    ['the beginning of a name', '`a.test.ts` “does”', 'line 10: a.test.ts has no test “does”'],
    ['words that are no test', '`a.test.ts` “not a test”', 'line 10: a.test.ts has no test “not a test”'],
    ['a file that is not there', '`b.test.ts` “does it”', 'line 10: b.test.ts does not exist'],
    ['no test at all', 'to be written', 'line 10: “asked” names no test'],
  ])('%s', (_, cell, fault) => {
    expect(faultsOf(`${all}\n| Spec §2 | asked | ${cell} |`)).toEqual([fault]);
  });

  test('a section without a row', () => {
    expect(faultsOf(all.split('\n').slice(1).join('\n'))).toEqual(['no row for Spec §1']);
  });
});

test('a fault that was found in use and has no row', () => {
  const rows = parseCoverage('| Fault 1 | a log that cannot be written | `a.test.ts` “does it” |\n');
  expect(findCoverageFaults(rows, (file) => files[file], ['Fault 1', 'Fault 2'])).toEqual(['no row for Fault 2']);
});

test('a section that is cited has to be in the specification', () => {
  const cited = [{ path: 'a.ts', text: '/** Spec §2, Spec §11, Spec §1 and Spec §11. */' }];
  expect(findCitationFaults(cited, '# Title\n\n## 1. One\n\n## 2. Two\n')).toEqual([
    'a.ts: cites section 11, which docs/specification.md does not have',
  ]);
});
