import { recruitInfoSchema } from '@yunxia/contract/recruit';
import { siteInfoSchema } from '@yunxia/contract/site-info';
import { parseTime } from '@yunxia/contract/time';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { toArticle, toBreadcrumbList, toJobPosting, toOrganization } from './structured-data.ts';
import { breadcrumb } from '../../site-map.ts';

const origin = 'https://example.test';
const siteInfo = z.parse(siteInfoSchema, {
  companyName: '云峡水电集团股份有限公司',
  shortName: '云峡水电',
  hotline: '000-0000-0000',
  address: '演示路0号',
});

test('the organization has names, logo and hotline, and nothing that is not known', () => {
  const data = toOrganization(siteInfo, origin);
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: '云峡水电集团股份有限公司',
    alternateName: ['云峡水电'],
    url: 'https://example.test/',
    logo: { url: 'https://example.test/icon-512.png' },
    contactPoint: { telephone: '000-0000-0000' },
  });
  expect(Object.keys(data)).not.toContain('email');
  expect(Object.keys(toOrganization({ ...siteInfo, address: '', hotline: '' }, origin))).not.toContain('address');
});

test('a breadcrumb list has every step with an absolute address', () => {
  const url = `${origin}/details?id=7`;
  const list = toBreadcrumbList(breadcrumb('/details', { title: '某新闻', type: 'comprehensive' }), origin, url);
  expect(list?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: '首页', item: `${origin}/home` },
    { '@type': 'ListItem', position: 2, name: '新闻中心', item: `${origin}/news/important` },
    { '@type': 'ListItem', position: 3, name: '综合新闻', item: `${origin}/news/comprehensive` },
    { '@type': 'ListItem', position: 4, name: '某新闻', item: url },
  ]);
  expect(toBreadcrumbList(breadcrumb('/home'), origin, `${origin}/home`)).toBeNull();
});

test('an article has its dates in Beijing time, the last correction as its modification, and a picture', () => {
  const facts = {
    title: '新'.repeat(200),
    summary: '摘要',
    publishedAt: '2026-03-01T01:00:00Z',
    changes: [
      { at: '2026-03-03T09:00:00+08:00', text: '更正' },
      { at: null, text: '日期不详' },
    ],
  };
  expect(toArticle('NewsArticle', facts, siteInfo, { origin, url: `${origin}/details?id=1` })).toMatchObject({
    '@type': 'NewsArticle',
    headline: '新'.repeat(110),
    datePublished: '2026-03-01T09:00:00+08:00',
    dateModified: '2026-03-03T09:00:00+08:00',
    image: [`${origin}/share.png`],
    mainEntityOfPage: `${origin}/details?id=1`,
    publisher: { name: '云峡水电集团股份有限公司' },
  });
});

describe('a post is a job posting only while it is open', () => {
  const post = (deadlineAt: string | null, more: object = {}) =>
    z.parse(recruitInfoSchema, {
      id: 5,
      title: '电气工程师',
      city: '云溪县',
      deadlineAt,
      duties: '<p>运行</p>',
      ...more,
    });
  const at = (time: string, job = post('2026-03-31')) =>
    toJobPosting(job, siteInfo, { origin, url: `${origin}/recruitment_details?id=5`, now: parseTime(time) ?? 0 });

  test('it is open to the last second of its last day', () => {
    expect(at('2026-03-31T23:59:59+08:00')).toMatchObject({
      '@type': 'JobPosting',
      title: '电气工程师',
      description: '<p>运行</p>',
      validThrough: '2026-03-31T23:59:59+08:00',
      jobLocation: { address: { addressLocality: '云溪县', addressCountry: 'CN' } },
      hiringOrganization: { name: '云峡水电集团股份有限公司' },
    });
    expect(at('2026-04-01T00:00:00+08:00')).toBeNull();
  });

  test('a deadline with a time of day holds to the minute', () => {
    const job = post('2026-03-31T17:00:00+08:00');
    expect(at('2026-03-31T17:00:00+08:00', job)).toMatchObject({ validThrough: '2026-03-31T17:00:00+08:00' });
    expect(at('2026-03-31T17:00:01+08:00', job)).toBeNull();
  });

  test('without a deadline it is open until the content server closes it', () => {
    expect(Object.keys(at('2030-01-01', post(null)) ?? {})).not.toContain('validThrough');
    expect(at('2030-01-01', post(null, { status: 'closed' }))).toBeNull();
  });
});
