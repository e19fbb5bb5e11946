import type { SocialResponsibilityItem } from '@yunxia/contract/social-responsibility';
import { expect, test } from 'vitest';
import { byYear, toResponsibility } from './social-responsibility.ts';

const report: SocialResponsibilityItem = {
  id: 3,
  type: 'report',
  year: 2025,
  title: '2025年社会责任报告',
  cover: null,
  summary: ' 摘要 ',
  pdf: { url: '/media/a.pdf', size: 1000, pages: null },
  publishedAt: null,
};

test('a report has its year and its file', () => {
  expect(toResponsibility(report)).toEqual({
    id: 3,
    year: '2025年',
    title: '2025年社会责任报告',
    summary: '摘要',
    cover: null,
    file: { name: '2025年社会责任报告', url: '/media/a.pdf', size: 1000, type: 'application/pdf', pages: undefined },
  });
});

test('what a record leaves open is left out', () => {
  const bare = toResponsibility({ ...report, year: null, pdf: { url: '', size: null, pages: null } });
  expect(bare).toMatchObject({ year: '', file: null });
});

test('reports stand newest year first; those of one year, and of none, keep their order', () => {
  const years = [2023, null, 2025, 2024, 2025].map((year, id) => ({ ...report, id, year }));
  expect(byYear(years).map(({ id }) => id)).toEqual([2, 4, 3, 0, 1]);
});
