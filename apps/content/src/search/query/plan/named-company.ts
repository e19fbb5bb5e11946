/** Announcements, reports and what the group says of itself, by the names that visitors have for them. */
import { namesOf, pageSet, type NamedModule, type RecordSet } from './named-module.ts';
import { reportLists } from './named-reports.ts';

const notices = (type: 'announcement' | 'activity' | 'complaint', rest: Partial<RecordSet> = {}): RecordSet[] => [
  { module: type, ...rest },
];

const ANNOUNCEMENT = '/investor_relations/announcement';

/** Announcements, reports and what the group says of itself, by the names that visitors have for them. */
export const companyLists: readonly NamedModule[] = [
  {
    key: 'announcement',
    title: '公司公告',
    url: ANNOUNCEMENT,
    names: namesOf('公司公告、上市公司公告、投资者公告'),
    sets: notices('announcement'),
  },
  {
    key: 'interim',
    under: 'announcement',
    title: '临时公告',
    url: ANNOUNCEMENT,
    names: namesOf('临时公告'),
    sets: notices('announcement', { field: 'category', values: ['临时公告'] }),
  },
  ...reportLists,
  {
    key: 'activity',
    title: '投资者活动',
    url: '/investor_relations/activities',
    names: namesOf('投资者活动、投资者交流、投资者关系活动'),
    sets: notices('activity'),
  },
  {
    key: 'complaint',
    title: '投诉举报公告',
    url: '/other_announcement/notice',
    names: namesOf('投诉举报公告、投诉公告、投诉举报公示、投诉举报'),
    sets: notices('complaint'),
  },
  {
    key: 'tariff',
    title: '便民工具',
    url: '/tools',
    names: namesOf(
      '电价标准、电费标准、电价表、居民电价、阶梯电价、电费价格、用电价格、电价、一度电多少钱、一度电、电多少钱一度、电多少钱、多少钱一度',
    ),
    sets: [{ module: 'tariff' }],
  },
  {
    key: 'honor',
    title: '集团荣誉',
    url: '/entering_group/honor',
    names: namesOf('集团荣誉、荣誉资质、企业荣誉、荣誉、奖项、获奖'),
    sets: [{ module: 'honor' }],
  },
  {
    key: 'history',
    title: '发展历程',
    url: '/entering_group/history',
    names: namesOf('发展历程、发展历史、公司历史、集团历史、企业历史、历史沿革、大事记、大事'),
    sets: [{ module: 'history' }],
  },
  {
    key: 'strategy',
    title: '发展战略',
    url: '/entering_group/strategy',
    names: namesOf('发展战略、集团战略、企业战略'),
    sets: [{ module: 'strategy' }],
  },
  {
    key: 'architecture',
    title: '组织架构',
    url: '/entering_group/architecture',
    names: namesOf('组织架构、组织机构、机构设置、部门设置'),
    sets: pageSet('company_page', 'architecture'),
  },
  {
    key: 'introduction',
    title: '集团简介',
    url: '/entering_group/introduction',
    names: namesOf('集团简介、公司简介、企业简介、集团介绍、公司介绍、集团概况、公司概况'),
    sets: pageSet('company_page', 'introduction'),
  },
  {
    key: 'information',
    title: '企业信息',
    url: '/entering_group/information',
    names: namesOf('企业信息、营业执照、工商信息'),
    sets: pageSet('company_page', 'information'),
  },
  {
    key: 'contact',
    title: '联系我们',
    url: '/entering_group/contact',
    names: namesOf('联系我们、联系你们、怎么联系、联系方式、公司电话、公司地址、集团地址、集团电话'),
    sets: pageSet('company_page', 'contact'),
  },
  {
    key: 'business',
    title: '集团业务',
    url: '/group_business/electric',
    names: namesOf('集团业务、主营业务、业务板块'),
    sets: [{ module: 'business' }],
  },
  {
    key: 'company',
    title: '所属企业',
    url: '/group_business/subsidiaries',
    names: namesOf('所属企业、下属公司、下属企业、子公司、分公司'),
    sets: [{ module: 'company' }],
  },
];
