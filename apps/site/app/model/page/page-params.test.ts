import { expect, test } from 'vitest';
import { allScreens, details } from '../../site-map.ts';
import { pageParamsAt } from './page-params.ts';

test('every screen is kept but the search and the page that is asked for again each time (Spec §2)', () => {
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
    expect([path, pageParamsAt(path)?.isTimeDependent]).toEqual([path, true]);
  }
  expect(pageParamsAt('/news/important')?.isTimeDependent).toBe(false);
});
