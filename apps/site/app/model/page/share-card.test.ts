import type { Image } from '@yunxia/contract/media';
import { siteInfoSchema } from '@yunxia/contract/site-info';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { toDescription, toShareCard, toSharePicture } from './share-card.ts';

const siteInfo = z.parse(siteInfoSchema, { companyName: '云峡水电集团股份有限公司', shortName: '云峡水电' });
const image = (width: number, height: number, url = '/media/a.jpg', sizes: Image['sizes'] = []): Image => ({
  url,
  alt: '大坝',
  width,
  height,
  sizes,
});

describe('the picture of a share card', () => {
  test('is the smallest rendition that is wide enough', () => {
    const sizes = [320, 640, 1280].map((width) => ({ url: `/media/a-${width}.webp`, width, height: width / 1.6 }));
    expect(toSharePicture(image(4000, 2500, '/media/a.jpg', sizes)).url).toBe('/media/a-1280.webp');
    expect(toSharePicture(image(1280, 800, '/media/a.jpg', sizes)).url).toBe('/media/a.jpg');
    expect(toSharePicture(image(900, 600)).url).toBe('/media/a.jpg');
  });

  test.each([
    ['none', null],
    ['a small one', image(299, 400)],
    ['a drawing', image(1200, 675, '/media/a.svg')],
    ['one of unknown size', image(0, 0)],
  ])('is the site’s own for a record with %s', (_, given) => {
    expect(toSharePicture(given)).toEqual({ url: '/share.png', width: 800, height: 420 });
  });
});

describe('a share card', () => {
  const page = { title: '某新闻', description: '摘要', url: 'https://example.test/details?id=1', isArticle: true };
  const contentOf = (card: ReturnType<typeof toShareCard>, key: string): string | undefined =>
    card.find((meta) => ('property' in meta ? meta.property : meta.name) === key)?.content;

  test('title, description and an absolute picture of at least 300 px', () => {
    const card = toShareCard({ ...page, image: image(1200, 800) }, siteInfo, 'https://example.test');
    expect(contentOf(card, 'og:title')).toBe('某新闻');
    expect(contentOf(card, 'og:type')).toBe('article');
    expect(contentOf(card, 'og:url')).toBe(page.url);
    expect(contentOf(card, 'og:site_name')).toBe('云峡水电集团股份有限公司');
    expect(contentOf(card, 'og:locale')).toBe('zh_CN');
    expect(contentOf(card, 'description')).toBe('摘要');
    expect(contentOf(card, 'og:description')).toBe('摘要');
    expect(contentOf(card, 'og:image')).toBe('https://example.test/media/a.jpg');
    expect(contentOf(card, 'og:image:alt')).toBe('大坝');
    expect(contentOf(card, 'twitter:card')).toBe('summary_large_image');
  });

  test('without a description has none rather than an empty one', () => {
    const card = toShareCard({ ...page, description: '' }, siteInfo, 'https://example.test');
    expect(contentOf(card, 'description')).toBeUndefined();
    expect(contentOf(card, 'og:image')).toBe('https://example.test/share.png');
    expect(contentOf(card, 'og:image:alt')).toBe('云峡水电集团股份有限公司');
  });

  test('a description is one line of at most 160 characters', () => {
    expect(toDescription('第一行\n第二行\u0003')).toBe('第一行 第二行');
    expect(Array.from(toDescription('𠮷'.repeat(500)))).toHaveLength(160);
    expect(toDescription('  ')).toBe('');
  });
});
