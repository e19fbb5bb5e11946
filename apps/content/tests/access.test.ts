import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicWhere, withdrawnWhere } from '../src/access/public-records.ts';
import { openLocalPayload, refusalOf, type LocalPayload } from './local-payload.ts';

/** What Payload answers, in its Chinese translation. */
const FORBIDDEN = '您无权执行此操作。';
const NOT_FOUND = '未找到';

const HOUR = 3_600_000;
const at = (offset: number): string => new Date(Date.now() + offset).toISOString();

let local: LocalPayload;
const ids: Record<string, number> = {};

beforeAll(async () => {
  local = await openLocalPayload();
  const make = async (title: string, data: Record<string, unknown>): Promise<void> => {
    const record = await local.payload.create({
      collection: 'news',
      data: { title, type: 'important', _status: 'published', ...data },
    });
    ids[title] = record.id;
  };
  await make('公开', {});
  await make('草稿', { _status: 'draft' });
  await make('未到时间', { publishedAt: at(HOUR) });
  await make('已撤下', { publishedAt: at(-HOUR), withdrawn: true });
  await make('撤下而未到时间', { publishedAt: at(HOUR), withdrawn: true });
  await make('到时撤下', { publishedAt: at(-HOUR), withdrawAt: at(-1) });
  await make('将撤下', { publishedAt: at(-HOUR), withdrawAt: at(HOUR) });
});
afterAll(() => local.close());

const publicTitles = async (): Promise<(string | null | undefined)[]> => {
  const { docs } = await local.payload.find({ collection: 'news', overrideAccess: false, sort: 'id' });
  return docs.map((record) => record.title);
};

describe('what the public reads', () => {
  it('is only what is published, due and not withdrawn', async () => {
    expect(await publicTitles()).toEqual(['公开', '将撤下']);
  });

  it('does not include the others by id either', async () => {
    for (const title of ['草稿', '未到时间', '已撤下', '撤下而未到时间', '到时撤下']) {
      const read = local.payload.findByID({ collection: 'news', id: ids[title] ?? 0, overrideAccess: false });
      expect([title, await refusalOf(read)]).toEqual([title, NOT_FOUND]);
    }
  });

  it('does not include drafts when drafts are asked for', async () => {
    const { docs } = await local.payload.find({ collection: 'news', draft: true, overrideAccess: false });
    expect(docs.map((record) => record.title).sort()).toEqual(['公开', '将撤下']);
    expect(await refusalOf(local.payload.findVersions({ collection: 'news', overrideAccess: false }))).toBe(FORBIDDEN);
  });

  it('stays the published text while a newer draft is written', async () => {
    const id = ids['公开'] ?? 0;
    await local.payload.update({ collection: 'news', id, data: { title: '改写中' }, draft: true });
    expect(await publicTitles()).toEqual(['公开', '将撤下']);
    const { docs } = await local.payload.find({ collection: 'news', draft: true, overrideAccess: false });
    expect(docs.map((record) => record.title)).not.toContain('改写中');
  });

  it('is followed by a record when its time comes', async () => {
    const inTwoHours = await local.payload.find({ collection: 'news', where: publicWhere(Date.now() + 2 * HOUR) });
    expect(inTwoHours.docs.map((record) => record.title).sort()).toEqual(['公开', '未到时间']);
  });

  it('distinguishes a withdrawn record from one that never was public', async () => {
    const { docs } = await local.payload.find({ collection: 'news', where: withdrawnWhere(Date.now()) });
    expect(docs.map((record) => record.title).sort()).toEqual(['到时撤下', '已撤下']);
  });
});

