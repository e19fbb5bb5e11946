/** What is published stays, and what is withdrawn has gone, whichever way: the built server by REST, as an editor. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSignedInServer, type SignedInServer } from './signed-in-server.ts';

const PORT = 3114;
let one: SignedInServer;
let cookie = '';

beforeAll(async () => {
  one = await startSignedInServer(PORT);
  cookie = (await one.makeUser('writer', 'editor')).session;
});
afterAll(() => one.server.close());

const asEditor = (method: string, path: string, body?: unknown) =>
  one.ask(method, `/cms/api/${path}`, body, { cookie });
const api = async (endpoint: string, body: object) => {
  const answer = await fetch(`${one.server.base}/api/v1/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { code: (JSON.parse(text) as { code: number }).code, text };
};
/** The envelope's code: 0 when the page is there. */
const page = async (id: number) => (await api('news-info', { id })).code;
const isListed = async (title: string) => (await api('news-list', { type: 'important' })).text.includes(`"${title}"`);

/** A published record with a newer draft beside it. */
async function makeBoth(title: string): Promise<number> {
  const made = await asEditor('POST', 'news', { title, type: 'important', _status: 'published' });
  const { doc } = (await made.json()) as { doc: { id: number } };
  expect((await asEditor('PATCH', `news/${doc.id}?draft=true`, { title: `${title}（草稿）` })).status).toBe(200);
  return doc.id;
}

async function versionsOf(id: number): Promise<{ id: number; version: { _status: string; title: string } }[]> {
  const answer = await asEditor('GET', `news/versions?where[parent][equals]=${id}&limit=50&depth=0`);
  return ((await answer.json()) as { docs: { id: number; version: { _status: string; title: string } }[] }).docs;
}

describe('a published record with a newer draft stays published', () => {
  it.each<[string, (id: number) => Promise<Response>, number]>([
    ['after a save without draft=true', (id) => asEditor('PATCH', `news/${id}`, { title: '又改' }), 200],
    ['after one whose _status is null', (id) => asEditor('PATCH', `news/${id}`, { title: '又改', _status: null }), 200],
    ['after an autosave', (id) => asEditor('PATCH', `news/${id}?autosave=true`, { title: '又改' }), 200],
    ['after a save as draft', (id) => asEditor('PATCH', `news/${id}?draft=true`, { title: '又改' }), 200],
    ['after a save of many', (id) => asEditor('PATCH', `news?where[id][equals]=${id}`, { title: '又改' }), 400],
    ['after a duplicate', (id) => asEditor('POST', `news/${id}/duplicate`, {}), 200],
    [
      'after the version of a draft was restored',
      async (id) => {
        const draft = (await versionsOf(id)).find(({ version }) => version._status === 'draft');
        return asEditor('POST', `news/versions/${draft?.id}`);
      },
      200,
    ],
  ])('%s', async (way, save, status) => {
    const title = `公开${way.length}${way.at(-1)}`;
    const id = await makeBoth(title);
    const answer = await save(id);
    expect([answer.status, await answer.text()]).toEqual([status, expect.anything()]);
    expect([await page(id), await isListed(title)]).toEqual([0, true]);
    expect((await api('news-info', { id })).text).toContain(`"${title}"`);
  });

  it('and says what to do when many are saved', async () => {
    const id = await makeBoth('许多');
    const answer = await asEditor('PATCH', `news?where[id][equals]=${id}`, { summary: '新的摘要' });
    expect(await answer.text()).toContain('有未发布的草稿，已发布的内容没有改动');
  });

  it('until it is published again', async () => {
    const id = await makeBoth('旧题');
    expect((await asEditor('PATCH', `news/${id}`, { _status: 'published' })).status).toBe(200);
    expect((await api('news-info', { id })).text).toContain('旧题（草稿）');
  });

  it('and one without a newer draft is changed by a save that says nothing of its state', async () => {
    const made = await asEditor('POST', 'news', { title: '直接', type: 'important', _status: 'published' });
    const { doc } = (await made.json()) as { doc: { id: number } };
    await asEditor('PATCH', `news/${doc.id}`, { title: '直接改' });
    expect((await api('news-info', { id: doc.id })).text).toContain('"直接改"');
  });
});

