/** A company announcement is published here after the exchange has published it, whichever way it is saved; on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, local, main, newest, openDesk, person, setSteps } from './review-desk.ts';
import { refusalOf } from './local-payload.ts';

const FIRST = '请先在交易所网站和指定媒体披露，再在本站发布';
const disclosed = {
  filing: 'q3',
  originUrl: 'https://exchange.example/filings/1',
  exchangePublishedAt: '2026-10-30T08:00:00.000Z',
};
const announcement = { title: '第三季度报告', type: 'announcement', _status: 'published' };
const post = (more: object) => ask(person('W'), 'POST', 'notices', { ...announcement, ...more });

beforeAll(async () => {
  await openDesk();
  await setSteps({ 'notices:announcement': 0, 'notices:activity': 0 });
});
afterAll(() => local.close());

/** An announcement as it stood before these fields were asked for. */
async function fromBefore(): Promise<number> {
  const data = { ...announcement, publishedAt: '2020-01-01T00:00:00.000Z', withdrawn: false };
  const { id } = await local.payload.db.create({ collection: 'notices', data });
  return Number(id);
}

describe('an announcement of the company', () => {
  it.each([
    ['nothing', {}, 'filing', '请选择公告类别'],
    ['no address', { ...disclosed, originUrl: '' }, 'originUrl', `${FIRST}：请填写原文网址`],
    ['an address without TLS', { ...disclosed, originUrl: 'http://a.example/1' }, 'originUrl', '以 https:// 开头'],
    ['an address of this site', { ...disclosed, originUrl: '/media/1.pdf' }, 'originUrl', '以 https:// 开头'],
    ['no time', { ...disclosed, exchangePublishedAt: null }, 'exchangePublishedAt', '请填写交易所披露时间'],
    [
      'a time after its own',
      { ...disclosed, publishedAt: '2026-10-30T07:59:00.000Z' },
      'exchangePublishedAt',
      '不能晚于本站发布时间',
    ],
    ['a time to come', { ...disclosed, exchangePublishedAt: '2099-01-01T00:00:00.000Z' }, 'exchangePublishedAt', FIRST],
  ])('with %s is not published', async (_, fields, path, words) => {
    const refused = await post(fields);
    expect([refused.status, refused.path, refused.message]).toEqual([400, path, expect.anything()]);
    expect(
      await refusalOf(local.payload.create({ collection: 'notices', data: { ...announcement, ...fields } as never })),
    ).toContain(words);
    const draft = await ask(person('W'), 'POST', 'notices?draft=true', {
      ...announcement,
      ...fields,
      _status: 'draft',
    });
    expect(draft.status, 'its draft is stored').toBe(201);
    const later = await ask(person('W'), 'PATCH', `notices/${draft.doc.id}`, { _status: 'published' });
    expect([later.status, (await main('notices', draft.doc.id))._status]).toEqual([400, 'draft']);
    await ask(person('A'), 'PATCH', `notices?where[id][equals]=${draft.doc.id}`, { _status: 'published' });
    expect((await main('notices', draft.doc.id))._status, 'nor with many others').toBe('draft');
  });

  it('is published at the very minute of its disclosure, and does not lose what it said of it', async () => {
    const { doc, status } = await post({ ...disclosed, publishedAt: disclosed.exchangePublishedAt });
    expect(status).toBe(201);
    for (const field of ['originUrl', 'exchangePublishedAt', 'filing']) {
      const emptied = await ask(person('W'), 'PATCH', `notices/${doc.id}`, { [field]: null, _status: 'published' });
      expect([emptied.status, emptied.path]).toEqual([400, field]);
    }
  });

  it('from before is saved as it is, and asks for it when it is published again', async () => {
    const id = await fromBefore();
    const saved = await ask(person('W'), 'PATCH', `notices/${id}`, { title: '改一个字', _status: 'published' });
    expect(saved.status).toBe(200);
    await ask(person('W'), 'PATCH', `notices/${id}`, { _status: 'draft' });
    expect((await ask(person('W'), 'PATCH', `notices/${id}`, { _status: 'published' })).status).toBe(400);
  });

  it('is made of an activity with what an announcement needs', async () => {
    const activity = await post({ type: 'activity' });
    expect(activity.status).toBe(201);
    const moved = { type: 'announcement', _status: 'published' };
    expect((await ask(person('W'), 'PATCH', `notices/${activity.doc.id}`, moved)).status).toBe(400);
  });

  it('that a planned change leaves without its time stays as it is, and the text goes back with the reason', async () => {
    const { doc } = await post(disclosed);
    const plannedAt = new Date(Date.now() + 3_600_000).toISOString();
    const change = { title: '换掉', exchangePublishedAt: null, plannedAt, _status: 'published' };
    expect((await ask(person('W'), 'PATCH', `notices/${doc.id}`, change)).status).toBe(200);
    const { publishPlanned } = await import('../src/publishing/planned-changes.ts');
    await publishPlanned(local.payload, Date.now() + 7_200_000);
    expect((await main('notices', doc.id)).title).toBe('第三季度报告');
    const { reviewStage, reviewLog } = await newest('notices', doc.id);
    expect([reviewStage, JSON.stringify(reviewLog)]).toEqual(['returned', expect.stringContaining(FIRST)]);
  });

  it('is flagged by the check while it lacks something', async () => {
    const { checkRecord } = await import('../src/check/check-record.ts');
    const { createLocalReq } = await import('payload');
    const req = await createLocalReq({ user: person('W') }, local.payload);
    const fields = local.payload.collections.notices.config.flattenedFields;
    const kindsOf = async (values: object) =>
      (await checkRecord(req, fields, values as never, Date.now()))
        .filter(({ kind }) => kind === 'disclosure')
        .map(({ path }) => path);
    expect(await kindsOf(announcement)).toEqual(['filing', 'originUrl', 'exchangePublishedAt']);
    expect(await kindsOf({ ...announcement, ...disclosed })).toEqual([]);
    expect(await kindsOf({ title: '活动', type: 'activity' })).toEqual([]);
  });
});

describe('a correction', () => {
  it('is of another announcement, and no two correct each other', async () => {
    const { doc: first } = await post(disclosed);
    const { doc: activity } = await post({ type: 'activity' });
    const of = (corrects: number) => post({ ...disclosed, filing: 'correction', title: '更正', corrects });
    expect((await of(activity.id)).status).toBe(400);
    const { doc: second, status } = await of(first.id);
    expect(status).toBe(201);
    const save = (id: number, corrects: number) => ask(person('W'), 'PATCH', `notices/${id}?draft=true`, { corrects });
    expect((await save(first.id, first.id)).message).toContain('更正自己');
    expect((await save(first.id, second.id)).message).toContain('互相更正');
  });
});
