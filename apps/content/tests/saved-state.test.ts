/** Two editors at one record, copies, and what the history of an outage is compared with: the built hooks, on both databases. */
import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLocalPayload, refusalOf, type LocalPayload } from './local-payload.ts';

let local: LocalPayload;
beforeAll(async () => {
  local = await openLocalPayload();
});
afterAll(() => local.close());

const HOUR = 3_600_000;
const hoursAhead = (hours: number): string =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * HOUR).toISOString();
const as = (user: PayloadRequest['user']) => ({ user, overrideAccess: false }) as const;

describe('a save that is based on an older state', () => {
  const make = (title: string) =>
    local.payload.create({
      collection: 'news',
      data: { title, type: 'important', _status: 'published' },
      ...as(local.editor),
    });
  const read = (id: number, draft = true) =>
    local.payload.findByID({ collection: 'news', id, draft, depth: 0, ...as(local.editor) });

  it('is refused with the name and time of the newer one, which stays', async () => {
    const { id, updatedAt, savedBy } = await make('一');
    expect(savedBy).toBe('writer');
    const theirs = await local.payload.update({
      ...{ collection: 'news', id, data: { title: '二', updatedAt, _status: 'published' } },
      ...as(local.administrator),
    });
    expect(theirs.savedBy).toBe('boss');
    const mine = local.payload.update({
      ...{ collection: 'news', id, data: { title: '三', updatedAt, _status: 'published' } },
      ...as(local.editor),
    });
    const error = (await mine.catch((thrown: unknown) => thrown)) as { status: number; message: string; data: unknown };
    expect(error.status).toBe(409);
    expect(error.message).toMatch(/^“boss”已于\d+月\d+日 \d\d:\d\d保存过这条内容/);
    expect(error.data).toEqual({ conflict: { savedBy: 'boss', updatedAt: theirs.updatedAt } });
    expect((await read(id)).title).toBe('二');
    // who has seen the newer state takes over
    const again = { title: '三', updatedAt: theirs.updatedAt, _status: 'published' as const };
    await local.payload.update({ collection: 'news', id, data: again, ...as(local.editor) });
    expect((await read(id)).title).toBe('三');
  });

  it('is refused in either order of draft and publication', async () => {
    for (const [first, second] of [
      ['draft', 'published'],
      ['published', 'draft'],
      ['draft', 'draft'],
    ] as const) {
      const { id, updatedAt } = await make('原文');
      const save = (title: string, _status: 'draft' | 'published', user: PayloadRequest['user']) =>
        local.payload.update({
          ...{ collection: 'news', id, data: { title, updatedAt, _status }, draft: _status === 'draft' },
          ...as(user),
        });
      await save('甲', first, local.administrator);
      expect([first, second, await refusalOf(save('乙', second, local.editor))]).toEqual([
        first,
        second,
        expect.stringContaining('保存过这条内容'),
      ]);
      expect((await read(id)).title).toBe('甲');
    }
  });

  it('is refused to one of two in the same moment', async () => {
    const { id, updatedAt } = await make('同时');
    const save = async (title: string, user: PayloadRequest['user']) =>
      local.payload
        .update({ collection: 'news', id, data: { title, updatedAt, _status: 'published' }, ...as(user) })
        .then(() => 200)
        .catch((error: unknown) => (error as { status: number }).status);
    const statuses = await Promise.all([save('甲', local.administrator), save('乙', local.editor)]);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('passes when it names no state, and the name of the own account is said as such', async () => {
    const { id, updatedAt } = await make('脚本');
    await local.payload.update({ collection: 'news', id, data: { title: '脚本改' } });
    expect((await read(id)).savedBy).toBeNull();
    await local.payload.update({ collection: 'news', id, data: { title: '本人改' }, ...as(local.editor) });
    const stale = local.payload.update({
      collection: 'news',
      id,
      data: { title: '又改', updatedAt },
      ...as(local.editor),
    });
    expect(await refusalOf(stale)).toContain('您在另一个页面');
  });

  it('says that the record went into the bin, and to a reviewer that there is a newer text', async () => {
    const { id, updatedAt } = await make('一');
    const binned = { collection: 'news', id, data: { deletedAt: new Date().toISOString() } } as const;
    await local.payload.update({ ...binned, ...as(local.administrator) });
    const mine = { collection: 'news', id, data: { title: '二', updatedAt, _status: 'published' } } as const;
    expect(await refusalOf(local.payload.update({ ...mine, ...as(local.editor) }))).toMatch(
      /^“boss”已于\d+月\d+日 \d\d:\d\d把这条内容移入回收站。您的修改没有保存，仍在本页。/,
    );
    const reviewed = await make('三');
    await local.payload.update({
      ...{ collection: 'news', id: reviewed.id, data: { title: '四' }, draft: true },
      ...as(local.editor),
    });
    const decided = { review: { action: 'return', reason: '改' }, updatedAt: reviewed.updatedAt };
    const decision = { collection: 'news', id: reviewed.id, data: decided as never } as const;
    expect(await refusalOf(local.payload.update({ ...decision, ...as(local.administrator) }))).toMatch(
      /^“writer”已于.+改过这条内容，比您看到的新。请重新打开，看过再办。/,
    );
  });

  it('names nobody whom the sender chose', async () => {
    const { id } = await make('署名');
    const forged = { title: '署名', savedBy: 'boss' };
    await local.payload.update({ collection: 'news', id, data: forged, ...as(local.editor) });
    expect((await read(id)).savedBy).toBe('writer');
  });
});

it('a type of disclosure and the site’s own information name who saved them, too', async () => {
  const type = await local.payload.create({
    ...{ collection: 'disclosure-types', data: { id: 77, name: '类别', kind: 'item' } },
    ...as(local.administrator),
  });
  const site = await local.payload.updateGlobal({
    ...{ slug: 'site-info', data: { companyName: '公司', shortName: '简称' } },
    ...as(local.administrator),
  });
  expect([type.savedBy, site.savedBy]).toEqual(['boss', 'boss']);
});

const makeOutage = (data: Record<string, unknown>) =>
  local.payload.create({
    collection: 'notices',
    data: { title: '停电', type: 'overhaul', kind: 'planned', _status: 'published', ...data },
  });
const update = (id: number, data: Record<string, unknown>, draft = false) =>
  local.payload.update({ collection: 'notices', id, data, draft });
const textsOf = (notice: { changes?: { text: string }[] | null }): string[] =>
  (notice.changes ?? []).map(({ text }) => text);

describe('a copy', () => {
  it('has no publication time, number, changes, former times, restoration or original of its own', async () => {
    const outage = await makeOutage({
      ...{ number: '2026-118', startAt: hoursAhead(-5), endAt: hoursAhead(-2), originUrl: 'https://example.com/a' },
    });
    await update(outage.id, { startAt: hoursAhead(-4), _status: 'published' });
    await update(outage.id, { restoredAt: hoursAhead(-1), override: 'postponed', _status: 'published' });
    const req = await createLocalReq({}, local.payload);
    const copy = await local.payload.duplicate({ collection: 'notices', id: outage.id, req });
    expect(copy).toMatchObject({ title: expect.stringContaining('停电'), _status: 'draft', kind: 'planned' });
    const own = [
      'publishedAt',
      'number',
      'previousStartAt',
      'previousEndAt',
      'restoredAt',
      'override',
      'originUrl',
    ] as const;
    expect(own.map((name) => [name, copy[name] ?? null])).toEqual(own.map((name) => [name, null]));
    expect([textsOf(copy), copy.revision, copy.withdrawn]).toEqual([[], 0, false]);
  });
});

describe('the history of an outage', () => {
  it('is compared with what the public last saw, not with a draft', async () => {
    const outage = await makeOutage({ startAt: hoursAhead(24), endAt: hoursAhead(26) });
    await update(outage.id, { startAt: hoursAhead(25), endAt: hoursAhead(27) }, true);
    const published = await update(outage.id, { _status: 'published' });
    expect(textsOf(published)).toEqual([expect.stringMatching(/^停电时间由.+改为.+。$/)]);
    expect(Date.parse(String(published.previousStartAt))).toBe(Date.parse(String(outage.startAt)));
  });

  it('only grows when an old version is restored', async () => {
    const outage = await makeOutage({ startAt: hoursAhead(48), endAt: hoursAhead(50) });
    await update(outage.id, { startAt: hoursAhead(49), endAt: hoursAhead(51), _status: 'published' });
    const { docs } = await local.payload.findVersions({
      collection: 'notices',
      where: { parent: { equals: outage.id } },
      sort: 'updatedAt',
    });
    await local.payload.restoreVersion({ collection: 'notices', id: String(docs[0]?.id) });
    const restored = await local.payload.findByID({ collection: 'notices', id: outage.id });
    expect(restored.startAt).toBe(outage.startAt);
    expect(textsOf(restored)).toHaveLength(2);
    expect(textsOf(restored)[1]).toMatch(/^停电时间由/);
  });

  it('has no restoration in the future', async () => {
    const outage = await makeOutage({ startAt: hoursAhead(-3), endAt: hoursAhead(3) });
    const error = await update(outage.id, { restoredAt: hoursAhead(1) }).catch((thrown: unknown) => thrown);
    expect((error as { data: { errors: unknown } }).data.errors).toEqual([
      { path: 'restoredAt', message: '实际恢复时间不能晚于现在' },
    ]);
    expect(await refusalOf(update(outage.id, { restoredAt: hoursAhead(0) }))).toBe('');
  });
});
