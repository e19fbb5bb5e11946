/**
 * The one table of every address of the site (Seed §2). Header, footer, second-level navigation, breadcrumbs, page
 * titles and the sitemap all read it; `routes.ts` is compared with it in a test.
 * Nothing else in the site writes a path, a title or a navigation label.
 */

/** First path segment of a section. */
export type SectionKey =
  | 'home'
  | 'entering_group'
  | 'group_business'
  | 'news'
  | 'flag_navigation'
  | 'investor_relations'
  | 'human_resources'
  | 'information_disclosure'
  | 'tender_procurement'
  | 'other_announcement';

/** One page that a visitor can open. */
export interface Screen {
  /** Absolute path, without a trailing slash. */
  readonly path: string;
  /** Route title; the page title adds the company's short name. */
  readonly title: string;
  /** The screen's name in Seed §2. */
  readonly screen: string;
  /** Section that navigation marks as current; null for the pages reached from footer and search. */
  readonly section: SectionKey | null;
  /** Wire name of the endpoint that fills the page; null when the page needs several or none. */
  readonly endpoint: string | null;
  /** Fixed fields of the request to that endpoint. */
  readonly request?: Readonly<Record<string, string>>;
  /** Path of the detail page that the list's items open with `?id=`. */
  readonly detail?: string;
  /** `position` of its banners in banner-list, and the name of its drawing; null on pages without a banner. */
  readonly banner: SectionKey | null;
  /** false: never taken from the browser's page cache (Seed §2: about). */
  readonly cached?: false;
  /** true: not for search engines and not in the sitemap. */
  readonly noindex?: true;
}

/** A detail page: identified by `?id=<positive integer>`, titled by its record. */
export interface DetailScreen extends Screen {
  /** Path of the list a record belongs to, by the record's `type`; `''` is the answer for every other type. */
  readonly lists: Readonly<Record<string, string>>;
}

/** A section of the site; its bare path redirects to its first screen. */
export interface Section {
  readonly key: SectionKey;
  readonly path: string;
  readonly title: string;
  readonly screen: string;
  /** Shown among the nine items of the top navigation (Seed §2, Header). */
  readonly topNav: boolean;
  readonly screens: readonly Screen[];
}

const inSection =
  (section: SectionKey) =>
  (
    segment: string,
    title: string,
    screen: string,
    endpoint: string | null,
    rest: Partial<Pick<Screen, 'request' | 'detail'>> = {},
  ): Screen => ({
    path: `/${section}/${segment}`,
    title,
    screen,
    section,
    endpoint,
    banner: section,
    ...rest,
  });

const group = inSection('entering_group');
const business = inSection('group_business');
const news = inSection('news');
const flag = inSection('flag_navigation');
const investor = inSection('investor_relations');
const people = inSection('human_resources');
const disclosure = inSection('information_disclosure');
const tender = inSection('tender_procurement');
const hotline = inSection('other_announcement');

/** The home page: the first item of the top navigation and a section of its own. */
export const home: Screen = {
  path: '/home',
  title: '首页',
  screen: 'Home',
  section: 'home',
  endpoint: null,
  banner: 'home',
};

