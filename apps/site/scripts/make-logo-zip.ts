// Packs the logo files for the press and the rules for their use into one archive.
// Run it when a logo or a rule changes, and commit what it writes: node apps/site/scripts/make-logo-zip.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOGO_ZIP, logoFiles, logoRulesText, zipName } from '../app/model/news/logo-files.ts';
import { toZip } from './zip.ts';

const publicFolder = resolve(import.meta.dirname, '../public');

const entries = logoFiles.flatMap(({ name, label }) =>
  ['svg', 'png'].map((kind) => ({
    name: zipName(label, kind),
    content: readFileSync(resolve(publicFolder, `logo/${name}.${kind}`)),
  })),
);
const archive = toZip([...entries, { name: zipName('使用说明', 'txt'), content: Buffer.from(logoRulesText()) }]);
writeFileSync(resolve(publicFolder, `.${LOGO_ZIP.path}`), archive);
console.log(`${LOGO_ZIP.path} ${archive.length} B`);
