import type { Intent } from '../../search/query/plan/intents.ts';

/** A question of the first content. What is looked for in its place stands in `globals/intent-words.ts`. */
export type IntentSample = Omit<Intent, 'words'>;

/** Pages that answers lead to. */
export const pages = {
  ongoing: { label: '正在停电的地方', path: '/information_disclosure/overhaul?status=ongoing' },
  overhaul: { label: '停电检修公告', path: '/information_disclosure/overhaul' },
  outageLookUp: { label: '停电查询', path: '/tools#outage' },
  bill: { label: '电费估算', path: '/tools#bill' },
  phones: { label: '常用电话', path: '/tools#phones' },
  rescue: { label: '火警与救援 119', path: 'tel:119' },
  ambulance: { label: '急救 120', path: 'tel:120' },
  feeds: { label: '数据订阅', path: '/feeds' },
  display: { label: '显示设置', path: '/display' },
  allSections: { label: '全部栏目', path: '/sections' },
  handbooks: { label: '手册与文档', path: '/pdf' },
  disclosed: { label: '主动公开', path: '/information_disclosure/proactively' },
  application: { label: '依申请公开', path: '/information_disclosure/application' },
  disclosureGuide: { label: '信息公开指南', path: '/information_disclosure/guide' },
  contact: { label: '联系我们', path: '/entering_group/contact' },
  press: { label: '媒体服务', path: '/news/press' },
  news: { label: '集团要闻', path: '/news/important' },
  companies: { label: '所属企业', path: '/group_business/subsidiaries' },
  traffic: { label: '绿色交通', path: '/group_business/traffic' },
  newEnergy: { label: '新能源', path: '/group_business/new_energy' },
  hotlineIntro: { label: '12398热线介绍', path: '/other_announcement/intro' },
  hotlineGuide: { label: '12398办事指南', path: '/other_announcement/affairs_guide' },
  complaints: { label: '投诉举报公告', path: '/other_announcement/notice' },
  openTenders: { label: '进行中的招标', path: '/tender_procurement/tendering?status=open' },
  tenders: { label: '招标信息', path: '/tender_procurement/tendering' },
  tenderResults: { label: '中标结果公告', path: '/tender_procurement/tendering?noticeType=result' },
  tenderCandidates: { label: '中标候选人公示', path: '/tender_procurement/tendering?noticeType=candidates' },
  oldTenders: { label: '历史招标', path: '/tender_procurement/old_tendering' },
  society: { label: '社会招聘', path: '/human_resources/society' },
  campus: { label: '校园招聘', path: '/human_resources/campus' },
  talent: { label: '人才战略', path: '/human_resources/talent' },
  announcements: { label: '公司公告', path: '/investor_relations/announcement' },
  reports: { label: '定期报告', path: '/investor_relations/reports' },
  dividend: { label: '分红与股本', path: '/investor_relations/dividend' },
  activities: { label: '投资者活动', path: '/investor_relations/activities' },
  stock: { label: '股票信息', path: '/investor_relations/stock' },
  investorContact: { label: '投资者联系', path: '/investor_relations/contactus' },
} as const;

/** Phrases as they are written down here: parted by 、 as editors part synonyms. */
export function phrasesOf(...rows: readonly string[]): string[] {
  return rows.flatMap((row) => row.split('、'));
}
