/** The history of an outage notice: what was changed, newest first, with the times that no longer hold struck through. */
import type { Change } from '@yunxia/contract/media';
import { type ChangeView, toChanges } from '../news/article.ts';

/** A stretch of an entry; `isFormer`: a time that was given up. */
export interface HistoryPart {
  readonly text: string;
  readonly isFormer: boolean;
}

/** One change made after the announcement. */
export interface HistoryEntry extends ChangeView {
  readonly parts: readonly HistoryPart[];
}

/** A time as notices write it: `2026-11-28 08:30–17:30`, `11月28日8时30分`, `次日01:30`. */
const TIME = String.raw`(?=[^，。；]*\d)[\d年月日号时点分次周一二三四五六上下午晚凌晨 :：.\-–—~至到起]+?`;
const MOVED = new RegExp(
  `(?:由|从|原定(?:于|时间)?(?:为)?)[：:]?\\s*(${TIME})\\s*(?=改为|改至|改到|改期|调整为|调整至|调整到|提前到|提前至|推迟到|推迟至|延长到|延长至|延期至|延期到|延至|变更为)`,
  'gu',
);

/** An entry's text, with the time that follows 由 or 原定 and is then changed marked as former. */
export const toHistoryParts = (text: string): HistoryPart[] => {
  const parts: HistoryPart[] = [];
  let at = 0;
  for (const match of text.matchAll(MOVED)) {
    const former = match[1]?.trim() ?? '';
    const from = text.indexOf(former, match.index);
    if (former === '' || from < at) continue;
    if (from > at) parts.push({ text: text.slice(at, from), isFormer: false });
    parts.push({ text: former, isFormer: true });
    at = from + former.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFormer: false });
  return parts;
};

/** The entries of a record, newest first. */
export const toOutageHistory = (changes: readonly Change[]): HistoryEntry[] =>
  toChanges(changes).map((change) => ({ ...change, parts: toHistoryParts(change.text) }));
