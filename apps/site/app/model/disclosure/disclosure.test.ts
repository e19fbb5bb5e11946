import { disclosureInfoSchema, type DisclosureItem } from '@yunxia/contract/disclosure';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toAnnualReport, toDisclosureCount, toDisclosureRow } from './disclosure.ts';

const record = (rest: Partial<DisclosureItem> = {}): DisclosureItem => ({
  id: 7,
  typeId: 3,
  typeName: '供电质量',
  kind: 'item',
  title: '电压合格率',
  number: '',
  publishedAt: '2026-02-10T09:00:00+08:00',
  pdf: null,
  department: '',
  ...rest,
});

test('a row has its day and its file', () => {
  const row = toDisclosureRow(record({ pdf: { url: '/media/a.pdf', size: 1000, pages: 2 } }));
  expect(row.date).toMatchObject({ day: '10', caption: '2026-02' });
  expect(row.file).toMatchObject({ url: '/media/a.pdf', pages: 2, name: '电压合格率（PDF）' });
});

test('a record with nothing but a number still has something to press', () => {
  const row = toDisclosureRow(
    record({ title: '\u202e \u0000', publishedAt: null, pdf: { url: '', size: null, pages: null } }),
  );
  expect(row).toMatchObject({ title: '（无标题）', date: null, file: null });
});

test.each([
  ['2025 年信息公开年度报告', '2026-01-20T09:00:00+08:00', 2025],
  ['2024年度报告（2023年修订）', '2026-01-20T09:00:00+08:00', 2024],
  ['信息公开年度报告', '2026-01-20T09:00:00+08:00', 2025],
  ['信息公开年度报告', null, null],
])('the report %s, published %s, is on %s', (title, publishedAt, year) => {
  expect(toAnnualReport(record({ title, publishedAt, kind: 'annual_report' })).year).toBe(year);
});

test('the newest record of a type says by when the next one is due; an older one does not', () => {
  const info = (fields: object) => z.parse(disclosureInfoSchema, { ...record(), cycle: 'quarterly', ...fields });
  expect(toDisclosureCount(info({}))).toEqual({
    label: '下次更新，不晚于',
    figure: '2026-06-30',
    note: '更新周期：每季度',
  });
  expect(toDisclosureCount(info({ prev: { id: 8, title: '更新的' } }))?.label).toBe('公开日期');
});

test('a record without a term has the day of its last correction, or of its disclosure, as its large figure', () => {
  const info = (fields: object) => z.parse(disclosureInfoSchema, { ...record(), cycle: 'immediate', ...fields });
  expect(toDisclosureCount(info({}))).toEqual({ label: '公开日期', figure: '2026-02-10', note: '更新周期：及时公开' });
  expect(toDisclosureCount(info({ cycle: null, number: ' 公开〔2026〕3号 ' }))?.note).toBe('公开〔2026〕3号');
  const changes = ['2026-03-02', '2026-04-05', '2026-03-09'].map((day) => ({
    at: `${day}T09:00:00+08:00`,
    text: '更正',
  }));
  expect(toDisclosureCount(info({ changes }))).toEqual({
    label: '最近更正',
    figure: '2026-04-05',
    note: '2026-02-10公开',
  });
  expect(toDisclosureCount(info({ publishedAt: null }))).toBeNull();
});