/** Every section with its screens, in the order of the navigation. */
export const sections: readonly Section[] = [
  { key: 'home', path: '/home', title: '首页', screen: 'Home', topNav: true, screens: [] },
  {
    key: 'entering_group',
    path: '/entering_group',
    title: '走进集团',
    screen: 'EnteringGroup',
    topNav: true,
    screens: [
      group('introduction', '集团简介', 'GroupIntroduction', 'company-info', { request: { key: 'introduction' } }),
      group('strategy', '发展战略', 'Strategy', 'strategy-list'),
      group('architecture', '组织架构', 'Architecture', 'company-info', { request: { key: 'architecture' } }),
      group('honor', '集团荣誉', 'Honor', 'honor-list'),
      group('history', '发展历程', 'History', 'history-list'),
      group('information', '企业信息', 'CompanyInformation', 'company-info', { request: { key: 'information' } }),
      group('contact', '联系我们', 'ContactUs', 'company-info', { request: { key: 'contact' } }),
    ],
  },
  {
    key: 'group_business',
    path: '/group_business',
    title: '集团业务',
    screen: 'GroupBusiness',
    topNav: true,
    screens: [
      business('electric', '电力生产供应', 'Electric', 'business-list', { request: { type: 'electric' } }),
      business('market', '市场化售电', 'Market', 'business-list', { request: { type: 'market' } }),
      business('energy', '综合能源', 'Energy', 'business-list', { request: { type: 'energy' } }),
      business('traffic', '绿色交通', 'Traffic', 'business-list', { request: { type: 'traffic' } }),
      business('new_energy', '新能源', 'NewEnergy', 'business-list', { request: { type: 'new_energy' } }),
      business('storage', '新型储能', 'Storage', 'business-list', { request: { type: 'storage' } }),
      business('other', '其他业务', 'OtherBusiness', 'business-list', {
        request: { type: 'other' },
        detail: '/other_details',
      }),
      business('subsidiaries', '所属企业', 'Subsidiaries', 'company-list', { detail: '/subsidiaries_details' }),
    ],
  },
  {
    key: 'news',
    path: '/news',
    title: '新闻中心',
    screen: 'News',
    topNav: true,
    screens: [
      news('important', '集团要闻', 'ImportantNews', 'news-list', {
        request: { type: 'important' },
        detail: '/details',
      }),
      news('comprehensive', '综合新闻', 'ComprehensiveNews', 'news-list', {
        request: { type: 'comprehensive' },
        detail: '/details',
      }),
      news('information', '行业资讯', 'InformationNews', 'news-list', {
        request: { type: 'information' },
        detail: '/details',
      }),
    ],
  },
  {
    key: 'flag_navigation',
    path: '/flag_navigation',
    title: '党旗领航',
    screen: 'FlagNavigation',
    topNav: true,
    screens: [
      flag('building', '党的建设', 'PartyBuilding', 'party-building-list', {
        request: { type: 'building' },
        detail: '/flag_navigation_details',
      }),
      flag('conduct', '党风廉政', 'PartyConduct', 'party-building-list', {
        request: { type: 'conduct' },
        detail: '/flag_navigation_details',
      }),
      flag('activities', '群团活动', 'GroupActivities', 'party-building-list', {
        request: { type: 'activities' },
        detail: '/flag_navigation_details',
      }),
      flag('society', '社会责任', 'SocialResponsibility', 'social-responsibility-list'),
      flag('culture', '企业文化', 'Culture', 'party-building-list', {
        request: { type: 'culture' },
        detail: '/flag_navigation_details',
      }),
    ],
  },
  {
    key: 'investor_relations',
    path: '/investor_relations',
    title: '投资者关系',
    screen: 'InvestorRelations',
    topNav: true,
    screens: [
      investor('stock', '股票信息', 'StockInformation', 'special-column-info', { request: { key: 'stock' } }),
      investor('announcement', '公司公告', 'Announcement', 'notice-list', {
        request: { type: 'announcement' },
        detail: '/investor_details',
      }),
      investor('activities', '投资者活动', 'InvestorActivities', 'notice-list', {
        request: { type: 'activity' },
        detail: '/investor_details',
      }),
      investor('contactus', '投资者联系', 'Contact', 'special-column-info', { request: { key: 'investor_contact' } }),
    ],
  },
  {
    key: 'human_resources',
    path: '/human_resources',
    title: '人力资源',
    screen: 'HumanResources',
    topNav: true,
    screens: [
      people('talent', '人才战略', 'TalentStrategy', 'special-column-info', { request: { key: 'talent' } }),
      people('campus', '校园招聘', 'CampusRecruitment', 'recruit-list', {
        request: { type: 'campus' },
        detail: '/recruitment_details',
      }),
      people('society', '社会招聘', 'SocietyRecruitment', 'recruit-list', {
        request: { type: 'society' },
        detail: '/recruitment_details',
      }),
    ],
  },
  {
    key: 'information_disclosure',
    path: '/information_disclosure',
    title: '信息公开',
    screen: 'InformationDisclosure',
    topNav: true,
    screens: [
      disclosure('proactively', '主动公开', 'Proactively', 'active-disclosure-list', {
        detail: '/information_disclosure_details',
      }),
      disclosure('application', '依申请公开', 'Application', 'special-column-info', {
        request: { key: 'disclosure_application' },
      }),
      disclosure('guide', '信息公开指南', 'Guide', 'special-column-info', { request: { key: 'disclosure_guide' } }),
      disclosure('annual_report', '信息公开年报', 'AnnualReport', 'active-disclosure-list', {
        request: { kind: 'annual_report' },
        detail: '/information_disclosure_details',
      }),
      disclosure('overhaul', '停电检修公告', 'Overhaul', 'notice-list', {
        request: { type: 'overhaul' },
        detail: '/information_details',
      }),
    ],
  },
  {
    key: 'tender_procurement',
    path: '/tender_procurement',
    title: '招标采购',
    screen: 'TenderProcurement',
    topNav: true,
    screens: [
      tender('tendering', '招标信息', 'Tendering', 'purchase-list', { detail: '/tendering_details' }),
      tender('old_tendering', '历史招标', 'OldTendering', 'purchase-old-list', { detail: '/old_tendering_details' }),
    ],
  },
  {
    key: 'other_announcement',
    path: '/other_announcement',
    title: '12398专栏',
    screen: 'OtherAnnouncement',
    topNav: false,
    screens: [
      hotline('intro', '热线介绍', 'Intro', 'special-column-info', { request: { key: 'hotline_intro' } }),
      hotline('notice', '投诉举报公告', 'ComplaintNotice', 'notice-list', {
        request: { type: 'complaint' },
        detail: '/information_details',
      }),
      hotline('affairs_guide', '办事指南', 'AffairsGuide', 'special-column-info', {
        request: { key: 'hotline_guide' },
      }),
    ],
  },
];