describe('who may change what', () => {
  const data = { title: '标题', type: 'important' as const };

  it('refuses writes without signing in', async () => {
    expect(await refusalOf(local.payload.create({ collection: 'news', data, overrideAccess: false }))).toBe(FORBIDDEN);
    const site = local.payload.updateGlobal({ slug: 'site-info', data: { companyName: '改' }, overrideAccess: false });
    expect(await refusalOf(site)).toBe(FORBIDDEN);
  });

  it('lets editors write, read drafts and delete into the bin; for good, an administrator alone, and from there', async () => {
    const user = local.editor;
    const record = await local.payload.create({ collection: 'news', data, overrideAccess: false, user });
    const { docs } = await local.payload.find({ collection: 'news', overrideAccess: false, user });
    expect(docs.map((entry) => entry.id)).toContain(record.id);
    const which = { collection: 'news', id: record.id, overrideAccess: false, trash: true } as const;
    const boss = local.administrator;
    for (const who of [user, boss])
      expect(await refusalOf(local.payload.delete({ ...which, user: who }))).toBe(FORBIDDEN);
    await local.payload.update({ ...which, user, data: { deletedAt: new Date().toISOString() }, trash: false });
    const left = await local.payload.find({ collection: 'news', overrideAccess: false, user, draft: true });
    expect(left.docs.map((entry) => entry.id)).not.toContain(record.id);
    expect(await refusalOf(local.payload.delete({ ...which, user }))).toBe(FORBIDDEN);
    expect((await local.payload.delete({ ...which, user: boss })).id).toBe(record.id);
  });

  it('shows editors no account but their own, and lets them raise no role', async () => {
    const user = local.editor;
    const { docs } = await local.payload.find({ collection: 'users', overrideAccess: false, user });
    expect(docs.map((account) => account.username)).toEqual(['writer']);
    await local.payload.update({
      collection: 'users',
      id: user.id,
      data: { role: 'administrator', name: '新名' },
      overrideAccess: false,
      user,
    });
    const account = await local.payload.findByID({ collection: 'users', id: user.id });
    expect([account.role, account.name]).toEqual(['editor', '新名']);
  });

  it('keeps the last administrator', async () => {
    const { id } = local.administrator;
    await expect(local.payload.delete({ collection: 'users', id })).rejects.toThrow('至少要保留一名管理员');
    await expect(local.payload.update({ collection: 'users', id, data: { role: 'editor' } })).rejects.toThrow(
      '至少要保留一名管理员',
    );
  });

  it('refuses everything to a user whose password an administrator chose', async () => {
    const account = await local.payload.create({
      collection: 'users',
      data: { username: 'newcomer', name: '新人', role: 'administrator', password: 'given-Password-1' },
    });
    expect(account.mustChangePassword).toBe(true);
    const user = { ...account, collection: 'users' as const };
    const write = local.payload.create({ collection: 'news', data, overrideAccess: false, user });
    expect(await refusalOf(write)).toBe(FORBIDDEN);
    expect(await refusalOf(local.payload.find({ collection: 'users', overrideAccess: false, user }))).toBe(FORBIDDEN);
    const { docs } = await local.payload.find({ collection: 'news', overrideAccess: false, user });
    expect(docs.map((record) => record.title).sort()).toEqual(['公开', '将撤下']);
  });
});

describe('publication time', () => {
  it('is filled in when a record is published without one, and stays afterwards', async () => {
    const before = Date.now();
    const draft = await local.payload.create({ collection: 'honors', data: { title: '荣誉' }, draft: true });
    expect(draft.publishedAt ?? null).toBeNull();
    const published = await local.payload.update({
      collection: 'honors',
      id: draft.id,
      data: { _status: 'published' },
    });
    expect(Date.parse(published.publishedAt ?? '')).toBeGreaterThanOrEqual(before);
    const again = await local.payload.update({ collection: 'honors', id: draft.id, data: { title: '荣誉二' } });
    expect(again.publishedAt).toBe(published.publishedAt);
    const early = { withdrawAt: new Date(before - HOUR).toISOString(), _status: 'published' } as const;
    const refused = local.payload.update({ collection: 'honors', id: draft.id, data: early });
    expect(await refusalOf(refused)).toBe('撤下时间必须晚于发布时间');
  });
});
