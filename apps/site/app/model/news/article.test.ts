import { parseTime } from '@yunxia/contract/time';
import { describe, expect, it } from 'vitest';
import {
  articleLanguage,
  toArticleMeta,
  toChanges,
  toEditorLine,
  toFiles,
  toLoosePictures,
  toNeighbour,
  toPublishedTime,
  toRelated,
  toSummary,
} from './article.ts';

const toHref = (id: number) => `/details?id=${id}`;

it('shows a time with its clock, and a mere day without', () => {
  expect(toPublishedTime('2026-11-15T09:30:00+08:00')?.text).toBe('2026-11-15 09:30');
  expect(toPublishedTime('2026-11-14T16:00:00Z')?.text).toBe('2026-11-15');
  expect(toPublishedTime(null)).toBeNull();
});

it('leaves out what is not named', () => {
  expect(toArticleMeta({ source: '集团办公室', author: ' ' })).toEqual(['来源：集团办公室']);
  expect(toEditorLine({ editor: '甲', reviewer: '乙' })).toBe('责任编辑：甲\u3000审核：乙');
  expect(toEditorLine({ editor: '', reviewer: '乙' })).toBe('审核：乙');
  expect(toEditorLine({})).toBe('');
});

it('lists changes newest first', () => {
  const changes = [
    { at: '2026-11-15T09:00:00+08:00', text: '一' },
    { at: '2026-11-16T09:00:00+08:00', text: '二' },
    { at: null, text: '三' },
  ];
  expect(toChanges(changes).map(({ text }) => text)).toEqual(['二', '一', '三']);
});

it('names a file by its address when it has no name', () => {
  const file = { name: '', url: '/media/%E9%99%84%E4%BB%B6.pdf?v=1', size: null, type: '', sha256: '' };
  expect(toFiles([file, { ...file, url: '' }])).toEqual([
    { name: '附件.pdf', url: file.url, size: undefined, type: '' },
  ]);
  expect(toFiles([{ ...file, url: '/media/%zz.pdf' }])[0]?.name).toBe('%zz.pdf');
});

it('links to neighbours', () => {
  expect(toNeighbour({ id: 3, title: '' }, toHref)).toEqual({ to: '/details?id=3', title: '（无标题）' });
  expect(toNeighbour(null, toHref)).toBeNull();
});

it('dates related articles of other years in full', () => {
  const now = parseTime('2026-01-01 00:00') ?? 0;
  const related = (publishedAt: string | null) => toRelated([{ id: 1, title: '甲', publishedAt }], now, toHref);
  expect(related('2026-01-01T00:00:00+08:00')[0]?.date?.text).toBe('01-01');
  expect(related('2025-12-31T23:59:00+08:00')[0]?.date?.text).toBe('2025-12-31');
  expect(related(null)[0]?.date).toBeNull();
});

it('shows a picture once', () => {
  const picture = (name: string) => ({ url: `/media/${name}.png`, alt: '', width: 1, height: 1, sizes: [] });
  const pictures = [picture('a'), picture('b')];
  expect(toLoosePictures(pictures, '<p><img src="/media/a.png"></p>').map(({ url }) => url)).toEqual(['/media/b.png']);
});

describe('articleLanguage', () => {
  it('is English only without any Chinese', () => {
    expect(articleLanguage('Annual report', '<p>The group</p>')).toBe('en');
    expect(articleLanguage('Annual report 年报', '')).toBe('zh-CN');
    expect(articleLanguage('2026', '<p class="align-center">600116</p>')).toBe('zh-CN');
  });
});

it('summarises the text when there is no summary', () => {
  expect(toSummary(' 摘要 ', '<p>正文</p>')).toBe('摘要');
  expect(toSummary('', '<h2>一</h2><p>正文&nbsp;在此</p><table><tr><td>表</td></tr></table>')).toBe('一 正文 在此');
  expect(Array.from(toSummary('', `<p>${'水'.repeat(300)}</p>`))).toHaveLength(120);
});
