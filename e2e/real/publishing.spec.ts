import type { APIRequestContext } from '@playwright/test';
import { type Editor, paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

// The first content of an installation: also the test that no page needs any.
test.use({ filled: false });

/** What an editor does shows on the site within this time. */
const soon = { timeout: 10_000, intervals: [250] };

const article = (title: string, rest: object = {}) => ({
  title,
  type: 'important',
  summary: `${title}的摘要`,
  source: '演示数据',
  content: paragraph(`${title}的正文。`),
  ...rest,
});

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

/** Where an article is linked, listed or found: pages, sitemap, the calls behind them. */
async function findPlaces(request: APIRequestContext, id: number, title: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of ['/home', '/news/important', `/search?key=${encodeURIComponent(title)}`, '/sitemap.xml']) {
    if (new RegExp(`/details\\?id=${id}\\b`).test(await textOf(request, path))) found.push(path.split('?')[0] ?? path);
  }
  for (const [name, form] of [
    ['news-list', { type: 'important', limit: '50' }],
    ['search-list', { key: title }],
  ] as const) {
    const answer = await request.post(`/api/v1/${name}`, { form });
    const { list } = (await answer.json()) as { list: { id: number; module?: string }[] };
    if (list.some((item) => item.id === id && (item.module ?? 'news') === 'news')) found.push(name);
  }
  return found;
}

/** All that findPlaces knows, less the sitemap, which is made again less often. */
const everywhere = expect.arrayContaining(['/home', '/news/important', '/search', 'news-list', 'search-list']);

async function statusOf(request: APIRequestContext, id: number): Promise<number> {
  return (await request.get(`/details?id=${id}`)).status();
}

async function publish(editor: Editor, title: string): Promise<number> {
  return editor.create('news', article(title, { _status: 'published' }));
}

test('a draft is nowhere', async ({ editor, request }) => {
  const id = await editor.create('news', article('尚未发布的草稿新闻', { _status: 'draft' }));
  // What was published after it is there already.
  const later = await publish(editor, '起草之后发布的新闻');
  await expect.poll(() => findPlaces(request, later, '起草之后发布的新闻'), soon).toEqual(everywhere);
  expect(await statusOf(request, id)).toBe(404);
  expect(await findPlaces(request, id, '尚未发布的草稿新闻')).toEqual([]);
  const info = await request.post('/api/v1/news-info', { form: { id: String(id) } });
  expect(await info.json()).toMatchObject({ code: 404 });
  // Whatever is made from lists has no drafts either.
  for (const path of ['/feeds/news-important.rss', '/sitemaps/news-important-1.xml']) {
    expect(await textOf(request, path), path).not.toMatch(new RegExp(`尚未发布的草稿新闻|id=${id}\\b`));
  }
});

test('what is published, changed and withdrawn shows within ten seconds', async ({ editor, request }) => {
  // The pages have been seen before, so that they come from every cache there is.
  await findPlaces(request, 1, '任何');
  const id = await publish(editor, '联调时发布的新闻');
  await expect.poll(() => findPlaces(request, id, '联调时发布的新闻'), soon).toEqual(everywhere);
  expect(await statusOf(request, id)).toBe(200);
  expect(await textOf(request, `/details?id=${id}`)).toContain('联调时发布的新闻的正文。');

  await editor.change('news', id, { title: '联调时改过的新闻', _status: 'published' });
  await expect.poll(() => textOf(request, `/details?id=${id}`), soon).toContain('联调时改过的新闻');
  await expect.poll(() => findPlaces(request, id, '联调时改过的新闻'), soon).toContain('/news/important');

  await editor.change('news', id, { withdrawn: true, _status: 'published' });
  await expect.poll(() => statusOf(request, id), soon).toBe(410);
  await expect.poll(() => findPlaces(request, id, '联调时改过的新闻'), soon).toEqual([]);
  const info = await request.post('/api/v1/news-info', { form: { id: String(id) } });
  expect(await info.json()).toMatchObject({ code: 410 });
  expect(await info.text()).not.toContain('正文');
});

test('what is deleted is gone within a second, comes back as a draft, and stays gone until it is published again', async ({
  editor,
  request,
}) => {
  const title = '误删又找回的新闻';
  const id = await publish(editor, title);
  await expect.poll(() => findPlaces(request, id, title), soon).toEqual(everywhere);
  expect(await statusOf(request, id)).toBe(200);
  await editor.remove('news', id);
  await expect.poll(() => statusOf(request, id), { timeout: 1000, intervals: [50] }).toBe(410);
  expect(await findPlaces(request, id, title)).toEqual([]);
  for (const path of ['/feeds/news-important.rss', '/sitemaps/news-important-1.xml'])
    expect(await textOf(request, path), path).not.toMatch(new RegExp(`${title}|id=${id}\\b`));
  await editor.restore('news', id);
  const later = await publish(editor, '找回之后发布的新闻');
  await expect.poll(() => findPlaces(request, later, '找回之后发布的新闻'), soon).toEqual(everywhere);
  expect(await statusOf(request, id)).toBe(410);
  expect(await findPlaces(request, id, title)).toEqual([]);
  await editor.change('news', id, { _status: 'published' });
  await expect.poll(() => statusOf(request, id), soon).toBe(200);
});

test('a change that is saved as a draft leaves the published text', async ({ editor, request }) => {
  const id = await publish(editor, '先发布再起草的新闻');
  await editor.saveDraft('news', id, { title: '还在起草的改动' });
  expect(await textOf(request, `/details?id=${id}`)).toContain('先发布再起草的新闻');
  expect(await textOf(request, '/news/important')).not.toContain('还在起草的改动');
  // In quotes: without them, where nothing is found, the search looks for parts of it.
  expect(await findPlaces(request, id, '"还在起草的改动"')).not.toContain('search-list');
});

test('an embargoed article does not exist yet', async ({ editor, request }) => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const id = await editor.create('news', article('明天才发布的新闻', { _status: 'published', publishedAt: tomorrow }));
  expect(await statusOf(request, id)).toBe(404);
  expect(await findPlaces(request, id, '明天才发布的新闻')).toEqual([]);
});

test('what is scheduled for 12:00:00 is on every cached list and on the home page at 12:00:01, and not before', async ({
  editor,
  request,
}) => {
  const title = '整点发布的新闻';
  const due = Math.ceil(Date.now() / 1000) * 1000 + 5000;
  const id = await editor.create(
    'news',
    article(title, { _status: 'published', publishedAt: new Date(due).toISOString() }),
  );
  /** Which of the lists name it. The pages are cached by this. */
  const lists = async (): Promise<boolean[]> => {
    const texts = await Promise.all([
      textOf(request, '/home'),
      textOf(request, '/news/important'),
      request.post('/api/v1/news-list', { form: { type: 'important', limit: '50' } }).then((answer) => answer.text()),
    ]);
    return texts.map((text) => text.includes(title));
  };
  let early = 0;
  while (Date.now() < due - 1000) {
    const named = await lists();
    // An answer that a busy machine gives after the moment is no early one.
    if (Date.now() >= due) break;
    expect(named).toEqual([false, false, false]);
    early += 1;
  }
  expect(early, 'looks before the moment').toBeGreaterThan(0);
  await expect.poll(() => Date.now() >= due + 1000, { intervals: [5], timeout: 5000 }).toBe(true);
  expect(await lists()).toEqual([true, true, true]);
  expect(await statusOf(request, id)).toBe(200);
});
