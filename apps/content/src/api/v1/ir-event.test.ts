import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityKind } from './ir-event.ts';
import { disclosed, startTestContent, type TestContent } from './test-content.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startTestContent();
});
afterAll(() => content.close());

describe('the calendar of investors', () => {
  let [meeting, dividend, silent, report] = [0, 0, 0, 0];
  const uidsOf = async (fields: Record<string, string>) =>
    (await content.call('ir-event-list', fields)).list.map(({ uid }) => uid);

  beforeAll(async () => {
    const notice = await content.create('notices', { title: '公告', type: 'announcement', ...disclosed });
    const draft = await content.create('notices', { title: '草稿', type: 'announcement', _status: 'draft' });
    const activity = { type: 'activity', title: '临时股东会', category: '股东会' };
    meeting = await content.create('notices', {
      ...activity,
      startAt: '2026-12-16T14:30:00+08:00',
      endAt: '2026-12-16T17:00:00+08:00',
      place: '二楼会议室',
      joinUrl: 'https://meeting.example/1',
    });
    await content.create('notices', { ...activity, title: '没有时间' });
    await content.create('notices', {
      ...activity,
      title: '没发布',
      startAt: '2026-12-16T14:30:00+08:00',
      _status: 'draft',
    });
    dividend = await content.create('dividends', {
      ...{ title: '2025年度', year: 2025, planText: '每10股派1.50元（含税）', cashPerShare: '0.15' },
      ...{ recordDay: '2026-12-09', exDay: '2026-12-10', payDay: '2026-12-10', notice },
    });
    silent = await content.create('investor-days', {
      ...{ title: '静默期', kind: 'blackout', day: '2027-01-15', until: '2027-03-26', notice: draft },
    });
    report = await content.create('investor-days', { title: '年报', kind: 'results', day: '2027-03-27' });
  });

  it('has activities, days of distributions, days of reports and silent periods, the earliest first', async () => {
    const { list } = await content.call('ir-event-list');
    expect(list.map(({ uid, kind }) => [uid, kind])).toEqual([
      [`dividend-${dividend}-record`, 'ex_day'],
      [`dividend-${dividend}-ex`, 'ex_day'],
      [`notice-${meeting}`, 'general_meeting'],
      [`investor-day-${silent}`, 'blackout'],
      [`investor-day-${report}`, 'results'],
    ]);
    expect(new Set(list.map(({ id }) => id)).size).toBe(5);
    expect(list[1]).toMatchObject({
      title: '除权除息日：2025年度',
      startAt: '2026-12-10T00:00:00+08:00',
      endAt: '2026-12-11T00:00:00+08:00',
      allDay: true,
      noticeId: expect.any(Number),
    });
    expect(list[2]).toMatchObject({
      allDay: false,
      place: '二楼会议室',
      joinUrl: 'https://meeting.example/1',
      noticeId: meeting,
    });
    // the notice of the silent period is a draft
    expect(list[3]).toMatchObject({ endAt: '2027-03-27T00:00:00+08:00', noticeId: null });
  });

  it('is cut to days that it touches, and to a kind', async () => {
    expect(await uidsOf({ from: '2026-12-10', to: '2026-12-16' })).toEqual([
      `dividend-${dividend}-ex`,
      `notice-${meeting}`,
    ]);
    expect(await uidsOf({ from: '2027-02-01', to: '2027-02-28' })).toEqual([`investor-day-${silent}`]);
    expect(await uidsOf({ from: '2027-03-27', to: '2027-03-27' })).toEqual([`investor-day-${report}`]);
    expect(await uidsOf({ to: '2026-12-09' })).toEqual([`dividend-${dividend}-record`]);
    expect(await uidsOf({ kind: 'blackout' })).toEqual([`investor-day-${silent}`]);
    expect((await content.refusal('ir-event-list', { kind: 'other' })).code).toBe(400);
  });

  it('counts a save as a new revision, under the same name', async () => {
    const find = async (uid: string) => (await content.call('ir-event-list')).list.find((event) => event.uid === uid);
    const before = await find(`notice-${meeting}`);
    await content.payload.update({
      collection: 'notices',
      id: meeting,
      data: { startAt: '2026-12-17T14:30:00+08:00', endAt: '2026-12-17T17:00:00+08:00', _status: 'published' },
    });
    const after = await find(`notice-${meeting}`);
    expect(after?.startAt).toBe('2026-12-17T14:30:00+08:00');
    expect(after?.revision).toBe((before?.revision ?? 0) + 1);
    expect(await content.tags('ir-event-list')).toEqual(
      expect.arrayContaining(['notices/activity', 'dividends', 'investor-days']),
    );
  });

  describe('of a date that does not take place', () => {
    const find = async (uid: string, fields = {}) =>
      (await content.call('ir-event-list', fields)).list.find((event) => event.uid === uid);
    const activity = async (more: object) => {
      const id = await content.create('notices', {
        ...{ type: 'activity', title: '机密说明会', category: '业绩说明会', place: '二楼', ...more },
      });
      return { id, uid: `notice-${id}` };
    };
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString();

    it('that was cancelled: says so, under the same name, with a higher number', async () => {
      const { id, uid } = await activity({ startAt: soon });
      const before = await find(uid);
      expect(before?.state).toBe('confirmed');
      await content.payload.update({ collection: 'notices', id, data: { isCancelled: true, _status: 'published' } });
      const after = await find(uid);
      expect(after).toMatchObject({ state: 'cancelled', title: '机密说明会', startAt: before?.startAt });
      expect(after?.revision).toBeGreaterThan(before?.revision ?? 0);
      const { info } = await content.call('notice-info', { id });
      expect(info.override).toBe('cancelled');
    });

    it('that was withdrawn: is listed for calendars alone, with a higher number and without a word of it', async () => {
      const { id, uid } = await activity({ startAt: soon });
      const before = await find(uid);
      await content.payload.update({ collection: 'notices', id, data: { withdrawn: true } });
      expect(await find(uid)).toBeUndefined();
      const gone = await find(uid, { withWithdrawn: 1 });
      expect(gone).toMatchObject({ state: 'withdrawn', kind: 'results', startAt: before?.startAt, noticeId: null });
      expect(gone?.revision).toBeGreaterThan(before?.revision ?? 0);
      expect(JSON.stringify(gone)).not.toMatch(/机密|二楼/);
    });

    it('that is withdrawn by its time: has a higher number, too, and the time of it', async () => {
      const { id, uid } = await activity({ startAt: soon });
      const before = await find(uid);
      const withdrawAt = new Date(Date.now() - 1000).toISOString();
      await content.payload.db.updateOne({ collection: 'notices', id, data: { withdrawAt } });
      const gone = await find(uid, { withWithdrawn: 1 });
      expect(gone?.state).toBe('withdrawn');
      expect(gone?.revision).toBeGreaterThan(before?.revision ?? 0);
    });

    it('that was withdrawn and is over for more than a month: needs no word any more; a draft never had one', async () => {
      const old = await activity({ startAt: '2025-01-05T10:00:00+08:00', withdrawn: true });
      const draft = await activity({ startAt: soon, _status: 'draft' });
      expect(await find(old.uid, { withWithdrawn: 1 })).toBeUndefined();
      expect(await find(draft.uid, { withWithdrawn: 1 })).toBeUndefined();
    });
  });

  it('refuses a silent period without an end, and one that ends before it begins', async () => {
    const make = (more: object) =>
      content.create('investor-days', { title: '静默期', kind: 'blackout', day: '2027-01-15', ...more });
    await expect(make({})).rejects.toThrow(/until|最后一天/);
    await expect(make({ until: '2027-01-14' })).rejects.toThrow(/until|最后一天/);
  });
});

it.each([
  ['股东会', '现场交流记录', 'general_meeting'],
  ['业绩说明会', '', 'results'],
  ['现场接待', '', 'reception'],
  ['投资者交流', '预告：投资者网上集体接待日', 'reception'],
  ['投资者交流', '机构调研', 'meeting'],
  ['', '2025年年度股东大会', 'general_meeting'],
])('an activity of category %s, %s: %s', (category, title, kind) => {
  expect(activityKind(category, title)).toBe(kind);
});
