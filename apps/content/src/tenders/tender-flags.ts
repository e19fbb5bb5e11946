/**
 * What an editor should look at again before a tender notice is published: terms that are shorter than the law's shortest
 * (《招标投标法》第二十三、二十四条,《招标投标法实施条例》第十六、十九条). Flags never refuse anything: other ways of purchase
 * have other terms. Pure, for the browser too.
 */
import { parseTime, DAY_MS, toMinuteText } from '@yunxia/contract/time';

/** Shortest terms, in days. */
const BIDDING_DAYS = 20;
const CHANGE_DAYS = 15;
const DOCUMENT_DAYS = 5;
const PUBLICITY_DAYS = 3;

export interface TenderFlag {
  text: string;
  hint: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** @param now epoch ms: an unpublished notice is published now */
export function tenderFlags(fields: Fields, now: number): TenderFlag[] {
  const time = (name: string): number | null => parseTime(String(fields[name] ?? ''));
  const type = String(fields['noticeType'] ?? '');
  const published = (fields['_status'] === 'published' && time('publishedAt')) || now;
  const [filesFrom, filesTo, deadline, opens] = ['filesFrom', 'filesTo', 'deadlineAt', 'opensAt'].map(time);
  const [from, to] = ['publicFrom', 'publicTo'].map(time);
  const flags: TenderFlag[] = [];
  const tooShort = (
    what: string,
    start: number | null | undefined,
    end: number | null | undefined,
    days: number,
  ): void => {
    if (start === null || start === undefined || end === null || end === undefined || end <= start) return;
    if (end - start >= days * DAY_MS) return;
    flags.push({ text: `${what}只有 ${inDays(end - start)}`, hint: `依法招标的项目不少于 ${days} 日` });
  };
  if (type === 'tender' || type === 'prequalification') {
    tooShort('文件发售期', filesFrom, filesTo, DOCUMENT_DAYS);
    if (type === 'tender') tooShort('自文件发出到投标截止', filesFrom ?? published, deadline, BIDDING_DAYS);
  }
  if (type === 'change' && deadline !== null) tooShort('自变更到投标截止', published, deadline, CHANGE_DAYS);
  if (type === 'candidates') tooShort('候选人公示', from ?? published, to, PUBLICITY_DAYS);
  if (deadline && deadline < published && (type === 'tender' || type === 'change')) {
    flags.push({ text: '投标截止时间已经过去', hint: '请核对年份和日期' });
  }
  if (deadline && opens && opens < deadline) {
    flags.push({ text: '开标早于投标截止', hint: `开标 ${toMinuteText(opens)}` });
  }
  const isOfProject = ['change', 'clarification', 'candidates', 'result', 'abnormal'].includes(type);
  if (isOfProject && !String(fields['projectNo'] ?? '').trim()) {
    flags.push({ text: '没有项目编号', hint: '这条公告不会与招标公告连在一起' });
  }
  return flags;
}

/** `4 天`, `4.5 天`. */
const inDays = (ms: number): string => `${Math.floor((ms / DAY_MS) * 2) / 2} 天`;
