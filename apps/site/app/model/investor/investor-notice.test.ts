import { noticeItem } from '@yunxia/contract/notice';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toInvestorNoticeRow } from './investor-notice.ts';

const notice = (fields: object) => z.parse(noticeItem, { id: 3, type: 'announcement', ...fields });

it('shows an announcement with its file and where it was published', () => {
  const row = toInvestorNoticeRow(
    notice({
      title: '年度报告',
      number: '临2026-001',
      category: '定期报告',
      publishedAt: '2026-03-01T16:30:00Z',
      pdf: { url: '/media/a.pdf', size: 2048, pages: 6 },
      originUrl: 'https://a.example/1',
    }),
  );
  expect(row).toMatchObject({
    title: '年度报告',
    number: '临2026-001',
    date: { day: '02', caption: '2026-03' },
    file: { name: '年度报告（PDF）', url: '/media/a.pdf', size: 2048, pages: 6 },
    originUrl: 'https://a.example/1',
  });
});

it.each(['javascript:alert(1)', 'ftp://a.example', '/media/x', '<b>'])('leaves out an address like %s', (originUrl) => {
  expect(toInvestorNoticeRow(notice({ originUrl })).originUrl).toBe('');
});

it('tolerates a record of nothing but its id', () => {
  expect(toInvestorNoticeRow(notice({}))).toMatchObject({ title: '（无标题）', date: null, file: null });
});
