import { describe, expect, test } from 'vitest';
import { allScreens, details } from '../site-map.ts';
import { parseCompanyKind } from './company.ts';
import { parseDisclosureQuery } from './disclosure-query.ts';
import { parseHonorQuery } from './honor.ts';
import { parseNewsQuery } from './news.ts';
import { parseNoticeQuery } from './notice-query.ts';
import { parseOutageQuery } from './outage-query.ts';
import { pageParamsAt } from './page-params.ts';
import { parseRecruitQuery } from './recruit-query.ts';
import { parseSocietyPart } from './social-responsibility.ts';
import { parseTenderQuery } from './tender-query.ts';

/** The fields that a reader of the query asks for. */
const fieldsRead = (parse: (params: URLSearchParams) => unknown): string[] => {
  const names = new Set<string>();
  class Watched extends URLSearchParams {
    override get(name: string): string | null {
      names.add(name);
      return super.get(name);
    }
  }
  parse(new Watched());
  return [...names];
};

describe('a page’s key has every field that its filters read', () => {
  test.each([
    ['/news/important', parseNewsQuery],
    ['/flag_navigation/building', parseNewsQuery],
    ['/tender_procurement/old_tendering', parseNewsQuery],
    ['/flag_navigation/society', parseSocietyPart],
    ['/flag_navigation/society', parseNewsQuery],
    ['/investor_relations/announcement', parseNoticeQuery],
    ['/investor_relations/activities', parseNoticeQuery],
    ['/other_announcement/notice', parseNoticeQuery],
    ['/information_disclosure/proactively', parseDisclosureQuery],
    ['/information_disclosure/overhaul', parseOutageQuery],
    ['/tender_procurement/tendering', parseTenderQuery],
    ['/human_resources/campus', parseRecruitQuery],
    ['/human_resources/society', parseRecruitQuery],
    ['/entering_group/honor', parseHonorQuery],
    ['/group_business/subsidiaries', parseCompanyKind],
  ])('%s', (path, parse) => {
    expect(pageParamsAt(path)?.params).toEqual(expect.arrayContaining(fieldsRead(parse)));
  });
});

test('every screen is kept but the search and the page that is asked for again each time (Seed §2)', () => {
  const unkept = [...allScreens, ...details].filter(({ path }) => !pageParamsAt(path));
  expect(unkept.map(({ path }) => path)).toEqual(['/search', '/tools', '/about']);
});

test('pages with statuses of outages, tenders and posts change by the clock', () => {
  const paths = [
    '/home',
    '/information_disclosure/overhaul',
    '/information_details',
    '/information_details/poster',
    '/offline',
    '/investor_relations/activities',
    '/tender_procurement/tendering',
    '/tendering_details',
    '/old_tendering_details',
    '/human_resources/campus',
    '/human_resources/society',
    '/recruitment_details',
  ];
  for (const path of paths) {
    expect([path, pageParamsAt(path)?.isTimed]).toEqual([path, true]);
  }
  expect(pageParamsAt('/news/important')?.isTimed).toBe(false);
});
