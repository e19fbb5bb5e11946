/** The answer about a place, area or words that are known: off now, off later, called off, nothing planned. */
import type { OutageReading } from '@yunxia/contract/outage-reading';
import { outageStatus, type OutageStatus, outageStatuses } from '@yunxia/contract/outage-status';
import { outageKinds } from '@yunxia/contract/outage-kinds';
import { daysBetween, startOfDay } from '@yunxia/contract/time';
import { toClockText, toInstant, toLengthText } from '../text/beijing-time.ts';
import { type AskedDays, ofHours, toAskedDays, toDaysWord, toInstants } from './asked-days.ts';
import { type Answer, isOfWords, MAX_ROWS, type Scope, toTyped, type VerdictInput } from './verdict-parts.ts';
import type { OutageBrief } from './outage-brief.ts';
import { toDateWord, toMomentWord, toPartOfDay } from './outage-day-words.ts';
import { isInPlace, isWhollyOff, toPlacePath } from './outage-places.ts';
import {
  AHEAD,
  changesOfWeek,
  isFormerly,
  isToCome,
  LIVE,
  othersOfDay,
  overAt,
  type SortedOutages,
  sortRecords,
} from './outage-sorting.ts';
import {
  clock,
  phrase,
  spaced,
  toChange,
  toChangeText,
  toLaterText,
  toLiveFacts,
  toOthersText,
  toPastText,
  toPlan,
  toRecovery,
  toScopeText,
  type VerdictPhrase,
} from './outage-verdict-words.ts';

const ADVICE = '家中突然没电，先看开关是否跳闸，再拨报修电话。';

const countOf = (counts: Readonly<Record<string, number>> = {}, statuses: readonly OutageStatus[]): number =>
  statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);

/** What a time has, in the order in which it is said. */
interface AskedOrder {
  /** Off now, when that is said first. */
  readonly live: readonly OutageBrief[];
  readonly ahead: readonly OutageBrief[];
  /** What goes on into the days of an area. */
  readonly going: readonly OutageBrief[];
  /** Off now and behind what is planned: nobody knows when it ends. */
  readonly open: readonly OutageBrief[];
}

/**
 * Of days to come, what is planned for them says more than what is off now and has no known end; of an area what begins
 * on them more than what goes on into them.
 */
const toAskedOrder = (sorted: SortedOutages, from: number, isArea: boolean, now: number): AskedOrder => {
  const begins = (record: OutageBrief): boolean => (toInstant(record.startAt) ?? Number.POSITIVE_INFINITY) >= from;
  const isAreaAhead = from > now && isArea;
  const ahead = isAreaAhead ? sorted.ahead.filter(begins) : sorted.ahead;
  if (from <= now || ahead.length === 0) return { live: sorted.live, ahead: sorted.ahead, going: [], open: [] };
  const isKnown = (record: OutageBrief): boolean => Number.isFinite(overAt(record, now));
  const lasting = sorted.live.filter(isKnown);
  return {
    live: isArea ? [] : lasting,
    ahead,
    going: isArea ? [...lasting, ...sorted.ahead.filter((record) => !begins(record))] : [],
    open: sorted.live.filter((record) => !isKnown(record)),
  };
};

/** A question with what there is for its time. */
interface Found extends SortedOutages, AskedOrder {
  readonly scope: Scope;
  readonly reading: OutageReading | null;
  readonly records: readonly OutageBrief[];
  readonly total: number;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly now: number;
  /** null: no days were asked for. */
  readonly asked: AskedDays | null;
  /** Bounds of the asked time, epoch ms. */
  readonly from: number;
  readonly to: number;
  /** The asked time in words. */
  readonly word: string;
  readonly head: VerdictPhrase;
  /** What is off on the day of an asked part of it, and outside of that part. */
  readonly otherHours: readonly OutageBrief[];
  /** What comes next, one at most. */
  readonly next: readonly OutageBrief[];
}

const toFound = (scope: Scope, { reading, records, days, now, ...whole }: VerdictInput): Found => {
  const asked = toAskedDays(reading, days);
  const { total, counts } = ofHours(asked ? reading : null) ?? whole;
  const part = toPartOfDay(now);
  const isWords = isOfWords(reading);
  const [from, to] = asked ? toInstants(asked) : [now, isWords ? Number.POSITIVE_INFINITY : part.until];
  const sorted = sortRecords(records, from, to, now);
  const order = toAskedOrder(sorted, from, scope.isArea, now);
  return {
    ...{ scope, reading, records, total, counts, now, asked, from, to },
    ...sorted,
    ...order,
    word: asked ? toDaysWord(asked, now) : isWords ? '近期' : part.word,
    head: phrase(`${scope.name}：`),
    otherHours: asked?.hours ? othersOfDay(records, from, to, now) : [],
    next: [...order.ahead, ...sorted.later].slice(0, 1),
  };
};

