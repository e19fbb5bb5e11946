// Every sentence of the specification that asks for something has a test, and so has every fault that was found in use:
// the tables of docs/seed-coverage.md and docs/testing.md against the test files.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultNumbers, findCoverageFaults, parseCoverage, seedSections } from './seed-coverage.ts';
import { root } from './settings.ts';

const textOf = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

for (const [document, sections] of [
  ['docs/seed-coverage.md', seedSections],
  ['docs/testing.md', faultNumbers],
] as const) {
  const rows = parseCoverage(textOf(document) ?? '');
  const faults = findCoverageFaults(rows, textOf, sections);
  for (const fault of faults) console.log(`${document}: ${fault}`);
  console.log(`${document}: ${rows.length} requirements, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
