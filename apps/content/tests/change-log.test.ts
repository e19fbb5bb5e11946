/** The change log by the hooks of the real collections, on SQLite and, by the same file, on PostgreSQL. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeLogAnswer, ContentChange } from '@yunxia/contract/change-log';
import { readChangeLog } from '@yunxia/contract/change-log';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type LocalPayload, openLocalPayload } from './local-payload.ts';

let local: LocalPayload;
let read: (asked: { epoch: string; after: number }, signal?: AbortSignal) => Promise<ChangeLogAnswer>;
/** How far the tests have read. */
let at: { epoch: string; after: number } = { epoch: '', after: 0 };

beforeAll(async () => {
  local = await openLocalPayload();
  const { answerReader } = await import('../src/publishing/change-readers.ts');
  read = async (asked, signal = AbortSignal.timeout(400)) =>
    readChangeLog(await answerReader(local.payload, asked, signal));
  const { epoch, seq } = await read(at);
  at = { epoch, after: seq };
});
afterAll(() => local.close());

/** What was logged since the last call. */
async function logged(): Promise<Omit<ContentChange, 'seq' | 'at'>[]> {
  const { epoch, seq, reset, changes } = await read(at);
  expect([epoch, reset]).toEqual([at.epoch, false]);
  at = { epoch, after: seq };
  return changes.map(({ tags, withdrawn }) => ({ tags, withdrawn }));
}
const create = (collection: string, data: object) =>
  local.payload.create({ collection: collection as 'news', data: data as never });
const article = (title: string, rest: object) => create('news', { title, type: 'important', ...rest });
const update = (id: number, data: object, draft = false) =>
  local.payload.update({ collection: 'news', id, data: data as never, draft });
/** Looks at the log as it is done in some hours. */
async function timePasses(hours = 1): Promise<void> {
  const { advanceLog } = await import('../src/publishing/change-log.ts');
  const { runStatement } = await import('../src/search/indexing/search-database.ts');
  const { sql } = await import('@payloadcms/db-sqlite/drizzle');
  const now = Date.now() + hours * 3_600_000;
  await expect
    .poll(async () => {
      await advanceLog(local.payload, now);
      return runStatement(local.payload, sql`select record from content_due where "at" <= ${now}`);
    })
    .toEqual([]);
}
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

describe('the log lists', () => {
  it('what is published, the old type and the new one, a withdrawal, an unpublishing and a deletion', async () => {
    const { id } = await article('会搬家的新闻', { _status: 'published' });
    await update(id, { type: 'comprehensive', _status: 'published' });
    await update(id, { withdrawn: true, _status: 'published' });
    await update(id, { withdrawn: false, _status: 'published' });
    await update(id, { _status: 'draft' });
    await update(id, { _status: 'published' });
    await update(id, { deletedAt: inMs(0) });
    await local.payload.update({ collection: 'news', id, data: { deletedAt: null }, trash: true });
    await local.payload.delete({ collection: 'news', id });
    const news = (types: string[], withdrawn = false) => ({
      tags: ['news', ...types.map((type) => `news/${type}`), `news:${id}`],
      withdrawn,
    });
    expect(await logged()).toEqual([
      news(['important']),
      news(['important', 'comprehensive']),
      news(['comprehensive'], true),
      news(['comprehensive']),
      news(['comprehensive'], true),
      news(['comprehensive']),
      news(['comprehensive'], true),
    ]);
  });

  it('changes of the site’s own names, and of tables that records refer to', async () => {
    await local.payload.updateGlobal({ slug: 'site-info', data: { companyName: '云峡', shortName: '云峡' } });
    await create('disclosure-types', { id: 3, name: '类别', kind: 'item' });
    const area = await create('outage-areas', { title: '万州区', kind: 'county' });
    expect(await logged()).toEqual([
      { tags: ['site-info'], withdrawn: false },
      { tags: ['disclosure-types', 'disclosure-types:3'], withdrawn: false },
      { tags: ['outage-areas', `outage-areas:${area.id}`], withdrawn: false },
    ]);
  });

  it('nothing of drafts, of drafts beside what is published, of accounts, nor of what is not public yet', async () => {
    const { id } = await article('发布的新闻', { _status: 'published' });
    expect(await logged()).toHaveLength(1);
    await article('草稿', { _status: 'draft' });
    await update(id, { title: '还在起草的改动', _status: 'draft' }, true);
    await article('明天的新闻', { _status: 'published', publishedAt: inMs(86_400_000) });
    await create('users', { username: 'other', name: '某人', role: 'editor', password: 'a-Password-of-2026' });
    expect(await logged()).toEqual([]);
  });

  it('an embargo: what was public goes at once, and comes when its time has come', async () => {
    const { id } = await article('先发后撤的新闻', { _status: 'published' });
    await logged();
    await update(id, { publishedAt: inMs(60_000), _status: 'published' });
    expect(await logged()).toMatchObject([{ withdrawn: true }]);
    await timePasses();
    expect(await logged()).toMatchObject([{ tags: ['news', 'news/important', `news:${id}`], withdrawn: false }]);
  });

  it('nothing of a save that was rolled back', async () => {
    const transactionID = await local.payload.db.beginTransaction();
    await local.payload.create({
      collection: 'news',
      data: { title: '没有发布的新闻', type: 'important', _status: 'published' },
      req: { transactionID } as never,
    });
    await local.payload.db.rollbackTransaction(transactionID as string);
    expect(await logged()).toEqual([]);
  });

  it('rows that other processes wrote: the database alone is asked', async () => {
    const { runStatement } = await import('../src/search/indexing/search-database.ts');
    const { sql } = await import('@payloadcms/db-sqlite/drizzle');
    const values = sql`${Date.now()}, 'news news:77', ${local.payload.db.name === 'postgres' ? false : 0}`;
    await runStatement(local.payload, sql`insert into content_changes ("at", tags, withdrawn) values (${values})`);
    expect(await logged()).toEqual([{ tags: ['news', 'news:77'], withdrawn: false }]);
  });
});

