// Every sentence of the specification that asks for something has a test: docs/seed-coverage.md against the test files.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCoverageFaults, parseCoverage } from './seed-coverage.ts';
import { root } from './settings.ts';

const document = 'docs/seed-coverage.md';
const textOf = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
const rows = parseCoverage(textOf(document) ?? '');
const faults = findCoverageFaults(rows, textOf);
for (const fault of faults) console.log(`${document}: ${fault}`);
console.log(`${rows.length} requirements, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
