// Names, lengths and words of every file of the project: the rules are in structure.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';
import { findStructureFaults } from './structure.ts';
import { listProjectFiles } from './tracked-files.ts';

const isText = /\.(ts|tsx|mjs|js|css|md|json|jsonc|svg|html|yml|yaml|txt)$|(^|\/)[^.]+$/;
const files = listProjectFiles().map((path) => ({
  path,
  text: isText.test(path) ? readFileSync(join(root, path), 'utf8') : '',
}));
const faults = findStructureFaults(files);
for (const fault of faults) console.log(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
