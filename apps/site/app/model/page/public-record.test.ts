import { disclosureItem } from '@yunxia/contract/disclosure';
import { newsItem } from '@yunxia/contract/news';
import { noticeItem } from '@yunxia/contract/notice';
import { oldPurchaseItem, purchaseItem } from '@yunxia/contract/purchase';
import { recruitItem } from '@yunxia/contract/recruit';
import { socialResponsibilityItem } from '@yunxia/contract/social-responsibility';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import * as record from './public-record.ts';

const now = Date.UTC(2026, 2, 1);

test('an article: summary, and its title on one line without unseen marks', () => {
  const item = z.parse(newsItem, { id: 1, title: '甲\u0003\n乙', summary: ' 摘要 ', publishedAt: '2026-03-01' });
  expect(record.fromArticle(item)).toEqual({
    id: 1,
    title: '甲 乙',
    description: '摘要',
    category: '',
    publishedAt: '2026-03-01T00:00:00+08:00',
    updatedAt: '2026-03-01T00:00:00+08:00',
  });
});

test('an outage says when, where, which line and why; a cancelled one that it is', () => {
  const outage = {
    id: 2,
    type: 'overhaul',
    title: '停电',
    startAt: '2026-03-05T08:30:00+08:00',
    endAt: '2026-03-05T17:30:00+08:00',
    regions: [{ county: '云溪县', town: '青石镇', villages: ['上坝村'] }],
    lines: ['10千伏青石线'],
    reason: '配网改造',
    changes: [{ at: '2026-03-03T09:00:00+08:00', text: '改期' }],
  };
  const { description, updatedAt } = record.fromNotice(z.parse(noticeItem, outage), now);
  for (const word of ['停电时间：2026-03-05 08:30–17:30', '云溪县', '青石镇', '10千伏青石线', '停电原因：配网改造']) {
    expect(description).toContain(word);
  }
  expect(updatedAt).toBe('2026-03-03T09:00:00+08:00');
  const cancelled = record.fromNotice(z.parse(noticeItem, { ...outage, override: 'cancelled' }), now);
  expect(cancelled.description).toContain('已取消，不停电');
});

test('other notices: number, summary and category', () => {
  const item = z.parse(noticeItem, {
    id: 3,
    type: 'announcement',
    title: '公告',
    number: '临2026-001',
    summary: '摘要',
  });
  expect(record.fromNotice(item, now)).toMatchObject({ description: '编号：临2026-001。摘要', category: '公司公告' });
});

test('posts, tenders and disclosed information say their facts and leave out what is empty', () => {
  const post = { id: 4, title: '工程师', city: '云溪县', deadlineAt: '2026-03-31T23:59:59+08:00' };
  expect(record.fromRecruit(z.parse(recruitItem, post)).description).toBe(
    '工作地点：云溪县；招聘人数：若干；截止时间：2026-03-31 23:59。',
  );
  const tender = { id: 5, title: '采购', projectNo: 'YX-1', noticeType: 'result', deadlineAt: '2026-03-31' };
  expect(record.fromPurchase(z.parse(purchaseItem, tender))).toMatchObject({
    description: '项目编号：YX-1；截止时间：2026-03-31。',
    category: '中标结果公告',
  });
  expect(record.fromOldPurchase(z.parse(oldPurchaseItem, { id: 6, title: '旧' }))).toMatchObject({
    description: '',
    category: '招标公告',
  });
  const disclosed = { id: 7, title: '公开', department: '办公室', typeName: '供电质量' };
  expect(record.fromDisclosure(z.parse(disclosureItem, disclosed))).toMatchObject({
    description: '公开部门：办公室。',
    category: '供电质量',
  });
});

test('a report without a page of its own names its file', () => {
  const report = { id: 8, title: '报告', pdf: { url: '/media/a.pdf' } };
  expect(record.fromSocialResponsibility(z.parse(socialResponsibilityItem, report)).file).toBe('/media/a.pdf');
});
