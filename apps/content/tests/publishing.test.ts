/** What the site is told of changes, by the hooks of the real collections over a real database. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentChange } from '@yunxia/contract/change-message';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalPayload, openLocalPayload } from './local-payload.ts';

let local: LocalPayload;
let site: Server;
let told: ContentChange[] = [];
/** What the public could read when a message came. */
let readable: string[] = [];

beforeAll(async () => {
  site = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { docs } = await local.payload.find({ collection: 'news', overrideAccess: false, limit: 100 });
    readable = docs.map(({ title }) => title);
    told.push(...(JSON.parse(body) as { changes: ContentChange[] }).changes);
    response.end();
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  process.env.PUBLISH_SECRET = 'a secret of thirty-two characters';
  process.env.PUBLISH_TO = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  local = await openLocalPayload();
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await local.close();
});
beforeEach(() => {
  told = [];
});

/** Everything that is told within the time that a change may take. */
const heard = async (count: number): Promise<ContentChange[]> => {
  const deadline = Date.now() + 5000;
  while (told.length < count && Date.now() < deadline) await sleep(10);
  // more than expected would come, too
  await sleep(count === 0 ? 700 : 50);
  return told;
};
const article = (title: string, rest: object) =>
  local.payload.create({ collection: 'news', data: { title, type: 'important', ...rest } as never });
const change = (id: number, data: object, draft = false) =>
  local.payload.update({ collection: 'news', id, data: data as never, draft });
const newsChange = (types: string[], withdrawn = false) => ({
  endpoints: ['news-list', 'news-info', 'suggest-list'],
  types,
  withdrawn,
});

describe('the site is told', () => {
  it('of what is published, when it can be read', async () => {
    await article('发布的新闻', { _status: 'published' });
    expect(await heard(1)).toEqual([newsChange(['important'])]);
    expect(readable).toContain('发布的新闻');
  });

  it('of the old type and the new one, of a withdrawal, an unpublishing and a deletion', async () => {
    const { id } = await article('会搬家的新闻', { _status: 'published' });
    await heard(1);
    await change(id, { type: 'comprehensive', _status: 'published' });
    await heard(2);
    await change(id, { withdrawn: true, _status: 'published' });
    await heard(3);
    await change(id, { withdrawn: false, _status: 'published' });
    await heard(4);
    await change(id, { _status: 'draft' });
    expect((await heard(5)).slice(1)).toEqual([
      newsChange(['important', 'comprehensive']),
      newsChange(['comprehensive'], true),
      newsChange(['comprehensive']),
      newsChange(['comprehensive'], true),
    ]);
    await change(id, { _status: 'published' });
    await heard(6);
    await local.payload.delete({ collection: 'news', id });
    expect((await heard(7)).at(-1)).toEqual(newsChange(['comprehensive'], true));
  });

  it('of the site’s own names, and of tables that records refer to', async () => {
    await local.payload.updateGlobal({ slug: 'site-info', data: { companyName: '云峡', shortName: '云峡' } });
    await local.payload.create({
      collection: 'disclosure-types',
      data: { id: 3, name: '类别', kind: 'item' } as never,
    });
    const first = (await heard(2)).map(({ endpoints }) => endpoints[0]);
    expect(first.toSorted()).toEqual(['active-disclosure-type-list', 'site-info']);
  });

  it('nothing of drafts, of drafts beside what is published, and of what is not public yet', async () => {
    const { id } = await article('发布的新闻', { _status: 'published' });
    await heard(1);
    told = [];
    await article('草稿', { _status: 'draft' });
    await change(id, { title: '还在起草的改动', _status: 'draft' }, true);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await article('明天的新闻', { _status: 'published', publishedAt: tomorrow });
    expect(await heard(0)).toEqual([]);
  });
});

describe('the state that the site asks for', () => {
  const marks = async (now = Date.now()): Promise<Record<string, string>> => {
    const { publicStates } = await import('../src/publishing/public-state.ts');
    const states = await publicStates(local.payload, now);
    return Object.fromEntries(states.map(({ name, mark }) => [name, mark]));
  };
  const changed = (before: Record<string, string>, after: Record<string, string>): string[] =>
    Object.keys(after).filter((name) => before[name] !== after[name]);

  it('moves with every change of what is public, of its collection alone, and not with drafts', async () => {
    const before = await marks();
    const { id } = await article('又一条新闻', { _status: 'published' });
    const published = await marks();
    await change(id, { title: '又一条改过的新闻', _status: 'published' });
    const edited = await marks();
    await change(id, { title: '草稿', _status: 'draft' }, true);
    await article('新的草稿', { _status: 'draft' });
    const drafted = await marks();
    await local.payload.delete({ collection: 'news', id });
    const deleted = await marks();
    expect([
      changed(before, published),
      changed(published, edited),
      changed(edited, drafted),
      changed(drafted, deleted),
    ]).toEqual([['news'], ['news'], [], ['news']]);
  });

  it('moves when the time of a record comes', async () => {
    const inAnHour = Date.now() + 3_600_000;
    await article('一小时后的新闻', { _status: 'published', publishedAt: new Date(inAnHour).toISOString() });
    expect(changed(await marks(), await marks(inAnHour + 1))).toEqual(['news']);
  });
});
