/**
 * What the exchanges file company announcements under. In a module apart from the groups: the browser needs only the
 * groups.
 */
import type { AnnouncementGroup } from './announcement.ts';

interface Filing {
  readonly label: string;
  readonly group: AnnouncementGroup;
}

/** What the exchanges file an announcement under, by code word, in the order of the groups. */
export const filings = {
  annual: { label: '年度报告', group: 'report' },
  half: { label: '半年度报告', group: 'report' },
  q1: { label: '第一季度报告', group: 'report' },
  q3: { label: '第三季度报告', group: 'report' },
  forecast: { label: '业绩预告', group: 'results' },
  operation: { label: '经营数据', group: 'results' },
  distribution: { label: '权益分派', group: 'dividend' },
  incentive: { label: '股权激励', group: 'dividend' },
  unlocked: { label: '限售股解禁', group: 'dividend' },
  shareholding: { label: '股权变动', group: 'dividend' },
  board: { label: '董事会', group: 'board' },
  supervisors: { label: '监事会', group: 'board' },
  meeting: { label: '股东会', group: 'meeting' },
  business: { label: '日常经营', group: 'major' },
  governance: { label: '公司治理', group: 'major' },
  risk: { label: '风险提示', group: 'major' },
  special: { label: '特别处理和退市', group: 'major' },
  related: { label: '关联交易', group: 'related' },
  guarantee: { label: '对外担保', group: 'related' },
  offering: { label: '首次公开发行', group: 'finance' },
  placement: { label: '增发', group: 'finance' },
  rights: { label: '配股', group: 'finance' },
  bond: { label: '公司债', group: 'finance' },
  convertible: { label: '可转债', group: 'finance' },
  other_finance: { label: '其他融资', group: 'finance' },
  opinion: { label: '中介报告', group: 'opinion' },
  correction: { label: '补充更正', group: 'correction' },
  clarification: { label: '澄清致歉', group: 'correction' },
} as const satisfies Readonly<Record<string, Filing>>;
export type FilingCode = keyof typeof filings;

/** Labels by code word. */
export const filingLabels = Object.fromEntries(
  Object.entries(filings).map(([code, { label }]) => [code, label]),
) as Readonly<Record<FilingCode, string>>;

/** The filings of a group. */
export const filingsOf = (group: AnnouncementGroup): FilingCode[] =>
  (Object.keys(filings) as FilingCode[]).filter((code) => filings[code].group === group);