/** What a look-up of something known found: the first of its answers that holds. */
export const toKnown = (scope: Scope, input: VerdictInput): Answer => {
  const found = toFound(scope, input);
  const { head, word, total, records, now, to } = found;
  const isWords = isOfWords(input.reading);
  if (to <= startOfDay(now) && !(isWords && total === 0)) return toBygone(head, word, total, records);
  const [live] = found.live;
  if (live) return toLive(found, live);
  const [soonest] = found.ahead;
  if (soonest) return toAhead(found, soonest);
  if (isWords && input.reading) return toWordsAlone(found, input.reading);
  const [moved] = found.changed;
  return moved && !scope.isArea ? toMoved(found, moved) : toClear(found);
};

/** Whether the answer is about one place as a whole. */
const isOfOne = ({ scope }: Found, record: OutageBrief): boolean =>
  !scope.isArea || (scope.place !== null && isWhollyOff(record, scope.place));

/** Off now. */
const toLive = (found: Found, first: OutageBrief): Answer => {
  const { reading, records, total, counts, now, live, ahead, later, head, otherHours, next } = found;
  // More may be off than the first records show; the counts themselves do not follow the clock.
  const isCut = live.length === records.length && total > records.length;
  const liveCount = isCut ? Math.max(live.length, countOf(counts, LIVE)) : live.length;
  const isOverrunning = outageStatus(first, now) === 'overrunning';
  const isPoint = isOfOne(found, first);
  const recovery = isPoint || liveCount === 1 ? toRecovery(first, now) : [];
  const said = isPoint
    ? isOverrunning
      ? recovery
      : [phrase('现在停电，'), ...recovery]
    : [
        phrase(`${toLivePlaces(reading, live) || `现在有${liveCount}处停电`}${recovery.length > 0 ? '，' : ''}`),
        ...recovery,
      ];
  return {
    tone: 'now',
    chip: isOverrunning
      ? { look: 'late', text: outageStatuses.overrunning }
      : { look: 'now', text: outageStatuses.ongoing },
    facts: isPoint || liveCount === 1 ? toLiveFacts(first, now) : [],
    phrases: [head, ...said],
    sub: isPoint ? toScopeText(first) + toOthersText(otherHours, true) : toOthersText(otherHours, false),
    rows: isPoint
      ? [...live.slice(0, MAX_ROWS - 1), ...next]
      : [...live, ...ahead, ...(live.length + ahead.length < MAX_ROWS ? later.slice(0, 1) : [])].slice(0, MAX_ROWS),
  };
};

/** Off later in the asked time. */
const toAhead = (found: Found, soonest: OutageBrief): Answer => {
  const { scope, records, total, counts, now, asked, ahead, going, open, later, head, word, otherHours } = found;
  const isPoint = isOfOne(found, soonest);
  const start = toInstant(soonest.startAt);
  const isOnTheDay = start !== null && Boolean(asked?.hours) && daysBetween(found.from, start) === 0;
  const isCut = total > records.length;
  // The server counts what was moved away from the asked days, too, as its list shows it.
  const others = records.filter((record) => isToCome(record, now) && !ahead.includes(record)).length;
  const count = isCut && asked ? Math.max(ahead.length, countOf(counts, AHEAD) - others) : ahead.length;
  const many = `${count}处${isCut && !asked && ahead.length === records.length ? '以上' : ''}`;
  const status = outageStatus(soonest, now);
  const first =
    start === null
      ? []
      : [
          phrase(
            spaced(`最早${isOnTheDay ? '' : toMomentWord(start, now)}`.replace(word, '')),
            clock(toClockText(start)),
            '开始',
          ),
        ];
  return {
    tone: 'soon',
    chip: { look: status === 'soon' ? 'soon' : 'plan', text: outageStatuses[status] },
    facts: [outageKinds[soonest.kind], start === null ? '' : `还有${toLengthText(start - now)}`],
    phrases: isPoint ? [head, ...toPlan(soonest, now)] : [head, phrase(`${word}有${many}停电，`), ...first],
    sub: [
      isPoint && ahead.length > 1 ? `${word}另有${ahead.length - 1}次，见下。` : '',
      isPoint && soonest.previousStartAt
        ? `原定${toDateWord(toInstant(soonest.previousStartAt) ?? now, now)}，已改期。`
        : '',
      going.length > 0 ? `另有${going.length}处停电从前一天延续到${word}。` : '',
      open.length > 0 ? `现在${scope.isArea ? `还有${open.length}处` : ''}停电，恢复时间待定。` : '',
      toOthersText(otherHours, isPoint),
      isPoint ? toScopeText(soonest) : '',
    ].join(''),
    rows: [...ahead, ...going, ...open, ...(isPoint ? later.slice(0, 1) : [])].slice(0, MAX_ROWS),
  };
};

