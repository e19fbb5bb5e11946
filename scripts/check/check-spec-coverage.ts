// Every sentence of the specification that asks for something has a test, and so has every fault that was found in use:
// the tables of docs/spec-coverage.md and docs/testing.md against the test files. Every section that is cited exists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultNumbers, findCitationFaults, findCoverageFaults, parseCoverage, specSections } from './spec-coverage.ts';
import { root } from '../settings.ts';
import { listProjectFiles } from './tracked-files.ts';

const textOf = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

for (const [document, sections] of [
  ['docs/spec-coverage.md', specSections],
  ['docs/testing.md', faultNumbers],
] as const) {
  const rows = parseCoverage(textOf(document) ?? '');
  const faults = findCoverageFaults(rows, textOf, sections);
  for (const fault of faults) console.log(`${document}: ${fault}`);
  console.log(`${document}: ${rows.length} requirements, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

const citing = listProjectFiles()
  .filter((path) => /\.(ts|tsx|mjs|css|md|conf)$/.test(path) && !/^scripts\/check\/spec-coverage/.test(path))
  .map((path) => ({ path, text: textOf(path) ?? '' }));
const faults = findCitationFaults(citing, textOf('docs/specification.md') ?? '');
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
