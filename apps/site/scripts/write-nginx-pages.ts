/** Writes what nginx knows of the pages; run it after a change of the site map or of page-params.ts (a test compares). */
import { writeFileSync } from 'node:fs';
import { nginxPageFiles } from './nginx-pages.ts';

for (const { file, text } of nginxPageFiles()) writeFileSync(file, text);
