/** The audit trail: what a save leaves in it, and that nothing takes it out again; on both databases. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingGuards, protectAuditTrail } from '../src/audit/audit-guard.ts';
import { AUDIT_DAYS, addAuditRow, deleteOldAuditRows, readAuditRows } from '../src/audit/audit-store.ts';
import type * as SignInAudit from '../src/audit/sign-in-audit.ts';
import { isPostgres, runStatement } from '../src/search/indexing/search-database.ts';
import { openLocalPayload, type LocalPayload } from './local-payload.ts';

let local: LocalPayload;
let signIns: typeof SignInAudit;
beforeAll(async () => {
  local = await openLocalPayload();
  // it reads the settings, which come with the database
  signIns = await import('../src/audit/sign-in-audit.ts');
});
afterAll(() => local.close());

const DAY = 86_400_000;
const headers = new Headers({
  'x-forwarded-for': '203.0.113.7',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
});
const asEditor = () => ({ user: local.editor, overrideAccess: false, req: { headers } }) as const;
const rows = (limit = 50) => readAuditRows(local.payload, {}, { limit });
const newest = async () => (await rows(1))[0];
const run = (statement: string) => runStatement(local.payload, sql.raw(statement));
const makeNews = (title: string, rest: object = {}) =>
  local.payload.create({ collection: 'news', data: { title, type: 'important', ...rest }, ...asEditor() });
const updateNews = (id: number, data: object, draft = false) =>
  local.payload.update({ collection: 'news', id, data, draft, ...asEditor() });

describe('a save', () => {
  it('is one row: who, from where, which record, and the fields that changed, in words', async () => {
    const { id } = await makeNews('汛前检查', { _status: 'draft' });
    expect(await newest()).toMatchObject({
      ...{ actor: 'writer', account: 'writer', address: '203.0.113.7', agent: 'Edge 140 · Windows' },
      ...{ action: 'create', collection: 'news', record: String(id), title: '汛前检查', before: {} },
      after: { 标题: '汛前检查', 栏目: '集团要闻' },
    });
    const count = (await rows()).length;
    await updateNews(id, { title: '汛前大检查', top: true }, true);
    expect(await newest()).toMatchObject({ action: 'draft', before: { 标题: '汛前检查', 置顶: '否' } });
    expect(await newest()).toMatchObject({ after: { 标题: '汛前大检查', 置顶: '是' }, title: '汛前大检查' });
    expect((await rows()).length).toBe(count + 1);
  });

  it('says which flags were confirmed, by whom and when, whatever the form says of that', async () => {
    const data = {
      ...{ type: 'overhaul', kind: 'planned', title: '停电', startAt: '2026-12-02T00:30:00.000Z' },
      ...{ endAt: '2026-12-02T12:30:00.000Z', lines: ['甲线'], _status: 'draft' },
      confirmedFlags: [{ text: '只提前 2 天', by: '局长', at: '2020-01-01T00:00:00.000Z' }],
    } as const;
    const { confirmedFlags } = await local.payload.create({
      ...{ collection: 'notices', data: data as never, draft: true },
      ...asEditor(),
    });
    expect(confirmedFlags).toEqual([{ text: '只提前 2 天', by: 'writer', at: expect.stringMatching(/^20(?!20)/) }]);
    expect((await newest())?.after['已核对']).toMatch(/^只提前 2 天，writer，\d{4}-\d\d-\d\d \d\d:\d\d$/);
  });

  it('is named by what it does: publish, withdraw, back to draft, restore, delete', async () => {
    const { id } = await makeNews('一', { _status: 'published' });
    expect(await newest()).toMatchObject({ action: 'publish', before: {}, after: { 标题: '一' } });
    await updateNews(id, { title: '二' }, true);
    expect((await newest())?.action).toBe('draft');
    // compared with what the public read, not with the draft
    await updateNews(id, { title: '二', _status: 'published' });
    expect(await newest()).toMatchObject({ action: 'publish', before: { 标题: '一' }, after: { 标题: '二' } });
    await updateNews(id, { withdrawn: true, _status: 'published' });
    expect(await newest()).toMatchObject({ action: 'withdraw', after: { 已撤下: '是' } });
    await updateNews(id, { withdrawn: false, _status: 'published' });
    await updateNews(id, { _status: 'draft' });
    expect((await newest())?.action).toBe('unpublish');
    const { docs } = await local.payload.findVersions({
      collection: 'news',
      where: { parent: { equals: id } },
      sort: 'id',
    });
    await local.payload.restoreVersion({ collection: 'news', id: String(docs[0]?.id), ...asEditor() });
    expect(await newest()).toMatchObject({ action: 'restore', title: '一' });
    const bin = { collection: 'news', id, trash: true } as const;
    await local.payload.update({ ...bin, data: { deletedAt: '2020-01-01T00:00:00Z' }, trash: false, ...asEditor() });
    expect(await newest()).toMatchObject({ action: 'trash', title: '一', actor: 'writer', before: {}, after: {} });
    await local.payload.update({ ...bin, data: { deletedAt: null }, ...asEditor() });
    expect(await newest()).toMatchObject({ action: 'untrash', title: '一', before: {}, after: {} });
    await local.payload.update({ ...bin, data: { deletedAt: '2020-01-01T00:00:00Z' }, trash: false, ...asEditor() });
    await local.payload.delete({ ...bin, user: local.administrator, overrideAccess: false });
    expect(await newest()).toMatchObject({ action: 'delete', actor: 'boss', before: { 标题: '一' }, after: {} });
  });

  it('that empties the bin after 30 days is the server’s, once, and leaves what was restored meanwhile', async () => {
    const { emptyBins } = await import('../src/publishing/empty-bin.ts');
    const { id } = await makeNews('丢弃', { _status: 'published' });
    const other = await makeNews('捡回');
    for (const one of [id, other.id]) await updateNews(one, { deletedAt: '2020-01-01T00:00:00Z' });
    const days = (count: number) => Date.now() + count * 86_400_000;
    expect(await emptyBins(local.payload, days(29.9))).toBe(0);
    await local.payload.update({ collection: 'news', id: other.id, data: { deletedAt: null }, trash: true });
    const emptied = await Promise.all([emptyBins(local.payload, days(30.1)), emptyBins(local.payload, days(30.1))]);
    expect(emptied.sort()).toEqual([0, 1]);
    const deleted = (await rows(10)).filter(({ action }) => action === 'delete');
    expect(deleted[0]).toMatchObject({ title: '丢弃', actor: '服务器/脚本', note: '在回收站中满 30 天' });
    expect(deleted.filter(({ title }) => title === '丢弃')).toHaveLength(1);
    expect(
      await local.payload.count({ collection: 'news', where: { title: { equals: '丢弃' } }, trash: true }),
    ).toEqual({ totalDocs: 0 });
    expect((await local.payload.findByID({ collection: 'news', id: other.id })).title).toBe('捡回');
  });

  it('that fails leaves no row', async () => {
    const before = await newest();
    await expect(makeNews('', { _status: 'published' })).rejects.toThrow();
    const { id } = await makeNews('在');
    await expect(
      local.payload.update({ collection: 'news', id, data: { type: 'no such type' as never }, ...asEditor() }),
    ).rejects.toThrow();
    expect((await rows(2)).map(({ title }) => title)).toEqual(['在', before?.title]);
  });

  it('is in the trail whatever its answer leaves out, of many at once, and of a command', async () => {
    const { id } = await makeNews('甲');
    const select = { createdAt: true } as const;
    await local.payload.update({ collection: 'news', id, data: { title: '乙' }, select, ...asEditor() });
    expect(await newest()).toMatchObject({ before: { 标题: '甲' }, after: { 标题: '乙' }, title: '乙' });
    const where = { id: { equals: id } };
    await local.payload.update({ collection: 'news', where, data: { author: '丙', _status: 'draft' }, ...asEditor() });
    expect(await newest()).toMatchObject({ after: { 作者: '丙' } });
    await local.payload.update({ collection: 'news', id, data: { author: '丁' } });
    expect(await newest()).toMatchObject({ actor: '服务器/脚本', account: '', address: '', after: { 作者: '丁' } });
    await local.payload.updateGlobal({
      slug: 'site-info',
      data: { companyName: '示例集团', shortName: '示例' } as never,
    });
    expect(await newest()).toMatchObject({ action: 'save', collection: 'site-info', title: '网站信息' });
  });

  it('keeps of a long text what changed, of a relation its name', async () => {
    const long = '一'.repeat(5000);
    const { id } = await makeNews('长', { summary: '略' });
    const paragraph = (text: string) => ({
      root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
    });
    await updateNews(id, { content: paragraph(`${long}二${long}`) }, true);
    await updateNews(id, { content: paragraph(`${long}三${long}`) }, true);
    const { before = {}, after = {} } = (await newest()) ?? {};
    expect(Object.keys(after)).toEqual(['正文']);
    expect([before['正文'], after['正文']].map((text) => text?.slice(0, 22))).toEqual([
      `…${'一'.repeat(20)}二`,
      `…${'一'.repeat(20)}三`,
    ]);
    expect(after['正文']?.length).toBeLessThan(310);
    const type = await local.payload.create({
      collection: 'disclosure-types',
      data: { id: 3, name: '停限电', kind: 'item' } as never,
    });
    const record = { title: '公开', typeId: type.id, _status: 'draft' };
    await local.payload.create({ collection: 'disclosures', data: record as never, depth: 2, ...asEditor() });
    expect(Object.values((await newest())?.after ?? {})).toContain('停限电');
  });
});

describe('a review', () => {
  const setSteps = (news: '0' | '1' | '2') => local.payload.updateGlobal({ slug: 'review-settings', data: { news } });
  const act = (id: number, user: LocalPayload['editor'], action: string, reason = '') => {
    const context = { review: { action, reason } };
    return local.payload.update({ collection: 'news', id, data: {}, user, overrideAccess: false, context });
  };
  const reviewer = async (name: string, duties: ('first' | 'third')[]) => {
    const data = { username: name, name, role: 'editor' as const, duties, password: 'a-Password-of-2026' };
    const user = await local.payload.create({ collection: 'users', data, context: { isOwnAccountPage: true } });
    return { ...user, collection: 'users' as const };
  };

  it('leaves each of its steps, with their reasons, and what was published past them', async () => {
    const [first, third] = [await reviewer('one', ['first']), await reviewer('three', ['third'])];
    await setSteps('2');
    expect(await newest()).toMatchObject({ collection: 'review-settings', title: '审核设置' });
    expect(Object.values((await newest())?.after ?? {})).toEqual(['二审：初审、终审']);
    const { id } = await makeNews('待审', { _status: 'draft' });
    const before = (await rows(1000)).length;
    await act(id, local.editor, 'submit');
    await act(id, first, 'return', '数字与附件不一致');
    await act(id, local.editor, 'submit');
    await act(id, first, 'pass');
    await act(id, third, 'pass');
    await updateNews(id, { title: '待审二' }, true);
    await act(id, local.administrator, 'force', '主管在外');
    await setSteps('0');
    const steps = (await rows(1000))
      .slice(1, -before)
      .map(({ actor, action, note, after }) => [actor, action, note, after['标题']]);
    expect(steps.toReversed()).toEqual([
      ['writer', 'submit', '', undefined],
      ['one', 'return', '初审，数字与附件不一致', undefined],
      ['writer', 'submit', '', undefined],
      ['one', 'approve', '初审', undefined],
      // with the last one the whole text is public
      ['three', 'approve', '终审，发布', '待审'],
      ['writer', 'draft', '', '待审二'],
      ['boss', 'pastSteps', '主管在外（缺初审、终审）', '待审二'],
    ]);
  });
});

describe('accounts', () => {
  it('leave sign-ins, passwords and rights in the trail, and never a secret', async () => {
    const secrets = ['Long-enough-Words-1', 'Other-enough-Words-2'];
    const { id } = await local.payload.create({
      collection: 'users',
      data: { username: 'clerk', name: '值班员', role: 'editor', password: secrets[0] ?? '' },
      user: local.administrator,
      overrideAccess: false,
    });
    expect(await newest()).toMatchObject({
      action: 'create',
      collection: 'users',
      after: { 用户名: 'clerk', 姓名: '值班员' },
    });
    const update = (data: object) =>
      local.payload.update({ collection: 'users', id, data, user: local.administrator, overrideAccess: false });
    await update({ password: secrets[1] });
    expect(await newest()).toMatchObject({ action: 'password', title: '值班员' });
    await update({ role: 'administrator' });
    expect(await newest()).toMatchObject({ action: 'role', before: { 角色: '编辑' }, after: { 角色: '管理员' } });
    const { token } = await local.payload.login({
      collection: 'users',
      data: { username: 'clerk', password: secrets[1] ?? '' },
    });
    const stored = await local.payload.db.findOne<{ id: number } & Record<string, unknown>>({
      collection: 'users',
      where: { id: { equals: id } },
    });
    const sessions = stored?.['sessions'] as { id: string }[];
    const all = JSON.stringify(await rows(1000));
    const hidden = [...secrets, stored?.['salt'], stored?.['hash'], token, sessions[0]?.id];
    expect(hidden.every((text) => typeof text === 'string' && text.length > 10)).toBe(true);
    expect(hidden.filter((text) => all.includes(String(text)))).toEqual([]);
  });

  it('that somebody guesses at get one row at once and one for the rest of the minute, and a flood a bounded number', async () => {
    const before = (await rows(1000)).length;
    const account = { name: '值班员', username: 'clerk' };
    const at = Math.ceil(Date.now() / 60_000) * 60_000 - 120_000;
    for (let time = 0; time < 5; time += 1) await signIns.auditAttempt('signInFailed', account, headers, at);
    await signIns.auditAttempt('lockOut', account, headers, at);
    await signIns.writeFailureCounts();
    const added = (await rows(1000)).slice(0, -before);
    expect(added.map(({ action, times, account: name, address }) => [action, times, name, address])).toEqual([
      ['signInFailed', 4, 'clerk', '203.0.113.7'],
      ['lockOut', 1, 'clerk', '203.0.113.7'],
      ['signInFailed', 1, 'clerk', '203.0.113.7'],
    ]);
    for (let address = 0; address < 200; address += 1) {
      const from = new Headers({ 'x-forwarded-for': `198.51.100.${address}` });
      await signIns.auditAttempt('signInFailed', undefined, from, at + 60_000);
    }
    await signIns.writeFailureCounts();
    const flood = (await rows(1000)).slice(0, -before - added.length);
    expect(flood.length).toBeLessThanOrEqual(61);
    expect(flood.reduce((sum, { times }) => sum + times, 0)).toBe(200);
    // what was typed as a name is in no row
    expect(new Set(flood.map(({ account: name }) => name))).toEqual(new Set(['']));
  });
});

describe('a row', () => {
  /** What a statement is answered, and whether it changed anything nonetheless. */
  const answerTo = async (statement: string): Promise<string> => {
    const before = JSON.stringify(await rows(1000));
    const answer = await run(statement).then(
      () => 'done',
      (error: unknown) =>
        String((error as Error).cause ?? error).includes('append-only') ? 'append-only' : String(error),
    );
    return JSON.stringify(await rows(1000)) === before ? answer : 'changed';
  };

  it('is neither changed nor deleted nor replaced by anybody', async () => {
    expect(await answerTo(`update audit_trail set actor = 'nobody'`)).toBe('append-only');
    expect(await answerTo('delete from audit_trail')).toBe('append-only');
    expect(await answerTo('delete from audit_trail where id = (select max(id) from audit_trail)')).toBe('append-only');
    if (isPostgres(local.payload)) expect(await answerTo('truncate audit_trail')).toBe('append-only');
    else expect(await answerTo('insert or replace into audit_trail select * from audit_trail')).toBe('append-only');
    // not even with the permit of the function below, while it is younger than the law asks for
    await run(`insert into audit_purge values (${Date.now() + DAY})`);
    expect(await answerTo('delete from audit_trail')).toBe('append-only');
    await run('delete from audit_purge');
  });

  it('is deleted when it is old, by the one function that may', async () => {
    const person = { actor: '早年的编辑', account: 'old', address: '', agent: '', action: 'save' } as const;
    const add = (days: number) => addAuditRow(local.payload, { ...person, at: Date.now() - days * DAY });
    await add(AUDIT_DAYS + 1);
    await add(AUDIT_DAYS - 1);
    expect(await answerTo(`delete from audit_trail where account = 'old'`)).toBe('append-only');
    const count = (await rows(1000)).length;
    await deleteOldAuditRows(local.payload, Date.now());
    expect(await readAuditRows(local.payload, { person: 'OLD' }, { limit: 9 })).toHaveLength(1);
    expect((await rows(1000)).length).toBe(count - 1);
    expect(await run('select * from audit_purge')).toEqual([]);
  });

  it('is protected again when the server starts, which is in the trail', async () => {
    expect(await missingGuards(local.payload)).toEqual([]);
    const on = isPostgres(local.payload) ? ' on audit_trail' : '';
    const [first = '', ...others] = isPostgres(local.payload)
      ? ['audit_trail_rows']
      : ['audit_trail_delete', 'audit_trail_update', 'audit_trail_replace'];
    for (const name of [first, ...others]) await run(`drop trigger ${name}${on}`);
    expect((await missingGuards(local.payload)).toSorted()).toEqual([first, ...others].toSorted());
    await protectAuditTrail(local.payload);
    expect(await missingGuards(local.payload)).toEqual([]);
    expect((await newest())?.action).toBe('guard');
    expect(await answerTo('delete from audit_trail')).toBe('append-only');
  });
});

