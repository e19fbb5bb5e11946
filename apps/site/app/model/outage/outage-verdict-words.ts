/** The phrases of a look-up's answer: when an outage ends, begins, was moved. Words that stay on one line are one phrase. */
import type { OutageBrief } from './outage-brief.ts';
import { outageKinds } from '@yunxia/contract/outage-kinds';
import { outageStatus } from '@yunxia/contract/outage-status';
import { cutText } from '@yunxia/contract/text-limit';
import { DAY_MS, startOfDay } from '@yunxia/contract/time';
import { toClockText, toInstant, toLengthText, toSpanText, toWeekdayText } from '../text/beijing-time.ts';
import { toDayWord, toEndWords, toMomentWord } from './outage-day-words.ts';
import { recoveryAt } from './outage.ts';

/** A part of a phrase; a clock time stands out. */
export interface VerdictPiece {
  readonly text: string;
  readonly isClock?: true;
}

/** Words that stay on one line, their comma with them. */
export type VerdictPhrase = readonly VerdictPiece[];

/** A name in a sentence, in characters; the rest is cut. */
const MAX_NAME = 24;
/** What a notice says of its scope, in characters; the rest stands in the notice. */
const MAX_SCOPE = 60;

export const phrase = (...parts: ReadonlyArray<string | VerdictPiece>): VerdictPhrase =>
  parts.map((part) => (typeof part === 'string' ? { text: part } : part)).filter(({ text }) => text !== '');
export const clock = (text: string): VerdictPiece => ({ text, isClock: true });

/** A date keeps its distance from the clock behind it; after other words the page's `text-autospace` sets the gap. */
export const spaced = (word: string): string => (word.endsWith('日') ? `${word} ` : word);

export const short = (text: string): string => {
  const cut = cutText(text, MAX_NAME);
  return cut === text ? text : `${cut}…`;
};

/** 预计12:30恢复; 恢复时间待定; 应于04:30恢复，已超3小时53分. */
export const toRecovery = (record: OutageBrief, now: number): readonly VerdictPhrase[] => {
  if (outageStatus(record, now) === 'overrunning') {
    const due = toInstant(record.expectedRestoreAt) ?? now;
    const { day, clock: time } = toEndWords(due, now, now);
    return [phrase(spaced(`应于${day}`), clock(time), '恢复，'), phrase(`已超${toLengthText(now - due)}`)];
  }
  const end = recoveryAt(record, now);
  if (end === null) return [phrase('恢复时间待定')];
  const { day, clock: time } = toEndWords(end, now, now);
  return [phrase(spaced(`预计${day}`), clock(time), '恢复')];
};

export const toLiveFacts = (record: OutageBrief, now: number): string[] => {
  const end = recoveryAt(record, now);
  const start = toInstant(record.startAt);
  const isOverrunning = outageStatus(record, now) === 'overrunning';
  const time =
    end !== null
      ? `还有${toLengthText(end - now)}`
      : start !== null && !isOverrunning
        ? `已停电${toLengthText(now - start)}`
        : '';
  return [outageKinds[record.kind], time];
};

/** 今天11:30停电，17:30恢复. */
export const toPlan = (record: OutageBrief, now: number): readonly VerdictPhrase[] => {
  const start = toInstant(record.startAt);
  if (start === null) return [phrase('有停电计划，'), phrase('时间待定')];
  const end = toInstant(record.endAt) ?? toInstant(record.expectedRestoreAt);
  const words = [phrase(spaced(toMomentWord(start, now)), clock(toClockText(start)), '停电，')];
  if (end === null) return [...words, phrase('恢复时间待定')];
  const { day, clock: time } = toEndWords(end, start, now);
  return [...words, phrase(spaced(day), clock(time), '恢复')];
};

/** 12月3日 周四 08:30. */
const toPlainMoment = (instant: number, now: number): string => {
  const word = toMomentWord(instant, now);
  const isDate = /月/.test(word);
  return `${word}${isDate ? ` ${toWeekdayText(instant)} ` : ' '}${toClockText(instant)}`.replace(/ +/g, ' ');
};

/** 未来7天里有1次，最近一次是12月3日 周四 08:30。 */
export const toLaterText = (later: readonly OutageBrief[], now: number): string => {
  const starts = later.map(({ startAt }) => toInstant(startAt)).filter((start) => start !== null);
  const [first] = starts;
  if (first === undefined) return '';
  const week = starts.filter((start) => start < startOfDay(now) + 7 * DAY_MS).length;
  return week > 1
    ? `未来7天里有${week}次，最近一次是${toPlainMoment(first, now)}。`
    : `下一次是${toPlainMoment(first, now)}。`;
};

/**
 * 原定12月5日的停电已改到12月8日 08:30; 12月5日的停电已取消, of the day on which it would be by now.
 * @param isOfOldDay the day that it was moved away from is asked about: 原定12月3日的停电已取消
 */
export const toChange = (record: OutageBrief, now: number, isOfOldDay = false): readonly VerdictPhrase[] => {
  const status = outageStatus(record, now);
  const start = toInstant(record.startAt);
  const former = toInstant(record.previousStartAt);
  const old = former ?? start;
  const day = old === null ? '' : toDayWord(old, now);
  if (status === 'cancelled') {
    if (isOfOldDay && former !== null) return [phrase(`原定${day}的停电已取消`)];
    const last = start ?? former;
    return [phrase(`${last === null ? '' : toMomentWord(last, now)}的停电已取消`)];
  }
  if (status === 'postponed' || start === null) return [phrase(`原定${day}的停电已延期，`), phrase('新时间待定')];
  return [phrase(`原定${day}的停电`), phrase(`已改到${toDayWord(start, now)} `, clock(toClockText(start)))];
};

/**
 * A change as a sentence of its own: 12月1日的停电已取消。
 * @param isOneOf other outages of that day may stand: 12月1日有1处停电已取消。
 */
export const toChangeText = (record: OutageBrief, now: number, isOneOf: boolean): string => {
  const text = toChange(record, now)
    .flat()
    .map((piece) => piece.text)
    .join('');
  return `${isOneOf ? text.replace('的停电', '有1处停电') : text}。`;
};

/** 08:30–12:30的停电已恢复。 */
export const toPastText = (record: OutageBrief, now: number): string => {
  const span = toSpanText(toInstant(record.startAt), toInstant(record.endAt) ?? toInstant(record.restoredAt));
  return `${span}的停电${outageStatus(record, now) === 'restored' ? '已恢复' : '按公告应已恢复'}。`;
};

/**
 * What is off on the same day at other hours than those that were asked about: 当天其他时段：06:30–12:30停电。
 * @param isPoint of one place, whose times are said
 */
export const toOthersText = (others: readonly OutageBrief[], isPoint: boolean): string => {
  if (others.length === 0) return '';
  if (!isPoint) return `当天其他时段有${others.length}处停电。`;
  const spans = others.map((record) => toSpanText(toInstant(record.startAt), toInstant(record.endAt)));
  return `当天其他时段：${spans.join('、')}停电。`;
};

/** 公告范围：橘园小区1至8栋。 '' when the notice names none: it may be smaller than the place that was asked for. */
export const toScopeText = ({ scope = '' }: OutageBrief): string => {
  const text = scope.trim().replace(/[。；，、]$/u, '');
  if (text === '') return '';
  const cut = cutText(text, MAX_SCOPE);
  return `公告范围：${cut}${cut === text ? '。' : '…'}`;
};
