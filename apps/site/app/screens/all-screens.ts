/**
 * Every screen, in the order of the navigation (Spec §2). Servers, scripts and tests read this table; the browser's build
 * has in its place what {@link Place} says of each (scripts/screen-places.ts), so that a first visit fetches no query
 * fields.
 */
import { about } from '../routes/about/about.screen.ts';
import { display } from '../routes/display/display.screen.ts';
import { accessibility } from '../routes/accessibility/accessibility.screen.ts';
import { newsDetails } from '../routes/details/news-details.screen.ts';
import { architecture } from '../routes/entering_group/architecture.screen.ts';
import { contact } from '../routes/entering_group/contact.screen.ts';
import { history } from '../routes/entering_group/history.screen.ts';
import { honor } from '../routes/entering_group/honor.screen.ts';
import { information } from '../routes/entering_group/information.screen.ts';
import { introduction } from '../routes/entering_group/introduction.screen.ts';
import { strategy } from '../routes/entering_group/strategy.screen.ts';
import { feeds } from '../routes/feeds/feeds.screen.ts';
import { groupActivities } from '../routes/flag_navigation/activities.screen.ts';
import { partyBuilding } from '../routes/flag_navigation/building.screen.ts';
import { partyConduct } from '../routes/flag_navigation/conduct.screen.ts';
import { culture } from '../routes/flag_navigation/culture.screen.ts';
import { society } from '../routes/flag_navigation/society.screen.ts';
import { partyDetails } from '../routes/flag_navigation_details/flag-navigation-details.screen.ts';
import { electric } from '../routes/group_business/electric.screen.ts';
import { energy } from '../routes/group_business/energy.screen.ts';
import { market } from '../routes/group_business/market.screen.ts';
import { newEnergy } from '../routes/group_business/new-energy.screen.ts';
import { otherBusiness } from '../routes/group_business/other.screen.ts';
import { storage } from '../routes/group_business/storage.screen.ts';
import { subsidiaries } from '../routes/group_business/subsidiaries.screen.ts';
import { traffic } from '../routes/group_business/traffic.screen.ts';
import { home } from '../routes/home/home.screen.ts';
import { campusJobs } from '../routes/human_resources/campus.screen.ts';
import { societyJobs } from '../routes/human_resources/society.screen.ts';
import { talent } from '../routes/human_resources/talent.screen.ts';
import { noticeDetails } from '../routes/information_details/information-details.screen.ts';
import { poster } from '../routes/information_details/poster.screen.ts';
import { annualReport } from '../routes/information_disclosure/annual-report.screen.ts';
import { application } from '../routes/information_disclosure/application.screen.ts';
import { guide } from '../routes/information_disclosure/guide.screen.ts';
import { overhaul } from '../routes/information_disclosure/overhaul.screen.ts';
import { proactively } from '../routes/information_disclosure/proactively.screen.ts';
import { disclosureDetails } from '../routes/information_disclosure_details/information-disclosure-details.screen.ts';
import { investorDetails } from '../routes/investor_details/investor-details.screen.ts';
import { investorActivities } from '../routes/investor_relations/activities.screen.ts';
import { announcement } from '../routes/investor_relations/announcement.screen.ts';
import { investorContact } from '../routes/investor_relations/contactus.screen.ts';
import { dividend } from '../routes/investor_relations/dividend.screen.ts';
import { governance } from '../routes/investor_relations/governance.screen.ts';
import { reports } from '../routes/investor_relations/reports.screen.ts';
import { stock } from '../routes/investor_relations/stock.screen.ts';
import { legalStatement } from '../routes/legal_statement/legal-statement.screen.ts';
import { comprehensiveNews } from '../routes/news/comprehensive.screen.ts';
import { importantNews } from '../routes/news/important.screen.ts';
import { informationNews } from '../routes/news/information.screen.ts';
import { press } from '../routes/news/press.screen.ts';
import { offline } from '../routes/offline/offline.screen.ts';
import { affairsGuide } from '../routes/other_announcement/affairs-guide.screen.ts';
import { hotlineIntro } from '../routes/other_announcement/intro.screen.ts';
import { complaintNotices } from '../routes/other_announcement/notice.screen.ts';
import { businessDetails } from '../routes/other_details/other-details.screen.ts';
import { pdf } from '../routes/pdf/pdf.screen.ts';
import { jobDetails } from '../routes/recruitment_details/recruitment-details.screen.ts';
import { sectionsPage } from '../routes/sections/sections.screen.ts';
import { search } from '../routes/search/search.screen.ts';
import { companyDetails } from '../routes/subsidiaries_details/subsidiaries-details.screen.ts';
import { oldTendering } from '../routes/tender_procurement/old-tendering.screen.ts';
import { tendering } from '../routes/tender_procurement/tendering.screen.ts';
import { oldTenderDetails } from '../routes/tendering_details/old-tendering-details.screen.ts';
import { tenderDetails } from '../routes/tendering_details/tendering-details.screen.ts';
import { tools } from '../routes/tools/tools.screen.ts';
import type { Place, Screen, SectionKey } from './define-screen.ts';

