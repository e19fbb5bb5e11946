import type { Filing, SiteInfo } from '@yunxia/contract/site-info';
import { firstPath, named, type Section, type SectionKey, sections } from '../site-map.ts';

/** A link in a menu. `to` is a path of the site, or a full URL for another one. */
export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

/** A section in header, mobile menu and footer. `links` is empty for the home page. */
export interface MenuSection {
  readonly key: SectionKey;
  readonly label: string;
  readonly to: string;
  readonly links: readonly MenuLink[];
}

/** The questions of investors are answered on the exchange's own site. */
const investorQuestions = '投资者问答';

function toMenuSection(section: Section, qaUrl: string): MenuSection {
  const links = section.screens.map((screen) => ({ label: screen.title, to: screen.path }));
  if (section.key === 'investor_relations' && qaUrl !== '') links.push({ label: investorQuestions, to: qaUrl });
  return { key: section.key, label: section.title, to: firstPath(section), links };
}

/** The nine sections of the top navigation (Spec §2), each with its screens; the external Q&A entry where it is known. */
export function toMenu(siteInfo: Pick<SiteInfo, 'qaUrl'>): MenuSection[] {
  return sections.filter((section) => section.topNav).map((section) => toMenuSection(section, siteInfo.qaUrl));
}

/** The section whose pages the menu of phones shows where the page has none of its own: what residents come for. */
export const FIRST_SHOWN: SectionKey = 'information_disclosure';

/** The three ways of the back-top widget and the foot of the mobile menu (Spec §2). */
export const shortcuts = {
  outage: { label: '停电公告', to: named.overhaul },
  regulator: { label: '监管热线', to: named.hotline },
} as const;

/** Text alternative of a code that stands over its label, which it does not say again: 微信公众号 → 微信公众号二维码. */
export const toCodeAlt = (label: string, alt: string): string => (alt && alt !== label ? alt : `${label}二维码`);

/** `tel:` URL of a number as it is written: `023-0000 0000` → `tel:02300000000`. */
export function telHref(number: string): string {
  return `tel:${number.replace(/[^\d+*#]/g, '')}`;
}

/** Where the ministry keeps its register of websites. */
const ICP_REGISTER = 'https://beian.miit.gov.cn/';
/** Where the public security authority keeps its own; beian.gov.cn, where it was before, is gone. */
const POLICE_REGISTER = 'https://beian.mps.gov.cn/#/query/webSearch?code=';

/** Address of a website's entry at the ministry: the editor's, else that of the register. */
export const icpHref = ({ url }: Filing): string => url || ICP_REGISTER;

/** Address of a website's entry at the public security authority: the editor's, unless it is that of the dead register; else by its number. */
export const policeHref = ({ url, text }: Filing): string =>
  url && !/^https?:\/\/(?:www\.)?beian\.gov\.cn/i.test(url) ? url : `${POLICE_REGISTER}${text.replace(/\D/g, '')}`;