describe('what was public and is withdrawn answers 410', () => {
  it.each<[string, (id: number) => Promise<Response>]>([
    [
      'by the button of the admin',
      (id) => asEditor('PATCH', `news/${id}?depth=0&fallback-locale=null`, { _status: 'draft' }),
    ],
    ['by the button for many', (id) => asEditor('PATCH', `news?where[id][in]=${id}&draft=false`, { _status: 'draft' })],
    ['by the box 已撤下', (id) => asEditor('PATCH', `news/${id}`, { withdrawn: true, _status: 'published' })],
    [
      'by a time to come',
      (id) => asEditor('PATCH', `news/${id}`, { publishedAt: '2999-01-01T00:00:00.000Z', _status: 'published' }),
    ],
    ['by an editor who deletes it', (id) => asEditor('DELETE', `news/${id}`)],
    ['by one who deletes many', (id) => asEditor('DELETE', `news?where[id][equals]=${id}`)],
    ['by the button that deletes', (id) => asEditor('PATCH', `news/${id}`, { deletedAt: new Date().toISOString() })],
  ])('%s', async (way, withdraw) => {
    const title = `撤下${way.length}${way.at(-1)}`;
    const id = await makeBoth(title);
    expect((await withdraw(id)).status).toBe(200);
    expect([await page(id), await isListed(title)]).toEqual([410, false]);
    expect((await api('search-list', { key: title })).text).not.toContain(`"${title}"`);
  });

  it('and is there when it is published once more', async () => {
    const id = await makeBoth('又来');
    await asEditor('PATCH', `news/${id}`, { _status: 'draft' });
    expect(await page(id)).toBe(410);
    await asEditor('PATCH', `news/${id}`, { _status: 'published' });
    expect(await page(id)).toBe(0);
  });

  it('from the bin it comes back as a draft, whatever is asked for, and answers 410 for good when it is emptied', async () => {
    const id = await makeBoth('进出回收站');
    const restore = { deletedAt: null, _status: 'published' };
    const inBin = `news?trash=true&where[id][equals]=${id}`;
    expect((await asEditor('DELETE', `news/${id}`)).status).toBe(200);
    expect((await asEditor('PATCH', `news/${id}`, { title: '改', _status: 'published' })).status).toBe(404);
    expect((await asEditor('PATCH', inBin, restore)).status).toBe(200);
    expect([await page(id), await isListed('进出回收站（草稿）')]).toEqual([410, false]);
    expect((await asEditor('PATCH', `news/${id}`, { _status: 'published' })).status).toBe(200);
    expect(await page(id)).toBe(0);
    expect((await asEditor('DELETE', `news/${id}`)).status).toBe(200);
    expect((await asEditor('DELETE', `news/${id}?trash=true`)).status).toBe(403);
    expect((await one.ask('DELETE', `/cms/api/news/${id}?trash=true`)).status).toBe(200);
    expect(await page(id)).toBe(410);
  });

  it('but 404 when it was no more than a draft, or its time had not come', async () => {
    for (const data of [{ _status: 'draft' }, { _status: 'published', publishedAt: '2999-01-01T00:00:00.000Z' }]) {
      const made = await asEditor('POST', 'news', { title: '未公开', type: 'important', ...data });
      const { doc } = (await made.json()) as { doc: { id: number } };
      expect(await page(doc.id)).toBe(404);
      await asEditor('PATCH', `news/${doc.id}`, { _status: 'draft' });
      expect(await page(doc.id)).toBe(404);
      for (const path of [`news/${doc.id}`, `news/${doc.id}?trash=true`])
        expect((await one.ask('DELETE', `/cms/api/${path}`)).status).toBe(200);
      expect(await page(doc.id)).toBe(404);
    }
  });
});