/** Words that only the text of notices holds, and nothing that is off or planned. */
const toWordsAlone = ({ records, total, asked, word }: Found, reading: OutageReading): Answer => ({
  tone: 'none',
  chip: { look: 'late', text: '部分匹配' },
  facts: [],
  phrases: [
    phrase(`${total > 0 ? '' : '没有'}找到含${toTyped(reading)}的`),
    phrase(`${asked ? word : ''}停电公告${total > 0 ? `${total}条` : ''}`),
  ],
  sub: '名录里没有这个地点，不能确定是否停电，请拨打报修电话。',
  rows: records.slice(0, MAX_ROWS),
});

/** What was planned for one place was called off or moved. */
const toMoved = ({ now, from, to, later, head }: Found, moved: OutageBrief): Answer => {
  const isCancelled = outageStatus(moved, now) === 'cancelled';
  const start = toInstant(moved.startAt);
  const day = Number.isFinite(from) ? startOfDay(from) : from;
  const isOld = isFormerly(moved, day, to) && (start === null || start < day || start >= to);
  const others = later.filter((record) => record !== moved);
  return {
    tone: isCancelled ? 'clear' : 'soon',
    chip: isCancelled
      ? { look: 'off', text: outageStatuses.cancelled }
      : { look: 'late', text: outageStatuses.postponed },
    facts: [],
    phrases: [head, ...toChange(moved, now, isOld)],
    sub: toLaterText(others, now) + ADVICE,
    rows: [moved, ...others.slice(0, 1)],
  };
};

/** Nothing is off or planned. */
const toClear = (found: Found): Answer => {
  const { scope, records, now, asked, later, changed, past, head, word, otherHours, next } = found;
  const over =
    past.find((record) => (toInstant(record.startAt) ?? 0) >= startOfDay(now)) ?? (asked ? past[0] : undefined);
  const [change] = asked ? changed : changesOfWeek(records, now);
  const isOneOf =
    change !== undefined &&
    (scope.isArea ||
      later.some((record) => record !== change && isSameDay(record.startAt, change.startAt ?? change.previousStartAt)));
  return {
    tone: 'clear',
    chip: { look: 'done', text: '已核对' },
    facts: [scope.place ? toPlacePath(scope.place) : ''],
    phrases: [head, phrase(`${word}没有${over ? '其他' : ''}停电计划`)],
    sub: [
      over ? toPastText(over, now) : '',
      change ? toChangeText(change, now, isOneOf) : '',
      toOthersText(otherHours, !scope.isArea),
      toLaterText(
        later.filter((record) => !otherHours.includes(record)),
        now,
      ),
      ADVICE,
    ].join(''),
    rows: [...new Set([...otherHours, ...next, ...(change ? [change] : [])])].slice(0, MAX_ROWS),
  };
};

const isSameDay = (a: string | null, b: string | null): boolean => {
  const [one, other] = [toInstant(a), toInstant(b)];
  return one !== null && other !== null && startOfDay(one) === startOfDay(other);
};

/** Days that are over: what was announced for them. */
const toBygone = (head: VerdictPhrase, word: string, total: number, records: readonly OutageBrief[]): Answer => ({
  tone: total > 0 ? 'none' : 'clear',
  chip: total > 0 ? { look: 'off', text: '已过去' } : { look: 'done', text: '已核对' },
  facts: [],
  phrases: [head, phrase(total > 0 ? `${word}有过${total}次停电公告` : `${word}没有停电公告`)],
  sub: '',
  rows: records.slice(0, MAX_ROWS),
});

/** Of places of one name: how many are off, 其中1处现在停电; '' when it is about one place, or when that is unknown. */
const toLivePlaces = (reading: OutageReading | null, live: readonly OutageBrief[]): string => {
  const places = reading?.places ?? [];
  if (places.length < 2 || places.some(({ kind }) => kind === 'county' || kind === 'town')) return '';
  const off = places.filter((place) => live.some((record) => isInPlace(record, place))).length;
  return off === 0 ? '' : off === places.length ? `${off}处现在都停电` : `其中${off}处现在停电`;
};