describe('what time publishes and withdraws', () => {
  it('is in the log within a second of its time, once for any number of readers', async () => {
    const due = Date.now() + 3000;
    const { id } = await article('定时的新闻', { _status: 'published', publishedAt: new Date(due).toISOString() });
    const answers = await Promise.all(Array.from({ length: 5 }, () => read(at, AbortSignal.timeout(9000))));
    expect(Date.now()).toBeGreaterThanOrEqual(due);
    expect(Date.now()).toBeLessThan(due + 1000);
    expect(answers.map(({ changes }) => changes)).toEqual(answers.map(() => answers[0]?.changes));
    expect(answers[0]?.changes).toMatchObject([{ at: due, tags: ['news', 'news/important', `news:${id}`] }]);
    await logged();
    expect(await logged()).toEqual([]);
  });

  it('and takes a record back at its time of withdrawal', async () => {
    const { id } = await article('到时撤下的新闻', { _status: 'published', withdrawAt: inMs(60_000) });
    expect(await logged()).toMatchObject([{ withdrawn: false }]);
    await timePasses();
    expect(await logged()).toEqual([{ tags: ['news', 'news/important', `news:${id}`], withdrawn: true }]);
  });

  it('waits while there is no reader', async () => {
    const { id } = await article('没人问的新闻', { _status: 'published', publishedAt: inMs(50) });
    await sleep(100);
    expect(await logged()).toMatchObject([{ tags: ['news', 'news/important', `news:${id}`] }]);
  });

  it('follows the record: another time, a withdrawal or a deletion takes it back', async () => {
    const later = { _status: 'published', publishedAt: inMs(60_000) };
    const [moved, withdrawn, deleted] = [
      await article('甲', later),
      await article('乙', later),
      await article('丙', later),
    ];
    await update(moved.id, { publishedAt: inMs(7_200_000), _status: 'published' });
    await update(withdrawn.id, { withdrawn: true, _status: 'published' });
    await local.payload.delete({ collection: 'news', id: deleted.id });
    expect(await logged()).toMatchObject([{ withdrawn: true }, { withdrawn: true }, { withdrawn: true }]);
    await timePasses();
    expect(await logged()).toEqual([]);
    await timePasses(3);
    expect(await logged()).toMatchObject([{ tags: ['news', 'news/important', `news:${moved.id}`], withdrawn: false }]);
  });

  it.each([
    ['withdrawal', { withdrawn: true }],
    ['delay', { publishedAt: inMs(7_200_000) }],
  ])(
    'a %s that is saved before the publication and committed after it is logged as a withdrawal',
    async (_, change) => {
      const due = Date.now() + 60_000;
      const publishedAt = new Date(due).toISOString();
      const { id } = await article('正在发布时撤下的新闻', { _status: 'published', publishedAt });
      const transactionID = (await local.payload.db.beginTransaction()) as string;
      await local.payload.update({
        collection: 'news',
        id,
        data: { ...change, _status: 'published' },
        req: { transactionID } as never,
      });
      vi.useFakeTimers({ toFake: ['Date'], now: due + 20 });
      onTestFinished(() => void vi.useRealTimers());
      // The save holds the row of the publication.
      expect(await logged()).toEqual([]);
      await local.payload.db.commitTransaction(transactionID);
      expect(await logged()).toMatchObject([{ tags: ['news', 'news/important', `news:${id}`], withdrawn: true }]);
    },
  );

  it('are the end of a banner and the times from which a status is computed, too', async () => {
    const now = Date.now();
    const iso = (ms: number): string => new Date(now + ms).toISOString();
    const banner = await create('banners', {
      title: '横幅',
      position: 'home',
      endAt: iso(60_000),
      _status: 'published',
    });
    const notice = await create('notices', {
      ...{ type: 'overhaul', kind: 'planned', title: '停电', _status: 'published', publishedAt: iso(-5000) },
      ...{ startAt: iso(61_000), endAt: iso(62_000), regions: [{ county: '万州区' }] },
    });
    await logged();
    await timePasses();
    const tags = ['notices', 'notices/overhaul', `notices:${notice.id}`];
    expect(await logged()).toEqual([
      { tags: ['banners', `banners:${banner.id}`], withdrawn: true },
      { tags, withdrawn: false },
      { tags, withdrawn: false },
    ]);
  });
});

