/** The way of a text from its writer to the public, by the form's requests and the server's own calls, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAuditRows } from '../src/audit/audit-store.ts';
import { readDesk } from '../src/desk/read-desk.ts';
import { refusalOf } from './local-payload.ts';
import {
  ask,
  local,
  main,
  makePerson,
  makeRecord,
  newest,
  openDesk,
  person,
  setSteps,
  versionOf,
} from './review-desk.ts';

beforeAll(openDesk);
afterAll(() => local.close());

describe('the way of a text', () => {
  const steps = async (id: number) => {
    const { reviewStage, reviewLog } = await newest('news', id);
    return [
      reviewStage,
      (reviewLog as { what: string; step?: string }[]).map(({ what, step }) => step ?? what).join(' '),
    ];
  };
  const act = (name: string, id: number, action: string, more: object = {}) =>
    ask(person(name), 'PATCH', `news/${id}`, { review: { action, ...more } });
  beforeAll(async () => {
    await setSteps({ news: 3 });
    await makePerson('12', { duties: ['writer', 'first', 'second'] });
  });

  it('is draft, three reviews by three people, published; a return needs a reason', async () => {
    const { doc } = await ask(person('W'), 'POST', 'news?draft=true', { title: '枯水期保供水', type: 'important' });
    const { id } = doc;
    expect((await act('1', id, 'pass')).message).toBe('这条内容没有等待审核');
    expect((await act('W', id, 'submit')).status).toBe(200);
    expect((await act('2', id, 'pass')).message).toBe('这条内容正在等初审，您没有“新闻”的初审权限');
    const bare = await act('1', id, 'return', { reason: ' ' });
    expect([bare.status, bare.path, bare.message]).toEqual([400, 'review.reason', '请填写退回理由']);
    expect((await act('1', id, 'return', { reason: '标题超过 24 个字' })).status).toBe(200);
    expect(await steps(id)).toEqual(['returned', 'wrote submitted first']);
    // what is returned is not passed on without being handed in again
    expect((await act('1', id, 'pass')).status).toBe(409);
    expect(
      (await ask(person('W'), 'PATCH', `news/${id}`, { title: '保供水', review: { action: 'submit' } })).status,
    ).toBe(200);
    for (const name of ['1', '2']) expect([name, (await act(name, id, 'pass')).status]).toEqual([name, 200]);
    expect([await steps(id), (await main('news', id))._status]).toEqual([
      ['third', 'wrote submitted first submitted first second'],
      'draft',
    ]);
    expect((await act('3', id, 'pass')).status).toBe(200);
    const published = await main('news', id);
    expect([published._status, published.title, published.reviewStage]).toEqual(['published', '保供水', 'published']);
  });

  it('begins again when anybody changes the text: what was passed no longer counts', async () => {
    const id = await makeRecord('news', ['1', '2'], true);
    expect((await steps(id))[0]).toBe('third');
    await ask(person('A'), 'PATCH', `news/${id}?draft=true`, { summary: '加一句' });
    expect((await steps(id))[0]).toBe('draft');
    expect((await act('3', id, 'pass')).status).toBe(409);
    await act('W', id, 'submit');
    expect((await act('3', id, 'pass')).message).toContain('正在等初审');
    // a save that changes nothing leaves the reviews
    await act('1', id, 'pass');
    await ask(person('A'), 'PATCH', `news/${id}?draft=true`, { summary: '加一句' });
    expect((await steps(id))[0]).toBe('second');
  });

  it('takes no text with a review: what was read is what is passed', async () => {
    const id = await makeRecord('news', ['1', '2'], true);
    await ask(person('3'), 'PATCH', `news/${id}`, { title: '夹带', withdrawn: true, review: { action: 'pass' } });
    const published = await main('news', id);
    expect([published.title, published.withdrawn]).toEqual([expect.stringMatching(/^新稿/), false]);
  });

  it('is never passed by who wrote, nor twice by one person', async () => {
    const own = await ask(person('12'), 'POST', 'news?draft=true', { title: '自己的', type: 'important' });
    await act('W', own.doc.id, 'submit');
    const refused = await act('12', own.doc.id, 'pass');
    expect([refused.status, refused.message]).toEqual([403, '自己的稿件由他人审核']);
    const id = await makeRecord('news', ['12'], true);
    expect((await act('12', id, 'pass')).message).toBe('您已初审过这条内容，复审由他人进行');
  });

  it('is checked as a published text when it is handed in, and refused from an older state', async () => {
    const { doc } = await ask(person('W'), 'POST', 'news?draft=true', { title: '缺栏目' });
    const refused = await act('W', doc.id, 'submit');
    expect([refused.status, refused.path]).toEqual([400, 'type']);
    const id = await makeRecord('news', [], true);
    const { updatedAt } = await newest('news', id);
    await ask(person('W'), 'PATCH', `news/${id}`, { title: '又改', review: { action: 'submit' } });
    const outdated = await ask(person('1'), 'PATCH', `news/${id}`, { updatedAt, review: { action: 'pass' } });
    expect([outdated.status, outdated.message]).toEqual([409, expect.stringContaining('改过这条内容')]);
  });

  it('is passed while somebody has it open to type, and is saved by nobody else', async () => {
    const id = await makeRecord('news', [], true);
    const lock = {
      document: { relationTo: 'news', value: id },
      user: { relationTo: 'users', value: person('author').id },
    };
    await ask(person('author'), 'POST', 'payload-locked-documents', lock);
    expect((await ask(person('A'), 'PATCH', `news/${id}?draft=true`, { title: '抢先' })).status).toBe(423);
    expect((await act('1', id, 'pass')).status).toBe(200);
  });

  it('is passed once when two press the button at once', async () => {
    const id = await makeRecord('news', ['1', '2'], true);
    const answers = await Promise.all(['3', '3'].map((name) => act(name, id, 'pass')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await steps(id))[1]).toBe('submitted first second third');
  });

  it('may be cut short by the administrator with a reason that names what is missing', async () => {
    const id = await makeRecord('news', ['1'], true);
    expect((await act('A', id, 'force')).path).toBe('review.reason');
    await act('A', id, 'force', { reason: '值班领导电话同意' });
    const { reviewLog } = await main('news', id);
    expect((reviewLog as object[]).at(-1)).toMatchObject({
      what: 'forced',
      who: 'A',
      reason: '值班领导电话同意（缺复审、终审）',
    });
  });

  it('cannot be forged by writing the fields of the review, nor by a call of the server with a user', async () => {
    const id = await makeRecord('news', [], false);
    const forged = { reviewStage: 'third', reviewLog: [{ what: 'passed', step: 'first', by: '1', who: '1', at: '' }] };
    await ask(person('W'), 'PATCH', `news/${id}?draft=true`, forged);
    expect((await steps(id))[0]).toBe('draft');
    const call = local.payload.update({
      ...{ collection: 'news', id, data: { ...forged, _status: 'published' } as never },
      user: person('W'),
    });
    expect(await refusalOf(call)).toContain('须经初审、复审、终审后发布');
    const version = local.payload.restoreVersion({
      collection: 'news',
      id: String(await versionOf('news', id)),
      user: person('W'),
    });
    expect(await refusalOf(version)).toContain('须经初审、复审、终审后发布');
  });

  it('leaves what is public when reviews are switched on, and hands over what waits when they are fewer', async () => {
    await setSteps({ news: 0 });
    const { doc } = await ask(person('W'), 'POST', 'news', { title: '早', type: 'important', _status: 'published' });
    await setSteps({ news: 3 });
    expect((await main('news', doc.id))._status).toBe('published');
    const id = await makeRecord('news', ['1'], true);
    await setSteps({ news: 1 });
    expect((await act('3', id, 'pass')).status).toBe(200);
    expect((await main('news', id)).reviewStage).toBe('published');
    await setSteps({ news: 3 });
  });

  it('goes on at its time when it was approved for later', async () => {
    const { doc } = await ask(person('W'), 'POST', 'news?draft=true', {
      ...{ title: '预定', type: 'important', publishedAt: '2099-01-01T00:00:00.000Z' },
    });
    await act('W', doc.id, 'submit');
    for (const name of ['1', '2', '3']) await act(name, doc.id, 'pass');
    const published = await main('news', doc.id);
    expect([published._status, published.publishedAt]).toEqual(['published', '2099-01-01T00:00:00.000Z']);
    const sooner = await ask(person('W'), 'PATCH', `news/${doc.id}`, { publishedAt: '2026-01-01T00:00:00.000Z' });
    expect([sooner.status, (await main('news', doc.id)).publishedAt]).toEqual([200, '2099-01-01T00:00:00.000Z']);
  });
});

describe('columns of types of notices', () => {
  it('show and take what is of them alone', async () => {
    await setSteps({ 'notices:announcement': 0, 'notices:overhaul': 0 });
    const clerk = await makePerson('clerk', { duties: ['writer'], columns: ['notices:overhaul'] });
    const outage = {
      type: 'overhaul',
      kind: 'planned',
      startAt: '2099-01-01T00:00:00Z',
      endAt: '2099-01-01T08:00:00Z',
    };
    const mine = await ask(clerk, 'POST', 'notices', { title: '停电', ...outage, _status: 'published' });
    expect(mine.status).toBe(201);
    const other = await ask(person('W'), 'POST', 'notices?draft=true', { title: '董事会决议', type: 'announcement' });
    expect((await ask(clerk, 'GET', `notices/${other.doc.id}?draft=true`)).status).toBe(404);
    expect((await ask(clerk, 'PATCH', `notices/${other.doc.id}?draft=true`, { title: '改' })).status).toBe(403);
    const moved = await ask(clerk, 'PATCH', `notices/${mine.doc.id}`, { type: 'announcement', _status: 'published' });
    expect([moved.status, moved.path, moved.message]).toEqual([403, 'type', '“公司公告”不是您负责的栏目']);
    const made = await ask(clerk, 'POST', 'notices', { title: '公告', type: 'announcement', _status: 'published' });
    expect([made.status, made.path]).toEqual([403, 'type']);
  });
});

describe('网站信息', () => {
  const info = 'globals/site-info';
  const shown = async () => (await local.payload.findGlobal({ slug: 'site-info' })).hotline;
  it('is published by its last review, and an old version comes back as a draft', async () => {
    await setSteps({ 'site-info': 0 });
    const whole = { companyName: '示例集团', shortName: '示例' };
    expect((await ask(person('W'), 'POST', info, { ...whole, hotline: '95598' })).status).toBe(200);
    expect(await shown()).toBe('95598');
    await setSteps({ 'site-info': 2 });
    for (const save of [{ hotline: '1' }, { hotline: '2', _status: 'published' }])
      await ask(person('W'), 'POST', info, save);
    const { docs } = await local.payload.findGlobalVersions({
      slug: 'site-info',
      where: { 'version._status': { equals: 'published' } },
      limit: 1,
    });
    await ask(person('W'), 'POST', `${info}/versions/${docs[0]?.id}`);
    const restore = local.payload.restoreGlobalVersion({
      slug: 'site-info',
      id: String(docs[0]?.id),
      user: person('W'),
    });
    expect(await refusalOf(restore)).toBe('旧版本须恢复为草稿并经过审核');
    expect(await shown()).toBe('95598');
    const review = (name: string, action: string, data: object = {}) =>
      ask(person(name), 'POST', info, { ...data, review: { action } });
    expect((await review('W', 'submit', { hotline: '95599' })).status).toBe(200);
    expect((await review('3', 'pass')).status).toBe(403);
    expect((await review('1', 'pass')).status).toBe(200);
    expect(await shown()).toBe('95598');
    expect((await review('3', 'pass')).status).toBe(200);
    expect(await shown()).toBe('95599');
  });
});

describe('a planned change', () => {
  const later = (ms: number): string => new Date(Date.now() + ms).toISOString();
  const HOUR = 3_600_000;
  const publishDue = async (now = Date.now() + 2 * HOUR) => {
    const { publishPlanned } = await import('../src/publishing/planned-changes.ts');
    return publishPlanned(local.payload, now);
  };
  const states = async (id: number) => {
    const [shown, drafted] = [await main('news', id), await newest('news', id)];
    return [shown.title, shown._status, drafted.reviewStage, drafted.title];
  };
  const make = async (count: 0 | 3): Promise<number> => {
    await setSteps({ news: count });
    const { doc } = await ask(person('A'), 'POST', 'news?draft=true', { title: '旧章程', type: 'important' });
    await ask(person('A'), 'PATCH', `news/${doc.id}`, { review: { action: 'force', reason: '首发' } });
    return doc.id;
  };
  const plan = (id: number, more: object = {}) =>
    ask(person('W'), 'PATCH', `news/${id}`, { title: '新章程', plannedAt: later(HOUR), _status: 'published', ...more });

  it('takes the place of the public text at its time, once for several servers, by the server', async () => {
    const id = await make(0);
    expect((await plan(id)).status).toBe(200);
    expect(await states(id)).toEqual(['旧章程', 'published', 'planned', '新章程']);
    expect((await readDesk(local.payload, person('W'), Date.now())).scheduled).toContainEqual(
      expect.objectContaining({ title: '新章程', what: 'change' }),
    );
    expect(await publishDue(Date.now())).toBe(Date.parse((await newest('news', id)).plannedAt ?? ''));
    expect((await states(id))[0]).toBe('旧章程');
    await Promise.all([publishDue(), publishDue()]);
    expect(await states(id)).toEqual(['新章程', 'published', 'published', '新章程']);
    expect((await newest('news', id)).plannedAt ?? null).toBeNull();
    const rows = await readAuditRows(local.payload, { collection: 'news' }, { limit: 2 });
    expect(rows.map(({ action, actor, note }) => [action, actor, note])).toEqual([
      ['publish', '服务器/脚本', '计划变更'],
      ['plan', 'W', expect.stringMatching(/^定于 \d{4}-\d\d-\d\d \d\d:\d\d$/)],
    ]);
  });

  it('is passed by the last review, and begins again when its text or its time is changed', async () => {
    const id = await make(3);
    const text = { title: '新章程', plannedAt: later(HOUR), review: { action: 'submit' } };
    expect((await ask(person('W'), 'PATCH', `news/${id}`, text)).status).toBe(200);
    for (const name of ['1', '2', '3']) await ask(person(name), 'PATCH', `news/${id}`, { review: { action: 'pass' } });
    expect(await states(id)).toEqual(['旧章程', 'published', 'planned', '新章程']);
    await ask(person('W'), 'PATCH', `news/${id}?draft=true`, { plannedAt: later(HOUR / 2) });
    expect((await states(id))[2]).toBe('draft');
    await publishDue();
    expect((await states(id))[0]).toBe('旧章程');
  });

  it('is refused when its time has passed, or is not before the withdrawal', async () => {
    const [id, soon] = [await make(0), later(HOUR)];
    const refused = async (more: object) => (({ status, path }) => [status, path])(await plan(id, more));
    expect(await refused({ plannedAt: later(-HOUR) })).toEqual([400, 'plannedAt']);
    expect(await refused({ plannedAt: soon, withdrawAt: soon })).toEqual([400, 'withdrawAt']);
    expect((await states(id))[0]).toBe('旧章程');
    expect((await plan(id, { plannedAt: soon, withdrawAt: later(2 * HOUR) })).status).toBe(200);
  });

  it('is refused of what was never published, and of many at once; taken down, it is none', async () => {
    const id = await make(0);
    const data = { title: '新', type: 'important', _status: 'published', plannedAt: later(HOUR) };
    const fresh = await ask(person('W'), 'POST', 'news', data);
    expect([fresh.status, fresh.path]).toEqual([409, 'plannedAt']);
    await plan(id);
    const many = await ask(person('W'), 'PATCH', `news?where[id][equals]=${id}`, { _status: 'published' });
    expect(many.message).toBe('“新章程”有计划变更，请逐条处理');
    await ask(person('W'), 'PATCH', `news/${id}`, { review: { action: 'takeDown' } });
    await publishDue();
    expect((await main('news', id))._status).toBe('draft');
    const copy = await ask(person('W'), 'POST', `news/${id}/duplicate`, {});
    expect((await newest('news', copy.doc.id)).plannedAt ?? null).toBeNull();
  });

  it('that cannot be published goes back to its writer, with the reason', async () => {
    const id = await make(0);
    await plan(id, { withdrawAt: later(2 * HOUR) });
    // what only a database can do: the hooks refuse it
    const { docs } = await local.payload.db.findVersions<Record<string, unknown>>({
      ...{ collection: 'news', where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }, limit: 1 },
    });
    const [version] = docs;
    await local.payload.db.updateVersion({
      ...{ collection: 'news', id: Number(version?.id) },
      versionData: { ...version, version: { ...version?.version, withdrawAt: '2001-01-01T00:00:00.000Z' } } as never,
    });
    await publishDue();
    expect((await states(id)).slice(0, 3)).toEqual(['旧章程', 'published', 'returned']);
    const [returned] = (await readDesk(local.payload, person('W'), Date.now())).returned;
    expect(returned).toMatchObject({ by: '系统', reason: '计划变更没有完成：撤下时间必须晚于发布时间' });
  });

  it('is done by the timer: at its time, and at the start what came due before', async () => {
    const { startTimer } = await import('../src/publishing/timer.ts');
    const { doDueWork } = await import('../src/publishing/due-work.ts');
    const { runShutdownTasks } = await import('../src/shutdown.ts');
    const [before, after] = [await make(0), await make(0)];
    await plan(before);
    startTimer((now) => doDueWork(local.payload, now + 2 * HOUR));
    await expect.poll(async () => (await states(before))[0], { timeout: 5000 }).toBe('新章程');
    const due = Date.now() + 3000;
    await plan(after, { plannedAt: new Date(due).toISOString() });
    expect((await states(after))[0]).toBe('旧章程');
    await expect.poll(async () => (await states(after))[0], { timeout: 5000, interval: 50 }).toBe('新章程');
    expect(Date.now()).toBeGreaterThanOrEqual(due);
    await runShutdownTasks();
  });
});

describe('the desk', () => {
  const desk = (name: string) => readDesk(local.payload, person(name), Date.now());
  const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

  it('shows each person what waits for that person alone', async () => {
    await setSteps({ news: 3, 'notices:overhaul': 0 });
    const waits = await makeRecord('news', [], true);
    const { title } = await newest('news', waits);
    const passed = await makeRecord('news', ['1'], true);
    const further = (await newest('news', passed)).title;
    expect(titles((await desk('1')).waiting)).toContain(title);
    expect(titles((await desk('1')).waiting)).not.toContain(further);
    const second = (await desk('2')).waiting.find((item) => item.title === further);
    expect(second).toMatchObject({ step: 'second', from: '1', column: '新闻', isChange: true });
    // nobody reviews the own text, and other columns are not seen
    const author = await desk('author');
    expect([author.waiting, author.underReview > 1]).toEqual([[], true]);
    expect((await desk('X')).waiting).toEqual([]);
    await ask(person('1'), 'PATCH', `news/${waits}`, { review: { action: 'return', reason: '错别字' } });
    expect((await desk('author')).returned.find((item) => item.title === title)).toMatchObject({
      by: '1',
      reason: '错别字',
    });
    expect((await desk('W')).returned.map((item) => item.title)).not.toContain(title);
  });

  it('watches outages that nobody marked as restored, what is scheduled, and what is overdue', async () => {
    const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();
    const outage = (title: string, data: object) =>
      local.payload.create({
        collection: 'notices',
        data: { title, type: 'overhaul', kind: 'fault', _status: 'published', ...data } as never,
      });
    await outage('未恢复', { startAt: hours(-3) });
    await outage('超时', { startAt: hours(-3), expectedRestoreAt: new Date(Date.now() - 60_000).toISOString() });
    await outage('已恢复', { startAt: hours(-3), restoredAt: hours(-1) });
    await outage('还没停', { startAt: hours(5) });
    await outage('取消', { startAt: hours(-3), override: 'cancelled' });
    await local.payload.create({
      collection: 'honors',
      data: { title: '明天见', _status: 'published', publishedAt: hours(24) },
    });
    await local.payload.create({
      collection: 'disclosure-types',
      data: { id: 7, name: '每月一报', kind: 'item', cycle: 'monthly', updatedOn: '2025-01-15T00:00:00.000Z' },
    });
    const watched = await desk('W');
    expect(watched.outages.map(({ title, isLate }) => [title, isLate])).toEqual([
      ['超时', true],
      ['未恢复', false],
    ]);
    expect(titles(watched.scheduled)).toContain('明天见');
    expect(titles(watched.overdue)).toEqual(['每月一报']);
    const other = await desk('X');
    expect([other.outages, other.overdue, titles(other.scheduled).includes('明天见')]).toEqual([[], [], false]);
  });
});