const detail = (
  path: string,
  title: string,
  screen: string,
  section: SectionKey,
  endpoint: string,
  lists: Readonly<Record<string, string>>,
  request?: Readonly<Record<string, string>>,
): DetailScreen => ({ path, title, screen, section, endpoint, lists, banner: null, ...(request ? { request } : {}) });

/** The detail pages. */
export const details: readonly DetailScreen[] = [
  detail('/details', '新闻详情', 'NewsDetails', 'news', 'news-info', {
    '': '/news/important',
    comprehensive: '/news/comprehensive',
    information: '/news/information',
  }),
  detail('/investor_details', '公告详情', 'InvestorRelationsDetails', 'investor_relations', 'notice-info', {
    '': '/investor_relations/announcement',
    activity: '/investor_relations/activities',
  }),
  detail(
    '/information_disclosure_details',
    '公开信息详情',
    'InformationDisclosureDetails',
    'information_disclosure',
    'active-disclosure-info',
    { '': '/information_disclosure/proactively', annual_report: '/information_disclosure/annual_report' },
  ),
  detail('/information_details', '公告详情', 'InformationDetails', 'information_disclosure', 'notice-info', {
    '': '/information_disclosure/overhaul',
    complaint: '/other_announcement/notice',
  }),
  detail('/flag_navigation_details', '党建详情', 'FlagNavigationDetails', 'flag_navigation', 'party-building-info', {
    '': '/flag_navigation/building',
    conduct: '/flag_navigation/conduct',
    activities: '/flag_navigation/activities',
    society: '/flag_navigation/society',
    culture: '/flag_navigation/culture',
  }),
  detail(
    '/tendering_details',
    '招标详情',
    'TenderingDetails',
    'tender_procurement',
    'purchase-info',
    { '': '/tender_procurement/tendering' },
    { archive: '0' },
  ),
  detail(
    '/old_tendering_details',
    '历史招标详情',
    'OldTenderingDetails',
    'tender_procurement',
    'purchase-info',
    { '': '/tender_procurement/old_tendering' },
    { archive: '1' },
  ),
  detail('/subsidiaries_details', '企业详情', 'SubsidiariesDetails', 'group_business', 'company-info', {
    '': '/group_business/subsidiaries',
  }),
  detail('/other_details', '业务详情', 'OtherDetails', 'group_business', 'business-list', {
    '': '/group_business/other',
  }),
  detail('/recruitment_details', '职位详情', 'RecruitmentDetails', 'human_resources', 'recruit-info', {
    '': '/human_resources/campus',
    society: '/human_resources/society',
  }),
];

