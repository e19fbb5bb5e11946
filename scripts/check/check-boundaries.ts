// Who may import whom: the table in boundaries.ts against every source file and against ARCHITECTURE.md, which shows it;
// `--write` writes it there. (Cycles of files are oxlint's.)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBoundaryFaults, findLayerCycles, withImportTable } from './boundaries.ts';
import { root } from '../settings.ts';
import { listProjectFiles } from './tracked-files.ts';

const isTest = /(^|\/)tests?\/|\.test\.tsx?$|\.examples\.tsx$/;
const sources = listProjectFiles().filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path) && !isTest.test(path));
const faults = [
  ...sources.flatMap((path) => findBoundaryFaults(path, readFileSync(join(root, path), 'utf8'))),
  ...findLayerCycles(),
];
const page = join(root, 'ARCHITECTURE.md');
const shown = readFileSync(page, 'utf8');
const wanted = withImportTable(shown);
if (process.argv.includes('--write')) writeFileSync(page, wanted);
else if (shown !== wanted)
  faults.push('ARCHITECTURE.md: the table of imports is old: node scripts/check/check-boundaries.ts --write');
for (const fault of faults) console.log(fault);
console.log(`${sources.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
