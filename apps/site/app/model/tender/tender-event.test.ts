import { type PurchaseItem, purchaseItem } from '@yunxia/contract/purchase';
import { siteInfoSchema } from '@yunxia/contract/site-info';
import { parseTime } from '@yunxia/contract/time';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { toListCalendar } from '../feed/list-calendar.ts';
import { hasDeadline, isDeadlineListed, tenderCalendarHref, toDeadlines, toTenderEvent } from './tender-event.ts';

const origin = 'https://www.yunxia.example';
const siteInfo = z.parse(siteInfoSchema, { companyName: '云峡水电集团', shortName: '云峡水电' });
const tender = (id: number, fields: Partial<z.input<typeof purchaseItem>> = {}): PurchaseItem =>
  z.parse(purchaseItem, {
    id,
    title: '闸门防腐工程招标公告',
    projectNo: '云采-001',
    noticeType: 'tender',
    publishedAt: '2026-11-01T09:00:00+08:00',
    updatedAt: '2026-11-01T09:00:00+08:00',
    deadlineAt: '2026-12-01T09:30:00+08:00',
    ...fields,
  });
const moved = tender(9, {
  noticeType: 'change',
  publishedAt: '2026-11-20T09:00:00+08:00',
  updatedAt: '2026-11-20T09:00:00+08:00',
  deadlineAt: '2026-12-08T09:30:00+08:00',
});
const event = (record: PurchaseItem) => toTenderEvent(record, siteInfo, origin);

describe('the deadline of a project', () => {
  it('is one event with a reminder the day before, at the same instant in two parsers', () => {
    const text = toListCalendar('tenders', siteInfo, [event(tender(3))]);
    const first = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);
    const second = Object.values(sync.parseICS(text)).find((part) => part?.type === 'VEVENT');
    expect(first.startDate.toJSDate().getTime()).toBe(parseTime('2026-12-01T09:30:00+08:00'));
    expect(second?.type === 'VEVENT' && second.start.getTime()).toBe(parseTime('2026-12-01T09:30:00+08:00'));
    expect(first.summary).toBe('投标截止：闸门防腐工程');
    expect(first.description).toContain('投标截止（北京时间）：2026-12-01 09:30');
    const alarm = first.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-P1D');
    expect(text).toContain('X-WR-CALNAME:投标截止日历 - 云峡水电\r\n');
  });

  it('keeps its identity and grows its number when another notice moves it, or it is saved again', () => {
    const [before, after] = [event(tender(3)), event(moved)];
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(event(tender(3, { updatedAt: '2026-11-01T09:00:01+08:00' }))?.sequence).toBe((before?.sequence ?? 0) + 1);
    expect(event(moved)?.sequence).toBeLessThan(2 ** 31);
  });

  it('is that of the newest notice; prequalification has one of its own', () => {
    const first = tender(4, { noticeType: 'prequalification', deadlineAt: '2026-11-10T09:30:00+08:00' });
    const told = toDeadlines([tender(3), moved, first, tender(12, { noticeType: 'candidates' })]);
    expect(told.map(({ id }) => id)).toEqual([9, 4]);
    expect(event(first)?.summary).toBe('资格预审申请截止：闸门防腐工程');
    expect(event(first)?.uid).not.toBe(event(moved)?.uid);
  });

  it.each([
    ['闸门防腐工程澄清答疑', '闸门防腐工程'],
    ['通信光缆工程资格预审公告（演示）', '通信光缆工程（演示）'],
    ['招标公告', '招标公告'],
    ['公告栏制作项目', '公告栏制作项目'],
  ])('is named after the project: %s', (title, project) => {
    expect(event(tender(3, { title }))?.summary).toBe(`投标截止：${project}`);
  });

  it('without a number of the project belongs to its notice', () => {
    expect(toDeadlines([tender(3, { projectNo: '' }), tender(5, { projectNo: ' ' })])).toHaveLength(2);
  });

  it('of a terminated project is cancelled, and newer', () => {
    expect(event(tender(3, { terminated: true }))).toMatchObject({
      isCancelled: true,
      summary: '【已终止】投标截止：闸门防腐工程',
      sequence: (event(tender(3))?.sequence ?? 0) + 1,
    });
  });

  it.each([
    ['a plan', { noticeType: 'plan' } as const, false],
    ['a result', { noticeType: 'result' } as const, false],
    ['no deadline', { deadlineAt: null }, false],
    ['a clarification', { noticeType: 'clarification' } as const, true],
  ])('%s: %j', (_name, fields, expected) => {
    expect(hasDeadline(tender(3, fields))).toBe(expected);
    expect(event(tender(3, fields)) !== null).toBe(expected);
  });

  it.each([
    ['2026-12-01T09:30:00+08:00', true],
    ['2026-12-31T23:59:00+08:00', true],
    ['2027-01-01T00:00:00+08:00', false],
  ])('stays a month: at %s %s', (now, expected) => {
    const deadline = tender(3, { deadlineAt: '2026-12-01T09:30:00+08:00' });
    expect(isDeadlineListed(deadline, parseTime(now) ?? 0)).toBe(expected);
  });

  it('has an address that holds, and says when it is sample data', () => {
    expect(tenderCalendarHref(3)).toBe('/feeds/tender.ics?id=3');
    expect(toTenderEvent(tender(3), { ...siteInfo, demo: true }, origin)?.summary).toMatch(/^【演示数据】/);
  });
});
