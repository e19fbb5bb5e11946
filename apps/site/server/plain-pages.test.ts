import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserMeta } from '../app/model/page/browser-meta.ts';
import { emergencyPage } from './http/emergency-page.ts';
import { tooLongPage } from './http/plain-page.ts';

const nginxPages = join(import.meta.dirname, '../../../deploy/nginx/pages/errors');

test('pages that are written without React tell browsers the same as all others', async () => {
  const written: [string, string][] = [
    ['emergency page', await emergencyPage('/nowhere')],
    ['URL too long', await tooLongPage('/nowhere')],
    ...readdirSync(nginxPages)
      .filter((name) => name.endsWith('.html'))
      .map((name): [string, string] => [name, readFileSync(join(nginxPages, name), 'utf8')]),
  ];
  expect(written.length).toBeGreaterThan(4);
  const wanted = [
    ...browserMeta.map(([name, content]) => `<meta name="${name}" content="${content}"`),
    '<meta http-equiv="X-UA-Compatible" content="IE=edge"',
  ];
  const missing = written.flatMap(([name, html]) =>
    wanted.filter((meta) => !html.includes(meta)).map((meta) => `${name}: ${meta}`),
  );
  expect(missing).toEqual([]);
});
