/** What can be searched: where each module's records are, which of their fields hold words, and which page shows a hit. */
import { companyPages } from '@yunxia/contract/company';
import type { Labels } from '@yunxia/contract/field';
import { outageKinds } from '@yunxia/contract/outage-kinds';
import { tenderNoticeTypes } from '@yunxia/contract/purchase';
import { recruitTypes } from '@yunxia/contract/recruit';
import { reportKinds } from '@yunxia/contract/report-codes';
import { specialColumnKeys, type SpecialColumnKey } from '@yunxia/contract/special-column';
import { strategyGroups } from '@yunxia/contract/strategy';
import type { SearchModule } from '@yunxia/contract/search';
import type { PublicSlug } from '../../records/public-records.ts';

export interface SearchSource {
  module: SearchModule;
  collection: PublicSlug;
  /** Field shown as the hit's title. */
  title: string;
  /** Paths of numbers, places and names; a name typed in full counts most. */
  names: readonly string[];
  /** Words of fields whose values are code words, where visitors look for them: they count as names. */
  labels: Readonly<Record<string, Labels>>;
  /** Paths of further text, plain or rich; the snippet is cut from it. */
  texts: readonly string[];
  /** Paths of files whose names count, and, of PDFs, their text. */
  files: readonly string[];
  /** Field of the hit's picture, "" when there is none. */
  cover: string;
  /** Field that `url` needs beside the id, "" when none. */
  detail: string;
  /** How much a hit counts beside one of another module: 1 for most. */
  weight: number;
  /** Days after which half of what being new is worth is gone. */
  halfLife: number;
  /** The page of a hit on this site (Spec §2). */
  url(id: number, detail: string): string;
  /** Of records of several modules in one collection, the `type` of this one. */
  type?: string;
}

const SPECIAL_COLUMN_PATHS: Readonly<Record<SpecialColumnKey, string>> = {
  hotline_intro: '/other_announcement/intro',
  hotline_guide: '/other_announcement/affairs_guide',
  disclosure_application: '/information_disclosure/application',
  disclosure_guide: '/information_disclosure/guide',
  stock: '/investor_relations/stock',
  investor_contact: '/investor_relations/contactus',
  dividend: '/investor_relations/dividend',
  governance: '/investor_relations/governance',
  talent: '/human_resources/talent',
  press: '/news/press',
  legal_statement: '/legal_statement',
  tools: '/tools',
  about: '/about',
};

/** Where the names of the organisation's units stand, level by level. */
const UNIT_LEVELS = ['units', 'units.children', 'units.children.offices', 'units.children.offices.teams'];

function detailPage(path: string): (id: number) => string {
  return (id) => `${path}?id=${id}`;
}

const plain = {
  title: 'title',
  names: [],
  labels: {},
  texts: [],
  files: [],
  cover: '',
  detail: '',
  weight: 1,
  halfLife: 365,
} as const;

const article = {
  ...plain,
  names: ['source', 'author'],
  texts: ['subtitle', 'summary', 'content'],
  files: ['attachments.file'],
  cover: 'cover',
} as const;

function noticeSource(module: 'announcement' | 'activity' | 'overhaul' | 'complaint', path: string): SearchSource {
  const outage = {
    names: ['regions.county', 'regions.town', 'regions.villages', 'lines', 'transformers', 'unit'],
    texts: ['reason', 'scope'],
  };
  const isOutage = module === 'overhaul';
  return {
    ...plain,
    module,
    collection: 'notices',
    names: ['number', 'category', ...(isOutage ? outage.names : [])],
    labels: isOutage ? { kind: outageKinds } : {},
    texts: ['summary', ...(isOutage ? outage.texts : []), 'content', 'changes.text'],
    files: ['pdf', 'attachments.file'],
    // An outage is over after days.
    halfLife: isOutage ? 30 : 365,
    url: detailPage(path),
    type: module,
  };
}