/** A section of the site; its bare path redirects to its first screen. */
export interface Section<One = Place> {
  readonly key: SectionKey;
  readonly path: string;
  readonly title: string;
  /** Shown among the nine items of the top navigation (Spec §2, Header). */
  readonly topNav: boolean;
  readonly screens: readonly One[];
}

export { home };

/** Every section with its screens. The home page is the first item of the top navigation and a section of its own. */
export const sections: ReadonlyArray<Section<Screen>> = [
  { key: 'home', path: home.path, title: home.title, topNav: true, screens: [] },
  {
    key: 'entering_group',
    path: '/entering_group',
    title: '走进集团',
    topNav: true,
    screens: [introduction, strategy, architecture, honor, history, information, contact],
  },
  {
    key: 'group_business',
    path: '/group_business',
    title: '集团业务',
    topNav: true,
    screens: [electric, market, energy, traffic, newEnergy, storage, otherBusiness, subsidiaries],
  },
  {
    key: 'news',
    path: '/news',
    title: '新闻中心',
    topNav: true,
    screens: [importantNews, comprehensiveNews, informationNews, press],
  },
  {
    key: 'flag_navigation',
    path: '/flag_navigation',
    title: '党旗领航',
    topNav: true,
    screens: [partyBuilding, partyConduct, groupActivities, society, culture],
  },
  {
    key: 'investor_relations',
    path: '/investor_relations',
    title: '投资者关系',
    topNav: true,
    screens: [stock, announcement, investorActivities, investorContact, reports, dividend, governance],
  },
  {
    key: 'human_resources',
    path: '/human_resources',
    title: '人力资源',
    topNav: true,
    screens: [talent, campusJobs, societyJobs],
  },
  {
    key: 'information_disclosure',
    path: '/information_disclosure',
    title: '信息公开',
    topNav: true,
    screens: [proactively, application, guide, annualReport, overhaul],
  },
  {
    key: 'tender_procurement',
    path: '/tender_procurement',
    title: '招标采购',
    topNav: true,
    screens: [tendering, oldTendering],
  },
  {
    key: 'other_announcement',
    path: '/other_announcement',
    title: '12398专栏',
    topNav: false,
    screens: [hotlineIntro, complaintNotices, affairsGuide],
  },
];

/** The detail pages: identified by `?id=<positive integer>`, titled by their record. */
export const details: readonly Screen[] = [
  newsDetails,
  investorDetails,
  disclosureDetails,
  noticeDetails,
  partyDetails,
  tenderDetails,
  oldTenderDetails,
  companyDetails,
  businessDetails,
  jobDetails,
];

/** Pages outside the sections: search, footer pages and the document viewer. */
export const pages: readonly Screen[] = [
  search,
  legalStatement,
  tools,
  about,
  feeds,
  display,
  sectionsPage,
  accessibility,
  pdf,
];

/** Pages that no map of the site names. */
export const unlisted: readonly Screen[] = [offline, poster];
