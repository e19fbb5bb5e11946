/** On PostgreSQL saves commit in another order than they begin: no reader of the change log may miss one. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as changeLog from '../../src/publishing/change-log.ts';
import { type LocalPayload, openLocalPayload } from '../local-payload.ts';

type ChangeLog = typeof changeLog;
let local: LocalPayload;
let log: ChangeLog;
let payload: Payload;
let runStatement: (payload: Payload, statement: SQL, request?: { transactionID: string }) => Promise<unknown>;

beforeAll(async () => {
  local = await openLocalPayload();
  ({ payload } = local);
  ({ runStatement } = await import('../../src/search/indexing/search-database.ts'));
  log = await import('../../src/publishing/change-log.ts');
});
afterAll(() => local.close());

const publish = (title: string, transactionID?: number | string) =>
  payload.create({
    collection: 'news',
    data: { title, type: 'important', _status: 'published' } as never,
    req: (transactionID === undefined ? {} : { transactionID }) as never,
  });

/** What a reader receives after a number. */
async function changesAfter(after: number): Promise<{ seq: number; changes: { seq: number; tags: string[] }[] }> {
  const state = await log.advanceLog(payload, Date.now());
  return log.readChanges(payload, { epoch: state.epoch, after }, state);
}

/** The records of as many changes after a number, as the log stands in an hour. */
async function recordsAfter(after: number, count: number): Promise<{ seq: number; records: (string | undefined)[] }> {
  for (;;) {
    await log.advanceLog(payload, Date.now() + 3_600_000);
    const { seq, changes } = await changesAfter(after);
    if (changes.length >= count) return { seq, records: changes.map(({ tags }) => tags.at(-1)) };
    await sleep(20);
  }
}

it('a save that commits after one that began later is neither lost nor passed over', async () => {
  const { seq: start } = await log.advanceLog(payload, Date.now());
  const slow = await payload.db.beginTransaction();
  const first = await publish('先开始，后提交', slow as string);
  const second = await publish('后开始，先提交');
  const early = await changesAfter(start);
  expect(early.changes.map(({ tags }) => tags.at(-1))).toEqual([`news:${second.id}`]);
  expect(await changesAfter(early.seq)).toMatchObject({ seq: early.seq, changes: [] });
  await payload.db.commitTransaction(slow as string);
  const late = await changesAfter(early.seq);
  expect(late.changes.map(({ tags }) => tags.at(-1))).toEqual([`news:${first.id}`]);
  expect(late.seq).toBeGreaterThan(early.seq);
});

it('many who number at once, beside many who save, give each change one number, in an order that no reader sees change', async () => {
  const { seq: start } = await log.advanceLog(payload, Date.now());
  const seen: number[][] = Array.from({ length: 4 }, () => []);
  const readers = seen.map(async (own) => {
    let after = start;
    const deadline = performance.now() + 60_000;
    while (own.length < 40 && performance.now() < deadline) {
      const { seq, changes } = await changesAfter(after);
      own.push(...changes.map((change) => change.seq));
      after = seq;
      await sleep(5);
    }
  });
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let number = 0; number < 10; number += 1) await publish(`第 ${writer}-${number} 条`);
  });
  await Promise.all([...writers, ...readers]);
  const expected = Array.from({ length: 40 }, (_, index) => start + 1 + index);
  for (const own of seen) expect(own).toEqual(expected);
});

it('while one content server numbers, the others go on, and number nothing', async () => {
  const { seq: start } = await log.advanceLog(payload, Date.now());
  const other = (await payload.db.beginTransaction()) as string;
  const lock = sql`select pg_advisory_xact_lock(${log.NUMBERING_LOCK})`;
  await runStatement(payload, lock, { transactionID: other });
  const { id } = await publish('另一台正在编号');
  expect(await changesAfter(start)).toMatchObject({ seq: start, changes: [] });
  await payload.db.commitTransaction(other);
  expect((await changesAfter(start)).changes).toMatchObject([{ tags: ['news', 'news/important', `news:${id}`] }]);
});

it('what a save holds at the moment does not keep others waiting for what is due', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  const planned = { type: 'important', _status: 'published', publishedAt: soon };
  const held = await payload.create({ collection: 'news', data: { title: '甲', ...planned } as never });
  const free = await payload.create({ collection: 'news', data: { title: '乙', ...planned } as never });
  const { seq: start } = await log.advanceLog(payload, Date.now());
  const slow = await payload.db.beginTransaction();
  await payload.update({
    collection: 'news',
    id: held.id,
    data: { title: '甲，改过', _status: 'published' },
    req: { transactionID: slow } as never,
  });
  const inAnHour = await recordsAfter(start, 1);
  expect(inAnHour.records).toEqual([`news:${free.id}`]);
  await payload.db.commitTransaction(slow as string);
  const later = await recordsAfter(inAnHour.seq, 1);
  expect(later.records).toEqual([`news:${held.id}`]);
});