/** Every module, in the contract's order. */
export const searchSources: readonly SearchSource[] = [
  { ...article, module: 'news', collection: 'news', url: detailPage('/details') },
  {
    ...article,
    module: 'party_building',
    collection: 'party-articles',
    url: detailPage('/flag_navigation_details'),
  },
  {
    ...plain,
    module: 'social_responsibility',
    collection: 'social-reports',
    texts: ['summary'],
    files: ['pdf'],
    cover: 'cover',
    url: () => '/flag_navigation/society',
  },
  noticeSource('announcement', '/investor_details'),
  noticeSource('activity', '/investor_details'),
  {
    ...plain,
    module: 'report',
    collection: 'reports',
    labels: { kind: reportKinds },
    names: ['year'],
    texts: ['summary', 'questions.question', 'questions.answer'],
    files: ['pdf'],
    // the announcement of a report comes first
    weight: 0.7,
    url: (id) => `/investor_relations/reports?report=${id}`,
  },
  noticeSource('overhaul', '/information_details'),
  noticeSource('complaint', '/information_details'),
  {
    ...plain,
    module: 'disclosure',
    collection: 'disclosures',
    names: ['number', 'department'],
    texts: ['content'],
    files: ['pdf', 'attachments.file'],
    url: detailPage('/information_disclosure_details'),
  },
  {
    ...plain,
    module: 'purchase',
    collection: 'purchases',
    labels: { noticeType: tenderNoticeTypes },
    names: ['projectNo', 'owner', 'agent', 'region', 'method', 'candidates.name'],
    texts: ['content'],
    files: ['attachments.file'],
    url: detailPage('/tendering_details'),
  },
  {
    ...plain,
    module: 'old_purchase',
    collection: 'old-purchases',
    labels: { noticeType: tenderNoticeTypes },
    names: ['winner'],
    texts: ['content'],
    files: ['attachments.file'],
    weight: 0.8,
    url: detailPage('/old_tendering_details'),
  },
  {
    ...plain,
    module: 'recruit',
    collection: 'recruits',
    labels: { type: recruitTypes },
    names: ['company', 'department', 'city', 'education'],
    texts: ['duties', 'requirements', 'howToApply', 'email'],
    files: ['attachments.file'],
    // Who looks for a post says so.
    weight: 0.9,
    url: detailPage('/recruitment_details'),
  },
  {
    ...plain,
    module: 'business',
    collection: 'businesses',
    texts: ['summary', 'figures.value+unit', 'content'],
    cover: 'cover',
    detail: 'type',
    // Only 其他业务 has a page for each record; the others stand on the page of their business.
    url: (id, type) => (type === 'other' ? `/other_details?id=${id}` : `/group_business/${type}#business-${id}`),
  },
  {
    ...plain,
    module: 'company',
    collection: 'companies',
    title: 'name',
    names: ['shortName', 'region', 'address'],
    texts: ['business', 'content'],
    cover: 'logo',
    url: detailPage('/subsidiaries_details'),
  },
  {
    ...plain,
    module: 'company_page',
    collection: 'company-pages',
    names: ['name', 'shortName', ...UNIT_LEVELS.map((path) => `${path}.name`)],
    texts: ['business', 'facts.label', 'facts.value', 'content', ...UNIT_LEVELS.map((path) => `${path}.duty`)],
    detail: 'key',
    url: (_, key) => `/entering_group${key in companyPages ? `/${key}` : ''}`,
  },
  {
    ...plain,
    module: 'strategy',
    collection: 'strategies',
    labels: { group: strategyGroups },
    names: ['subtitle'],
    texts: ['content'],
    cover: 'image',
    url: () => '/entering_group/strategy',
  },
  {
    ...plain,
    module: 'honor',
    collection: 'honors',
    names: ['awardedBy', 'holder', 'level'],
    cover: 'image',
    url: () => '/entering_group/honor',
  },
  {
    ...plain,
    module: 'history',
    collection: 'histories',
    names: ['year', 'stage'],
    texts: ['content'],
    cover: 'image',
    url: () => '/entering_group/history',
  },
  {
    ...plain,
    module: 'special_column',
    collection: 'special-columns',
    names: ['blocks.title'],
    texts: [
      'content',
      'blocks.content',
      'contacts.label',
      'contacts.value',
      'figures.value+unit',
      'figures.text',
      'facts.value',
      'voice.quote',
    ],
    files: ['attachments.file'],
    detail: 'key',
    url: (_, key) => (key in specialColumnKeys ? SPECIAL_COLUMN_PATHS[key as SpecialColumnKey] : '/home'),
  },
  {
    ...plain,
    module: 'tariff',
    collection: 'tariffs',
    names: ['basis'],
    texts: ['scope', 'note', 'tiers.price'],
    url: () => '/tools',
  },
  {
    ...plain,
    module: 'pdf',
    collection: 'documents',
    names: ['category'],
    files: ['pdf'],
    cover: 'cover',
    url: detailPage('/pdf'),
  },
];

/** The source that a record belongs to; undefined for a collection that is not searched. */
export function sourceOf(collection: string, type: unknown): SearchSource | undefined {
  return searchSources.find(
    (source) => source.collection === collection && (source.type === undefined || source.type === type),
  );
}

/** Whether records of a collection are searched. */
export function isSearched(collection: string): boolean {
  return searchSources.some((source) => source.collection === collection);
}
