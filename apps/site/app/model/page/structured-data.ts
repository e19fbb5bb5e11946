/** What search engines read of a page: JSON-LD in the words of https://schema.org. */
import type { Change, Image } from '@yunxia/contract/media';
import type { RecruitInfo } from '@yunxia/contract/recruit';
import type { SiteInfo } from '@yunxia/contract/site-info';
import { DAY_MS, startOfDay, toIsoTime } from '@yunxia/contract/time';
import type { Crumb } from '../../site-map.ts';
import { toInstant } from '../text/beijing-time.ts';
import { toSharePicture } from './share-card.ts';

/** A JSON-LD object. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Longest headline, in characters. */
const MAX_HEADLINE = 110;

const CONTEXT = { '@context': 'https://schema.org' } as const;

/** Without the entries that hold nothing. */
const filled = (entries: StructuredData): StructuredData =>
  Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

const publisher = ({ companyName }: SiteInfo, origin: string): StructuredData => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: companyName,
  logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
});

/** The company, on the home page. */
export const toOrganization = (siteInfo: SiteInfo, origin: string): StructuredData => {
  const { shortName, englishName, slogan, address, postcode, email, phone, hotline, foundedYear } = siteInfo;
  const alternateName = [shortName, englishName].filter(Boolean);
  return filled({
    ...CONTEXT,
    ...publisher(siteInfo, origin),
    url: `${origin}/`,
    alternateName: alternateName.length > 0 ? alternateName : null,
    slogan,
    email,
    telephone: phone,
    foundingDate: foundedYear === null ? null : String(foundedYear),
    address: address
      ? filled({ '@type': 'PostalAddress', addressCountry: 'CN', streetAddress: address, postalCode: postcode })
      : null,
    contactPoint: hotline
      ? { '@type': 'ContactPoint', contactType: '供电服务热线', telephone: hotline, availableLanguage: 'zh-CN' }
      : null,
  });
};

/** Where a page stands: home, section, list, page. null for the home page. @param url canonical URL of the page */
export const toBreadcrumbList = (crumbs: readonly Crumb[], origin: string, url: string): StructuredData | null =>
  crumbs.length === 0
    ? null
    : {
        ...CONTEXT,
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ title, path }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: title,
          item: path === undefined ? url : origin + path,
        })),
      };

/** What is known of an article. */
export interface ArticleFacts {
  readonly title: string;
  readonly summary?: string | undefined;
  readonly image?: Image | null | undefined;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly changes?: readonly Change[] | undefined;
}

/** An article: `NewsArticle` for news, `Article` for notices. */
export const toArticle = (
  type: 'NewsArticle' | 'Article',
  { title, summary, image, publishedAt, changes = [] }: ArticleFacts,
  siteInfo: SiteInfo,
  { origin, url }: { origin: string; url: string },
): StructuredData => {
  const times = [publishedAt, ...changes.map(({ at }) => at)].map(toInstant).filter((time) => time !== null);
  const published = toInstant(publishedAt);
  return filled({
    ...CONTEXT,
    '@type': type,
    headline: Array.from(title).slice(0, MAX_HEADLINE).join(''),
    description: summary,
    image: [new URL(toSharePicture(image).url, origin).href],
    datePublished: published === null ? null : toIsoTime(published),
    dateModified: times.length > 0 ? toIsoTime(Math.max(...times)) : null,
    author: publisher(siteInfo, origin),
    publisher: publisher(siteInfo, origin),
    mainEntityOfPage: url,
  });
};

/** Until when a post is open (epoch ms): a deadline at midnight is a day, which lasts to its last second. */
const lastMoment = (deadlineAt: string | null): number | null => {
  const instant = toInstant(deadlineAt);
  return instant !== null && instant === startOfDay(instant) ? instant + DAY_MS - 1000 : instant;
};

/** A post while it is open; null once its deadline has passed. @param now epoch ms */
export const toJobPosting = (
  job: RecruitInfo,
  siteInfo: SiteInfo,
  { origin, url, now }: { origin: string; url: string; now: number },
): StructuredData | null => {
  const end = lastMoment(job.deadlineAt);
  if (job.status === 'closed' || (end !== null && now > end)) return null;
  const published = toInstant(job.publishedAt);
  const description =
    [job.duties, job.requirements, job.howToApply].filter(Boolean).join('\n') || `<p>${job.title}</p>`;
  return filled({
    ...CONTEXT,
    '@type': 'JobPosting',
    title: job.title,
    description,
    datePosted: published === null ? null : toIsoTime(published),
    validThrough: end === null ? null : toIsoTime(end),
    employmentType: 'FULL_TIME',
    totalJobOpenings: job.headcount,
    hiringOrganization: {
      ...publisher(siteInfo, origin),
      ...(job.company ? { '@id': undefined, name: job.company } : {}),
    },
    jobLocation: {
      '@type': 'Place',
      address: filled({
        '@type': 'PostalAddress',
        addressCountry: 'CN',
        addressLocality: job.city,
        streetAddress: job.city ? null : siteInfo.address,
      }),
    },
    educationRequirements: job.education,
    identifier: { '@type': 'PropertyValue', name: siteInfo.companyName, value: String(job.id) },
    directApply: false,
    url,
  });
};
