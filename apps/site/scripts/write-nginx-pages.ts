/** Writes which URLs nginx may cache; run it after a change of the site map or of page-params.ts (a test compares). */
import { writeFileSync } from 'node:fs';
import { nginxPageFile } from './nginx-pages.ts';

const { file, text } = nginxPageFile();
writeFileSync(file, text);
