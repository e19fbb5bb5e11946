/** What a preview shows, and that nobody else sees any of it: the real handlers over both databases. */
import type { EndpointName } from '@yunxia/contract/contract';
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestContent, type TestContent } from '../src/api/v1/test-content.ts';
import type * as PreviewContent from '../src/preview/preview-content.ts';
import type { PreviewKey } from '../src/preview/preview-token.ts';

let content: TestContent;
let preview: typeof PreviewContent;
let answer: (request: Request, context: { params: Promise<{ endpoint: string }> }) => Promise<Response>;
let tokenOf: (key: PreviewKey, now?: number) => string;

beforeAll(async () => {
  content = await startTestContent();
  preview = await import('../src/preview/preview-content.ts');
  ({ POST: answer } = await import('../src/app/preview/[endpoint]/route.ts'));
  const { makePreviewToken } = await import('../src/preview/preview-token.ts');
  const { config } = await import('../src/config.ts');
  tokenOf = (key, now = Date.now()) => makePreviewToken(config.secret, key, now);
});
afterAll(() => content.close());

/** A draft, of a public record where there is one of that id. */
async function draft(collection: CollectionSlug, data: object, id?: number): Promise<PreviewKey> {
  const saved =
    id === undefined
      ? await content.payload.create({ collection, data: { ...data, _status: 'draft' } as never, draft: true })
      : await content.payload.update({ collection, id, data: data as never, draft: true });
  const where = { and: [{ parent: { equals: saved.id } }, { latest: { equals: true } }] };
  const { docs } = await content.payload.db.findVersions({ collection, where, limit: 1 });
  return { collection, record: Number(saved.id), version: Number(docs[0]?.id) };
}

/** Asks as the site's server does. */
async function ask(token: string, endpoint: string, fields: Record<string, string> = {}) {
  const request = new Request(`http://content.test/preview/${endpoint}`, {
    method: 'POST',
    headers: { 'x-preview-token': token },
    body: new URLSearchParams(fields),
  });
  const response = await answer(request, { params: Promise.resolve({ endpoint }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Everything that the public may read, as text. */
async function publicText(endpoint: EndpointName, fields: Record<string, string>): Promise<string> {
  const request = new Request('http://content.test', { method: 'POST', body: new URLSearchParams(fields) });
  return (await content.handle(request, endpoint)).text();
}

const CASES: readonly [string, CollectionSlug, object, EndpointName, Record<string, string>, RegExp][] = [
  ['a page', 'news', { title: '未公开甲', type: 'important' }, 'news-info', { id: '$' }, /^\/details\?id=\d+$/],
  [
    'its list',
    'news',
    { title: '未公开乙', type: 'important' },
    'news-list',
    { type: 'important' },
    /^\/details\?id=\d+$/,
  ],
  [
    'a list alone',
    'honors',
    { title: '未公开丙', awardedOn: '2018-12-31T16:00:00.000Z', level: '省部级' },
    'honor-list',
    {},
    /^\/entering_group\/honor\?year=2019$/,
  ],
  [
    'what is planned',
    'banners',
    { title: '未公开丁', position: 'news', startAt: '2099-01-01T00:00:00Z' },
    'banner-list',
    { position: '/news' },
    /^\/news$/,
  ],
  ['a history', 'histories', { title: '未公开戊', year: 1999 }, 'history-list', {}, /^\/entering_group\/history$/],
];

it.each(CASES)(
  'of %s is what will be public, by its own token, and nobody else sees it',
  async (_, collection, data, endpoint, given, path) => {
    const title = (data as { title: string }).title;
    const key = await draft(collection, data);
    const fields = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, value === '$' ? String(key.record) : value]),
    );
    const token = tokenOf(key);
    const shown = await ask(token, endpoint, fields);
    expect(shown.text).toContain(title);
    expect([shown.status, shown.headers.get('cache-control'), shown.headers.get('cache-tag')]).toEqual([
      200,
      'no-store',
      null,
    ]);
    expect((JSON.parse((await ask(token, 'page')).text) as { path: string }).path).toMatch(path);
    // afterwards, and meanwhile, the record is the draft that it was
    const [after, meanwhile] = await Promise.all([
      publicText(endpoint, fields),
      preview.withPreview(content.payload, key, () => publicText(endpoint, fields)),
    ]);
    expect(`${after}${meanwhile}`).not.toContain(title);
    const main = await content.payload.findByID({ collection, id: key.record, draft: false, depth: 0 });
    expect((main as { _status?: string })._status).toBe('draft');
  },
);

it('is of one version: a newer draft, and what is public, stay what they are', async () => {
  const id = await content.create('news', { title: '公开的', type: 'important' });
  const first = await draft('news', { title: '第一稿' }, id);
  const second = await draft('news', { title: '第二稿' }, id);
  const fields = { id: String(id) };
  expect((await ask(tokenOf(first), 'news-info', fields)).text).toContain('第一稿');
  expect((await ask(tokenOf(second), 'news-info', fields)).text).toContain('第二稿');
  expect(await publicText('news-info', fields)).toContain('公开的');
  expect((await ask(tokenOf(first), 'news-info', fields)).text).not.toContain('第二稿');
});

it('is refused with an altered token, an old one, one of another record, and where the version has gone', async () => {
  const key = await draft('news', { title: '稿', type: 'important' });
  const other = await draft('news', { title: '另一稿', type: 'important' });
  const old = tokenOf(key, Date.now() - 31 * 60_000);
  const swapped = tokenOf({ ...key, record: other.record });
  const unknown = tokenOf({ ...key, collection: 'users' });
  for (const token of ['', old, swapped, unknown, `${tokenOf(key).slice(0, -1)}_`]) {
    for (const endpoint of ['page', 'news-info']) {
      const { status, text } = await ask(token, endpoint, { id: String(key.record) });
      expect([status, text.includes('稿')]).toEqual([403, false]);
    }
  }
  // a draft that the token is not of
  expect((await ask(tokenOf(key), 'news-info', { id: String(other.record) })).text).not.toContain('另一稿');
  const bin = { collection: 'news', id: key.record, trash: true } as const;
  await content.payload.update({ ...bin, data: { deletedAt: new Date().toISOString() }, trash: false });
  expect((await ask(tokenOf(key), 'page')).status).toBe(403);
  await content.payload.update({ ...bin, data: { deletedAt: null } });
  expect((await ask(tokenOf(key), 'page')).status).toBe(200);
  await content.payload.delete(bin);
  expect((await ask(tokenOf(key), 'page')).status).toBe(403);
});

it('has a page for every collection with drafts', async () => {
  const { searchSources } = await import('../src/search/indexing/search-sources.ts');
  const { PAGES } = await import('../src/preview/preview-content.ts');
  const known = new Set([...Object.keys(PAGES), ...searchSources.map(({ collection }) => collection)]);
  const drafted = content.payload.config.collections.filter(({ versions }) => versions?.drafts).map(({ slug }) => slug);
  expect(drafted.filter((slug) => !known.has(slug))).toEqual([]);
  const buttons = content.payload.config.collections.filter(({ admin }) =>
    JSON.stringify(admin.components?.edit ?? {}).includes('PreviewButton'),
  );
  expect(buttons.map(({ slug }) => slug)).toEqual(drafted);
});
