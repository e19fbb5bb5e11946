// Names, lengths and words of every file of the project, classes of its style sheets, reasons of its dependencies: the rules
// are in structure.ts, style-classes.ts, dependency-table.ts and vocabulary.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDependencyFaults } from './dependency-table.ts';
import { root } from '../settings.ts';
import { findStructureFaults } from './structure.ts';
import { findClassFaults } from './style-classes.ts';
import { listProjectFiles } from './tracked-files.ts';
import { findVocabularyFaults } from './vocabulary.ts';

const isText = /\.(ts|tsx|mjs|js|css|md|json|jsonc|svg|html|yml|yaml|txt|conf)$|(^|\/)[^.]+$/;
const files = listProjectFiles().map((path) => ({
  path,
  text: isText.test(path) ? readFileSync(join(root, path), 'utf8') : '',
}));
const manifests = files.filter(({ path }) => /^(apps|packages)\/[^/]+\/package\.json$/.test(path));
const dependencies = new Set(
  manifests
    .flatMap(({ text }) => Object.keys((JSON.parse(text) as { dependencies?: object }).dependencies ?? {}))
    .filter((name) => !name.startsWith('@yunxia/')),
);
const table = files.find(({ path }) => path === 'docs/dependencies.md')?.text ?? '';
const faults = [
  ...findStructureFaults(files),
  ...findClassFaults(files),
  ...findDependencyFaults(table, [...dependencies]),
  ...findVocabularyFaults(files),
];
for (const fault of faults) console.log(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