describe('a reader', () => {
  it('is answered at once when a row arrives, after its time when none does, and when it has gone', async () => {
    const began = performance.now();
    const waiting = read(at, AbortSignal.timeout(5000));
    await sleep(200);
    await article('放行的新闻', { _status: 'published' });
    expect((await waiting).changes).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(2000);
    await logged();
    expect(await read(at, AbortSignal.timeout(300))).toEqual({
      epoch: at.epoch,
      seq: at.after,
      reset: false,
      changes: [],
    });
  });

  it('drops everything when it follows another log, none, one of the future, or was offline for too long', async () => {
    const { dropOldChanges } = await import('../src/publishing/change-log.ts');
    const reset = { epoch: at.epoch, seq: at.after, reset: true, changes: [] };
    expect(await read({ epoch: '', after: 0 })).toEqual(reset);
    expect(await read({ ...at, epoch: 'another-epoch' })).toEqual(reset);
    expect(await read({ ...at, after: at.after + 1 })).toEqual(reset);
    await article('第一条', { _status: 'published' });
    await article('第二条', { _status: 'published' });
    const all = await read(at);
    expect(all.changes).toHaveLength(2);
    await dropOldChanges(local.payload, Date.now() + 8 * 86_400_000);
    // All of it is gone: only who has read to its end goes on.
    expect(await read(at)).toMatchObject({ seq: all.seq, reset: true, changes: [] });
    at.after = all.seq;
    expect(await logged()).toEqual([]);
    await article('第三条', { _status: 'published' });
    expect(await logged()).toHaveLength(1);
  });

  it('that was offline for an hour catches up, five hundred at a time', async () => {
    const { noteChange } = await import('../src/publishing/change-log.ts');
    const transactionID = (await local.payload.db.beginTransaction()) as string;
    for (let id = 1; id <= 501; id += 1) {
      const change = { tags: ['news', `news:${id}`], withdrawn: false, at: Date.now() - 3_600_000 };
      await noteChange(local.payload, change, { transactionID });
    }
    await local.payload.db.commitTransaction(transactionID);
    const first = await read(at);
    expect([first.changes.length, first.seq]).toEqual([500, at.after + 500]);
    at.after = first.seq;
    expect(await logged()).toEqual([{ tags: ['news', 'news:501'], withdrawn: false }]);
  });
});

describe('tags', () => {
  it('of files name the files themselves, so that these can be purged, too', async () => {
    const { uploadTo } = await import('../src/api/v1/test-content.ts');
    const { makePhotograph } = await import('./sample-file.ts');
    const id = await uploadTo(local.payload, '坝.jpg', 'image/jpeg', await makePhotograph(700, 300), '大坝');
    expect(await logged()).toEqual([]);
    await local.payload.update({ collection: 'media', id, data: { alt: '大坝夜景' } });
    const [change] = await logged();
    expect(change?.tags.at(0)).toBe('media');
    expect(change?.tags.at(-1)).toBe(`media:${id}`);
    expect(change?.tags.slice(1, -1)).toEqual([
      expect.stringMatching(/^media\/\w+\.jpg$/),
      expect.stringMatching(/-320x\d+\.webp$/),
      expect.stringMatching(/-640x\d+\.webp$/),
    ]);
  });
});
