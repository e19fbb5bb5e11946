/**
 * In the network of the machine that is rehearsed on: signs in with a new password, chooses an own one, uploads a picture
 * and publishes a piece of news. `node as-editor.ts <password> <title>`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInAsAdministrator } from '../../e2e/setup/editor.ts';
import { root } from '../../scripts/settings.ts';

const [password = '', title = ''] = process.argv.slice(2);
const url = 'http://127.0.0.1:3001';
const editor = await signInAsAdministrator(url, password);
const form = new FormData();
const picture = readFileSync(join(root, 'apps/site/build/client/icon-192.png'));
form.set(
  'file',
  // With the title behind its end: the library refuses a file that it already holds.
  new File([picture, title], `${encodeURIComponent(title).replaceAll('%', '').slice(0, 40)}.png`, {
    type: 'image/png',
  }),
);
form.set('_payload', JSON.stringify({ alt: title }));
const headers = { authorization: `JWT ${editor.cookie.value}` };
const uploaded = await fetch(`${url}/cms/api/media`, { method: 'POST', headers, body: form });
if (!uploaded.ok) throw new Error(`upload: HTTP ${uploaded.status} ${await uploaded.text()}`);
const { doc } = (await uploaded.json()) as { doc: { filename: string } };
await editor.create('news', { title, type: 'important', _status: 'published' });
console.log(doc.filename);
