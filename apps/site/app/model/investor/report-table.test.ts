import { reportItem, type ReportItem } from '@yunxia/contract/report';
import { expect, test } from 'vitest';
import { toChangeText, toChosen, toNextReport, toReading, toReportFile, toReportYears } from './report-table.ts';

const now = Date.parse('2026-11-29T10:00:00+08:00');
const report = (fields: Partial<ReportItem> & { id: number }): ReportItem =>
  reportItem.parse({
    year: 2026,
    kind: 'q3',
    title: `报告${fields.id}`,
    publishedAt: '2026-10-30T18:00:00+08:00',
    ...fields,
  });
const pdf = { url: '/media/a.pdf', size: 1024, pages: 3 };

test('by year and kind; one to come has its day, one of the last 90 days is new', () => {
  const years = toReportYears(
    [
      report({ id: 1, year: 2025, kind: 'annual', pdf, publishedAt: '2026-03-27T18:00:00+08:00' }),
      report({ id: 2, pdf, summary: '摘要' }),
      report({ id: 3, kind: 'annual', dueOn: '2027-03-27' }),
    ],
    now,
  );
  expect(years.map(({ year, count }) => [year, count])).toEqual([
    [2026, 1],
    [2025, 1],
  ]);
  expect(years[0]?.cells.q3).toMatchObject([{ id: 2, hasSummary: true, isNew: true, dueOn: '' }]);
  expect(years[0]?.cells.annual).toMatchObject([{ id: 3, dueOn: '2027-03-27', isNew: false, pdf: null }]);
  expect(years[1]?.cells.annual).toMatchObject([{ hasSummary: false, isNew: false }]);
  expect(years[1]?.cells.sustainability).toBeUndefined();
});

test('a correction stands before what it corrects; neither is chosen by itself', () => {
  const list = [
    report({ id: 1, pdf, correctedBy: { id: 2, title: '更正' } }),
    report({ id: 2, pdf, corrects: { id: 1, title: '原文' }, publishedAt: '2026-11-20T18:00:00+08:00' }),
    report({ id: 3, kind: 'half', pdf, publishedAt: '2026-08-28T18:00:00+08:00' }),
  ];
  expect(toReportYears(list, now)[0]?.cells.q3?.map(({ id, correctedBy }) => [id, correctedBy])).toEqual([
    [2, null],
    [1, 2],
  ]);
  expect(toChosen(list, undefined)?.id).toBe(3);
  expect(toChosen(list, 1)?.id).toBe(1);
  expect(toChosen(list, 99)?.id).toBe(3);
  expect(toChosen([], undefined)).toBeNull();
  expect(toChosen([report({ id: 4, dueOn: '2027-03-27' })], undefined)).toBeNull();
});

test('what is read has its text; the rest is not sent', () => {
  const own = report({
    id: 1,
    summaryHtml: `<p>${'字'.repeat(900)}</p>`,
    questions: [{ question: '问', answer: '答' }],
    slidesOutline: '第1页\n\n第2页',
    recordingUrl: 'javascript:alert(1)',
    figures: [
      { label: '利润', value: '-1.2', unit: '亿元', changePercent: '-113.5' },
      { label: '无值', value: '', unit: '', changePercent: '' },
    ],
  });
  expect(toReading(own, false, now)).toMatchObject({
    html: '',
    questions: [],
    questionCount: 1,
    outline: [],
    minutes: 3,
  });
  const reading = toReading(own, true, now);
  expect(reading.outline).toEqual(['第1页', '第2页']);
  expect(reading.recordingUrl).toBe('');
  expect(reading.state).toBe('2026-10-30 披露，未经审计');
  expect(reading.figures).toEqual([{ label: '利润', value: '−1.2', unit: '亿元', change: '−113.5%' }]);
  expect(toReading(report({ id: 2, kind: 'annual', dueOn: '2027-03-27' }), true, now).state).toBe(
    '预约 2027-03-27 披露',
  );
});

test('changes with their sign; what is no number is left out', () => {
  expect(['3.8', '-4.1', '0', '0.00', '', 'NaN', '1e9'].map(toChangeText)).toEqual([
    '+3.8%',
    '−4.1%',
    '持平',
    '持平',
    '',
    '',
    '',
  ]);
});

test('a report without a file, and one whose file has no address, has none', () => {
  expect(toReportFile(report({ id: 3 }))).toMatchObject({ id: 3, file: null });
  expect(toReportFile(report({ id: 3, pdf: { ...pdf, url: '' } })).file).toBeNull();
});

test('the time of the meeting says when it was held; the next report is the earliest that is booked', () => {
  const meeting = { id: 7, title: '说明会', startAt: '2026-11-10T15:00:00+08:00' };
  expect(toReading(report({ id: 1, pdf, meeting }), false, now).meeting?.time).toBe('2026-11-10（周二）15:00，已举行');
  const before = Date.parse('2026-11-10T14:59:00+08:00');
  expect(toReading(report({ id: 1, pdf, meeting }), false, before).meeting?.time).toBe('2026-11-10（周二）15:00');
  const list = [
    report({ id: 2, kind: 'sustainability', dueOn: '2027-04-28' }),
    report({ id: 3, kind: 'annual', dueOn: '2027-03-27' }),
    report({ id: 4, dueOn: '2026-10-30', pdf: null }),
    report({ id: 5, pdf }),
  ];
  expect(toNextReport(list, now)).toEqual({ title: '报告3', dueOn: '2027-03-27' });
  expect(toNextReport([report({ id: 5, pdf })], now)).toBeNull();
});
