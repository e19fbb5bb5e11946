import type { ProjectFile } from './structure.ts';

/** What must hold and the tests that hold it: a row of docs/spec-coverage.md, or of the faults in docs/testing.md. */
export type CoverageRow = {
  line: number;
  /** Where the specification asks for it: `Spec §2`; or the number of the fault: `Fault 7`. */
  section: string;
  requirement: string;
  tests: readonly { file: string; name: string }[];
};

/** Sections of the specification that ask for something. */
export const specSections: readonly string[] = Array.from({ length: 9 }, (_, at) => `Spec §${at + 1}`);
/** Faults that were found when the product was used: each stands for its kind. */
export const faultNumbers: readonly string[] = Array.from({ length: 42 }, (_, at) => `Fault ${at + 1}`);

/**
 * Reads the table. A row is `| Spec §2 | what is asked for | ` + "`test/file.ts` “name of the test”" + `, … |`.
 *
 * @param text of the document; lines that are no rows of it are passed over
 */
export function parseCoverage(text: string): CoverageRow[] {
  return text.split('\n').flatMap((line, at) => {
    if (!/^\| (?:Spec §|Fault )\d/.test(line)) return [];
    const [, section = '', requirement = '', tests = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return {
      line: at + 1,
      section,
      requirement,
      tests: [...tests.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', name = '']) => ({ file, name })),
    };
  });
}

/**
 * Checks that every requirement names a test, every test exists, and every section is there.
 *
 * @param sections that have to be there
 * @param textOf text of a file below the root; undefined when there is none
 * @returns one sentence per fault
 */
export function findCoverageFaults(
  rows: readonly CoverageRow[],
  textOf: (file: string) => string | undefined,
  sections = specSections,
): string[] {
  const missing = sections.filter((section) => !rows.some((row) => row.section === section));
  return [
    ...missing.map((section) => `no row for ${section}`),
    ...rows.flatMap(({ line, requirement, tests }) => {
      if (tests.length === 0) return [`line ${line}: “${requirement}” names no test`];
      return tests.flatMap(({ file, name }) => {
        const text = textOf(file);
        if (text === undefined) return [`line ${line}: ${file} does not exist`];
        return hasTest(text, name) ? [] : [`line ${line}: ${file} has no test “${name}”`];
      });
    }),
  ];
}

/** Whether a file has a test of this name. Names made of templates or tables are given as they stand in the file. */
function hasTest(text: string, name: string): boolean {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", String.raw`\\?'`);
  return new RegExp(`(?<=[(,]\\s*)(['"\`])${pattern}\\1\\s*,`).test(text);
}

/**
 * Finds citations of sections that the specification does not have.
 *
 * @param specification text of docs/specification.md, whose sections begin with `## 9. `
 * @returns one sentence per fault
 */
export function findCitationFaults(files: readonly ProjectFile[], specification: string): string[] {
  const sections = new Set([...specification.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number));
  return files.flatMap(({ path, text }) => {
    const cited = [...text.matchAll(/\bSpec §(\d+)/g)].map(([, number = '']) => number);
    return [...new Set(cited)]
      .filter((number) => !sections.has(number))
      .map((number) => `${path}: cites section ${number}, which docs/specification.md does not have`);
  });
}
