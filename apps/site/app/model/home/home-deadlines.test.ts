import { purchaseItem } from '@yunxia/contract/purchase';
import { recruitItem } from '@yunxia/contract/recruit';
import { parseTime } from '@yunxia/contract/time';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { nextDeadlineChange, toJobBrief, toJobRow, toTenderBrief, toTenderRow } from './home-deadlines.ts';

const at = (text: string): number => parseTime(text) ?? Number.NaN;
const now = at('2026-03-01T09:00:00+08:00');
const tender = (fields: object) => toTenderBrief(z.parse(purchaseItem, { id: 1, title: '招标', ...fields }));
const job = (fields: object) => toJobBrief(z.parse(recruitItem, { id: 1, title: '值班员', ...fields }));

describe('toTenderRow', () => {
  it.each([
    [{ deadlineAt: '2026-03-10T09:00:00+08:00' }, '进行中', '剩9天'],
    [{ deadlineAt: '2026-03-03T10:00:00+08:00' }, '即将截止', '剩2天1小时'],
    [{ deadlineAt: '2026-03-01T09:00:00+08:00', opensAt: '2026-03-01T09:30:00+08:00' }, '待开标', '03-01开标'],
    [{ filesFrom: '2026-03-02T00:00:00+08:00', deadlineAt: '2026-03-20T09:00:00+08:00' }, '未开始', '03-02起'],
    [{ publicFrom: '2026-02-28T00:00:00+08:00', publicTo: '2027-01-03T00:00:00+08:00' }, '公示中', '2027-01-03止'],
    [{ deadlineAt: '2026-02-01T09:00:00+08:00' }, '已结束', ''],
    [{ noticeType: 'abnormal' }, '已终止', ''],
    [{ noticeType: 'plan' }, '进行中', ''],
  ])('%j is %s, %s', (fields, statusText, term) => {
    expect(toTenderRow(tender(fields), now)).toMatchObject({ statusText, term });
  });

  it('names the category, and none it does not know', () => {
    expect(toTenderRow(tender({ category: 'goods' }), now).category).toBe('货物');
    expect(toTenderRow(tender({}), now).category).toBe('');
  });
});

describe('toJobRow', () => {
  it('shows the last day, which counts to its end in Beijing', () => {
    const record = job({ city: '云峡县', deadlineAt: '2026-03-31T00:00:00+08:00' });
    // Midnight ends the day before.
    expect(toJobRow(record, now)).toMatchObject({ place: '云峡县', term: '03-30截止', isOpen: true });
    const bare = { ...record, deadlineAt: '2026-03-31' };
    expect(toJobRow(bare, at('2026-03-31T23:59:59+08:00'))).toMatchObject({ term: '03-31截止', isOpen: true });
    expect(toJobRow(bare, at('2026-04-01T00:00:00+08:00'))).toMatchObject({ term: '已截止', isOpen: false });
  });

  it('is open for long without a deadline', () => {
    expect(toJobRow(job({ type: 'campus' }), now)).toMatchObject({ place: '校园招聘', term: '长期', termIso: '' });
  });
});

describe('nextDeadlineChange', () => {
  it('is the earliest moment at which a row changes by itself', () => {
    const tenders = [tender({ deadlineAt: '2026-03-10T09:00:00+08:00' })];
    const jobs = [{ ...job({}), deadlineAt: '2026-03-05' }];
    expect(nextDeadlineChange(tenders, jobs, now)).toBe(at('2026-03-06T00:00:00+08:00'));
    expect(nextDeadlineChange(tenders, [], now)).toBe(at('2026-03-07T09:00:00+08:00'));
    expect(nextDeadlineChange([], [], now)).toBeNull();
  });
});
