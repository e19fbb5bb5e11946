/** What can be searched: where each module's records are, which columns hold words, and which page shows a hit. */
import { eq, type SQL } from '@payloadcms/db-sqlite/drizzle';
import { specialColumnKeys, type SpecialColumnKey } from '@yunxia/contract/special-column';
import type { SearchModule } from '@yunxia/contract/search';
import type { DatabaseTable } from './database-table.ts';
import type { PublicSlug } from './public-records.ts';

export interface SearchSource {
  module: SearchModule;
  collection: PublicSlug;
  /** Column shown as the hit's title. */
  title: string;
  /** Further columns with words; the snippet is cut from the first that has them. */
  texts: readonly string[];
  /** Rich text column, "" when there is none. */
  content: string;
  /** Column of the hit's picture, "" when there is none. */
  cover: string;
  /** Column that `url` needs beside the id, "" when none. */
  detail: string;
  /** The page of a hit on this site (Seed §2). */
  url(id: number, detail: string): string;
  /** Which of the collection's records belong to the module. */
  only?(table: DatabaseTable): SQL;
}

const SPECIAL_COLUMN_PATHS: Readonly<Record<SpecialColumnKey, string>> = {
  hotline_intro: '/other_announcement/intro',
  hotline_guide: '/other_announcement/affairs_guide',
  disclosure_application: '/information_disclosure/application',
  disclosure_guide: '/information_disclosure/guide',
  stock: '/investor_relations/stock',
  investor_contact: '/investor_relations/contactus',
  talent: '/human_resources/talent',
  legal_statement: '/legal_statement',
  tools: '/tools',
  about: '/about',
};

function detailPage(path: string): (id: number) => string {
  return (id) => `${path}?id=${id}`;
}

function noticeSource(module: 'announcement' | 'activity' | 'overhaul' | 'complaint', path: string): SearchSource {
  return {
    module,
    collection: 'notices',
    title: 'title',
    texts: module === 'overhaul' ? ['summary', 'number', 'reason', 'scope', 'unit'] : ['summary', 'number'],
    content: 'content',
    cover: '',
    detail: '',
    url: detailPage(path),
    only: (table) => eq(table.column('type'), module),
  };
}

const plain = { title: 'title', texts: [], content: '', cover: '', detail: '' } as const;

/** Every module, in the contract's order. */
export const searchSources: readonly SearchSource[] = [
  {
    ...plain,
    module: 'news',
    collection: 'news',
    texts: ['summary', 'subtitle'],
    content: 'content',
    cover: 'cover',
    url: detailPage('/details'),
  },
  {
    ...plain,
    module: 'party_building',
    collection: 'party-articles',
    texts: ['summary', 'subtitle'],
    content: 'content',
    cover: 'cover',
    url: detailPage('/flag_navigation_details'),
  },
  {
    ...plain,
    module: 'social_responsibility',
    collection: 'social-reports',
    texts: ['summary'],
    cover: 'cover',
    url: () => '/flag_navigation/society',
  },
  noticeSource('announcement', '/investor_details'),
  noticeSource('activity', '/investor_details'),
  noticeSource('overhaul', '/information_details'),
  noticeSource('complaint', '/information_details'),
  {
    ...plain,
    module: 'disclosure',
    collection: 'disclosures',
    texts: ['number', 'department'],
    content: 'content',
    url: detailPage('/information_disclosure_details'),
  },
  {
    ...plain,
    module: 'purchase',
    collection: 'purchases',
    texts: ['projectNo', 'owner', 'agent'],
    content: 'content',
    url: detailPage('/tendering_details'),
  },
  {
    ...plain,
    module: 'old_purchase',
    collection: 'old-purchases',
    content: 'content',
    url: detailPage('/old_tendering_details'),
  },
  {
    ...plain,
    module: 'recruit',
    collection: 'recruits',
    texts: ['company', 'department', 'city'],
    content: 'duties',
    url: detailPage('/recruitment_details'),
  },
  {
    ...plain,
    module: 'business',
    collection: 'businesses',
    texts: ['summary'],
    content: 'content',
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
    texts: ['business', 'shortName'],
    content: 'content',
    cover: 'logo',
    url: detailPage('/subsidiaries_details'),
  },
  {
    ...plain,
    module: 'honor',
    collection: 'honors',
    texts: ['awardedBy', 'holder'],
    cover: 'image',
    url: () => '/entering_group/honor',
  },
  {
    ...plain,
    module: 'history',
    collection: 'histories',
    texts: ['stage'],
    content: 'content',
    cover: 'image',
    url: () => '/entering_group/history',
  },
  {
    ...plain,
    module: 'special_column',
    collection: 'special-columns',
    content: 'content',
    detail: 'key',
    url: (_, key) => (key in specialColumnKeys ? SPECIAL_COLUMN_PATHS[key as SpecialColumnKey] : '/home'),
  },
  { ...plain, module: 'pdf', collection: 'documents', texts: ['category'], cover: 'cover', url: detailPage('/pdf') },
];