/** Pages outside the sections: search, footer pages and the document viewer. */
export const pages: readonly Screen[] = [
  {
    path: '/search',
    title: '站内搜索',
    screen: 'Search',
    section: null,
    endpoint: 'search-list',
    banner: null,
    noindex: true,
  },
  {
    path: '/legal_statement',
    title: '法律声明',
    screen: 'LegalStatement',
    section: null,
    endpoint: 'special-column-info',
    request: { key: 'legal_statement' },
    banner: null,
  },
  {
    path: '/tools',
    title: '便民工具',
    screen: 'Tools',
    section: null,
    endpoint: 'special-column-info',
    request: { key: 'tools' },
    banner: null,
  },
  {
    path: '/about',
    title: '关于本站',
    screen: 'About',
    section: null,
    endpoint: 'special-column-info',
    request: { key: 'about' },
    banner: null,
    cached: false,
  },
  {
    path: '/feeds',
    title: '数据订阅',
    screen: 'Feeds',
    section: null,
    endpoint: null,
    banner: null,
  },
  {
    path: '/pdf',
    title: '文档预览',
    screen: 'Pdf',
    section: null,
    endpoint: 'pdf-list',
    banner: null,
    noindex: true,
  },
];

/** Screens that header, back-top and error pages link to by name. */
export const named = {
  home: '/home',
  search: '/search',
  overhaul: '/information_disclosure/overhaul',
  hotline: '/other_announcement/intro',
  stock: '/investor_relations/stock',
  legal: '/legal_statement',
  tools: '/tools',
  about: '/about',
  feeds: '/feeds',
  pdf: '/pdf',
  offline: '/offline',
} as const;

const byPath = new Map<string, Screen>(
  [home, ...sections.flatMap((section) => section.screens), ...details, ...pages].map((entry) => [entry.path, entry]),
);

const withoutTrailingSlash = (pathname: string): string =>
  pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;

/** The screen at a path (trailing slash tolerated), or undefined. */
export const screenAt = (pathname: string): Screen | undefined => byPath.get(withoutTrailingSlash(pathname));

/** The detail screen at a path, or undefined. */
export const detailAt = (pathname: string): DetailScreen | undefined =>
  details.find((entry) => entry.path === withoutTrailingSlash(pathname));

/** The section with this key. */
export const sectionOf = (key: SectionKey): Section => {
  const found = sections.find((section) => section.key === key);
  if (!found) throw new Error(`site-map: no section ${key}`);
  return found;
};

/** The section a path lies in: by its screen, else by its first segment; undefined outside the sections. */
export const sectionAt = (pathname: string): Section | undefined => {
  const screen = screenAt(pathname);
  if (screen) return screen.section ? sectionOf(screen.section) : undefined;
  return sections.find((section) => section.path === withoutTrailingSlash(pathname));
};

/** Every screen that can be opened without parameters, in the order of the navigation. */
export const allScreens: readonly Screen[] = [...byPath.values()].filter((entry) => !details.some((d) => d === entry));

/**
 * The list a record belongs to, for breadcrumbs and "back to list".
 * @param path a detail path
 * @param type the record's `type`, when it has one
 */
export const listOf = (path: string, type = ''): Screen | undefined => {
  const lists = detailAt(path)?.lists;
  return lists && screenAt(lists[type] ?? lists[''] ?? '');
};

/** One step of a breadcrumb; `path` is absent on the current page. */
export interface Crumb {
  readonly title: string;
  readonly path?: string;
}

/**
 * Home → section → screen (→ record). The last step has no path.
 * @param pathname path of the current page
 * @param record title and type of the record on a detail page
 */
export const breadcrumb = (pathname: string, record?: { title: string; type?: string }): Crumb[] => {
  const screen = screenAt(pathname);
  if (!screen || screen.path === home.path) return [];
  const list = detailAt(pathname) ? listOf(pathname, record?.type) : undefined;
  const sectionKey = list?.section ?? screen.section;
  const section = sectionKey ? sectionOf(sectionKey) : undefined;
  return [
    { title: home.title, path: home.path },
    ...(section ? [{ title: section.title, path: firstPath(section) }] : []),
    ...(list ? [{ title: list.title, path: list.path }] : []),
    { title: record?.title ?? screen.title },
  ];
};

/** Where a section's bare path leads: its first screen. Link to this, so that no navigation costs a redirect. */
export const firstPath = (section: Section): string => section.screens[0]?.path ?? section.path;

/** Address of a record on its detail page. */
export const detailHref = (path: string, id: number): string => `${path}?id=${id}`;

/**
 * The detail page of a notice, by its type: one id space, two routes (Seed §2).
 * @param type `type` of a notice record
 */
export const noticeDetailPath = (type: string): string =>
  type === 'overhaul' || type === 'complaint' ? '/information_details' : '/investor_details';
