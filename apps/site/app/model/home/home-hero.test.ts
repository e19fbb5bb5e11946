import { bannerItem } from '@yunxia/contract/banner';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toHeadline, toHeroSlides, toLinkLabel, toPlainSlide } from './home-hero.ts';

const banner = (fields: object) => z.parse(bannerItem, { id: 1, title: '停电早知道', ...fields });

describe('toHeadline', () => {
  it.each([
    ['一江活水\n点亮万家灯火', ['一江活水', '点亮万家灯火'], false],
    ['一江清水\u3000万家灯火', ['一江清水', '万家灯火'], false],
    ['停电早知道', ['停电早知道'], false],
    ['停电早知道，出门心不慌', ['停电早知道', '出门心不慌'], false],
    ['停电早知道出门心不慌', ['停电早知道', '出门心不慌'], false],
    ['守好每一座水库送好每一度电', ['守好每一座水库', '送好每一度电'], false],
    ['绿色发展水电站与村镇同行', ['绿色发展水电站', '与村镇同行'], false],
    ['一句很长很长的话写了又写\n还没有完', ['一句很长很长的话写了又写', '还没有完'], true],
    ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷', ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷'], false],
    ['  ', [], false],
  ])('%j', (title, lines, isLong) => {
    expect(toHeadline(title)).toEqual({ lines, isLong });
  });

  it('keeps a title of any length, in two lines', () => {
    const title = '水'.repeat(41);
    const { lines, isLong } = toHeadline(title);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).toBe(title);
    expect(isLong).toBe(true);
  });
});

describe('toLinkLabel', () => {
  it.each([
    ['/group_business/electric', '了解集团业务'],
    ['/entering_group/introduction', '走进集团'],
    ['/information_disclosure/overhaul?status=ongoing', '查看停电检修公告'],
    ['/legal_statement', '查看法律声明'],
    ['/details?id=3', '了解详情'],
    ['https://example.invalid/x', '了解详情'],
  ])('%s → %s', (to, label) => {
    expect(toLinkLabel(to)).toBe(label);
  });
});

describe('toHeroSlides', () => {
  it('gives each picture with its sizes and the crop for phones', () => {
    const sizes = [{ url: '/media/a-480.png', width: 480, height: 213 }];
    const [slide] = toHeroSlides([
      banner({ image: { url: '/media/a.png', alt: '大坝', width: 1920, height: 853, sizes }, link: '/news/important' }),
    ]);
    expect(slide).toMatchObject({
      link: { to: '/news/important', label: '了解新闻中心' },
      photo: { srcSet: '/media/a-480.png 480w, /media/a.png 1920w', mobileSrcSet: '', alt: '大坝', width: 1920 },
    });
  });

  it('leaves out a banner without words, and the drawing stands in for a missing picture', () => {
    expect(toHeroSlides([banner({ title: ' ' }), banner({ id: 2 })])).toMatchObject([
      { id: 2, photo: null, link: null },
    ]);
  });

  it('has words of its own when there is no banner', () => {
    expect(toPlainSlide('一江清水\u3000万家灯火', '公司').headline.lines).toEqual(['一江清水', '万家灯火']);
    expect(toPlainSlide('', '云峡水电集团股份有限公司').headline).toEqual({
      lines: ['云峡水电集团股份有限公司'],
      isLong: true,
    });
    expect(toPlainSlide('', '').link).toEqual({ to: '/group_business/electric', label: '了解集团业务' });
  });
});
