import { isEndpointName } from '@yunxia/contract/contract';
import { describe, expect, test } from 'vitest';
import routes from './routes.ts';
import { definitionAt, everyScreen } from './screens/screen-at.server.ts';
import {
  allScreens,
  breadcrumb,
  details,
  firstPath,
  listOf,
  named,
  noticeDetailPath,
  pages,
  screenAt,
  sectionAt,
  sections,
} from './site-map.ts';

/** Spec §2, first table: path → children, the first of which is the redirect's target. */
const specified: Readonly<Record<string, readonly string[]>> = {
  home: [],
  entering_group: ['introduction', 'strategy', 'architecture', 'honor', 'history', 'information', 'contact'],
  group_business: ['electric', 'market', 'energy', 'traffic', 'new_energy', 'storage', 'other', 'subsidiaries'],
  news: ['important', 'comprehensive', 'information'],
  details: [],
  investor_details: [],
  information_disclosure_details: [],
  information_details: [],
  flag_navigation_details: [],
  search: [],
  flag_navigation: ['building', 'conduct', 'activities', 'society', 'culture'],
  investor_relations: ['stock', 'announcement', 'activities', 'contactus'],
  human_resources: ['talent', 'campus', 'society'],
  information_disclosure: ['proactively', 'application', 'guide', 'annual_report', 'overhaul'],
  tender_procurement: ['tendering', 'old_tendering'],
  tendering_details: [],
  old_tendering_details: [],
  subsidiaries_details: [],
  other_details: [],
  other_announcement: ['intro', 'notice', 'affairs_guide'],
  recruitment_details: [],
  legal_statement: [],
  tools: [],
  about: [],
  pdf: [],
};

/** Pages of ours that the specification does not name. */
const additions = [
  '/feeds',
  '/news/press',
  '/display',
  '/sections',
  '/accessibility',
  '/investor_relations/reports',
  '/investor_relations/dividend',
  '/investor_relations/governance',
];

/** Spec §2, Header: the nine items. */
const topNavigation = [
  'home',
  'entering_group',
  'group_business',
  'news',
  'flag_navigation',
  'investor_relations',
  'human_resources',
  'information_disclosure',
  'tender_procurement',
];

interface RouteNode {
  readonly path?: string | undefined;
  readonly children?: readonly RouteNode[] | undefined;
}
const pathsOf = (nodes: readonly RouteNode[]): string[] =>
  nodes.flatMap((node) => [...(node.path ? [node.path] : []), ...pathsOf(node.children ?? [])]);

describe('site map', () => {
  test('has every screen of the specification and no other', () => {
    const expected = Object.entries(specified).flatMap(([path, children]) =>
      children.length > 0 ? children.map((child) => `/${path}/${child}`) : [`/${path}`],
    );
    const actual = [...allScreens, ...details].map((screen) => screen.path);
    expect(actual.toSorted()).toEqual([...expected, ...additions].toSorted());
  });

  test('routes.ts serves every path of the map and every bare section path', async () => {
    const served = pathsOf((await routes) as readonly RouteNode[]).map((path) => `/${path}`);
    for (const path of [...allScreens, ...details, ...sections].map((entry) => entry.path))
      expect(served).toContain(path);
    expect(new Set(served).size).toBe(served.length);
  });

  test('sections redirect to the first child of the specification', () => {
    for (const section of sections) {
      const [first] = specified[section.key] ?? [];
      expect(firstPath(section)).toBe(first ? `/${section.key}/${first}` : '/home');
    }
  });

  test('the top navigation has the nine items in order', () => {
    expect(sections.filter((section) => section.topNav).map((section) => section.key)).toEqual(topNavigation);
  });

  test('every route has a title, every endpoint exists, every detail path leads somewhere', () => {
    expect(everyScreen.filter((screen) => screen.title === '')).toEqual([]);
    expect(everyScreen.filter(({ endpoint }) => endpoint !== undefined && !isEndpointName(endpoint))).toEqual([]);
    const known = new Set([undefined, ...details.map((detail) => detail.path)]);
    expect(everyScreen.filter((screen) => !known.has(screen.detail))).toEqual([]);
    for (const detail of details) {
      for (const path of Object.values(detail.lists ?? {}))
        expect(definitionAt(path)?.detail).toBe(path === '/flag_navigation/society' ? undefined : detail.path);
    }
  });

  test('every path that is linked to by name has a screen', () => {
    expect(Object.values(named).filter((path) => !definitionAt(path))).toEqual([]);
  });

  test('titles of siblings differ; about is not kept', () => {
    for (const section of sections) {
      const titles = section.screens.map((screen) => screen.title);
      expect(new Set(titles).size).toBe(titles.length);
    }
    expect(pages.filter((page) => page.cached === false).map((page) => page.path)).toEqual(['/about']);
  });

  test('finds screens and sections with and without a trailing slash', () => {
    expect(screenAt('/news/important/')?.title).toBe('集团要闻');
    expect(sectionAt('/details')?.key).toBe('news');
    expect(sectionAt('/news')?.key).toBe('news');
    expect(sectionAt('/about')).toBeUndefined();
  });

  test('breadcrumbs follow the record', () => {
    expect(breadcrumb('/home')).toEqual([]);
    expect(breadcrumb('/news/important').map((crumb) => crumb.title)).toEqual(['首页', '新闻中心', '集团要闻']);
    expect(
      breadcrumb('/information_details', { title: '某通知', type: 'complaint' }).map((crumb) => crumb.title),
    ).toEqual(['首页', '12398专栏', '投诉举报公告', '某通知']);
    expect(breadcrumb('/search')).toEqual([{ title: '首页', path: '/home' }, { title: '站内搜索' }]);
  });

  test('notices of one id space have two detail routes', () => {
    expect(noticeDetailPath('overhaul')).toBe('/information_details');
    expect(noticeDetailPath('complaint')).toBe('/information_details');
    expect(noticeDetailPath('announcement')).toBe('/investor_details');
    expect(listOf('/investor_details', 'activity')?.path).toBe('/investor_relations/activities');
  });
});
