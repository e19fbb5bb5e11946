// Who may import whom: the table in boundaries.ts against every source file. (Cycles are oxlint's.)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBoundaryFaults } from './boundaries.ts';
import { root } from './settings.ts';
import { listProjectFiles } from './tracked-files.ts';

const isTest = /(^|\/)tests?\/|\.test\.tsx?$|\.examples\.tsx$/;
const sources = listProjectFiles().filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path) && !isTest.test(path));
const faults = sources.flatMap((path) => findBoundaryFaults(path, readFileSync(join(root, path), 'utf8')));
for (const fault of faults) console.log(fault);
console.log(`${sources.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