it('every collection but those of Payload itself is audited', () => {
  const shown = local.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'));
  expect(shown.filter(({ hooks }) => hooks.afterDelete.at(-1)?.name !== 'auditDelete').map(({ slug }) => slug)).toEqual(
    [],
  );
  expect(shown.length).toBeGreaterThan(20);
});

describe('the export', () => {
  const csvOf = async (user: LocalPayload['editor'], query: object) => {
    const endpoint = local.payload.config.endpoints.find(({ path }) => path === '/audit-trail.csv');
    const answer = await endpoint?.handler({ payload: local.payload, user, query, headers } as never);
    return { headers: answer?.headers, bytes: Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)) };
  };

  it('is for spreadsheets, runs as no formula, and is in the trail', async () => {
    await makeNews('=HYPERLINK("http://example.com")', { author: '导出' });
    const { headers: answered, bytes } = await csvOf(local.administrator, { collection: 'news', person: 'WRIT' });
    expect(answered?.get('cache-control')).toBe('no-store');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first] = bytes.toString('utf8').split('\r\n');
    expect(head?.slice(1)).toBe('时间,操作人,账号,地址,浏览器,操作,次数,栏目,标题,改动前,改动后,备注');
    expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,writer,writer,203\.0\.113\.7,/);
    expect(first).toContain(`,新闻,"'=HYPERLINK(""http://example.com"")",`);
    expect(await newest()).toMatchObject({ action: 'export', actor: 'boss', note: 'person=WRIT&collection=news' });
  });

  it('is for administrators alone', async () => {
    await expect(csvOf(local.editor, {})).rejects.toThrow('只有管理员可以导出操作记录');
  });
});
