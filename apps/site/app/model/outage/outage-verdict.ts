/**
 * The answer to “is the power off there?” as one sentence. It says only what is certain: that there is no outage is
 * said of a place that the directory knows, never that the power is on.
 */
import type { OutageBrief } from './outage-brief.ts';
import type { OutageReading, ReadPlace } from '@yunxia/contract/outage-reading';
import { outageStatus, type OutageStatus, outageStatuses } from '@yunxia/contract/outage-status';
import { outageKinds } from '@yunxia/contract/outage-kinds';
import { startOfDay } from '@yunxia/contract/time';
import { toClockText, toInstant, toLengthText } from '../text/beijing-time.ts';
import { type AskedDays, toDateWord, toDaysWord, toInstants, toMomentWord, toPartOfDay } from './outage-day-words.ts';
import { isInPlace, isWhollyOff, toPlacePath } from './outage-places.ts';
import {
  AHEAD,
  changesOfWeek,
  isFormerly,
  isToCome,
  LIVE,
  overAt,
  type SortedOutages,
  sortRecords,
} from './outage-sorting.ts';
import {
  clock,
  phrase,
  short,
  spaced,
  toChange,
  toChangeText,
  toLaterText,
  toLiveFacts,
  toPastText,
  toPlan,
  toRecovery,
  toScopeText,
  type VerdictPhrase,
} from './outage-verdict-words.ts';

/** Off now; off later in the asked time; nothing planned; another place than typed; nothing known. */
export type VerdictTone = 'now' | 'soon' | 'clear' | 'partly' | 'none';

/** Shape and colour of the word for the state. */
export type VerdictLook = 'now' | 'late' | 'soon' | 'plan' | 'done' | 'off';

export interface OutageVerdict {
  readonly tone: VerdictTone;
  readonly chip: { readonly look: VerdictLook; readonly text: string };
  /** Beside the chip: how the days were read, kind of outage, time left, the place in full. */
  readonly facts: readonly string[];
  readonly phrases: readonly VerdictPhrase[];
  /** The sentence as plain text. */
  readonly text: string;
  /** One more line; '' for none. */
  readonly sub: string;
  /** The outages that the answer is about, the most important first, then what comes next there. */
  readonly rows: readonly OutageBrief[];
  /** Places to choose from: what may have been meant, or the places of one name. */
  readonly guesses: readonly ReadPlace[];
  /** The one place of the directory that the answer is about: it can be subscribed to; null when there is no such. */
  readonly place: ReadPlace | null;
}

export interface VerdictInput {
  /** null: neither a place nor words were asked for. */
  readonly reading: OutageReading | null;
  /** The first records of the answer, in its order, of every status and kind. */
  readonly records: readonly OutageBrief[];
  /** Records of the whole answer. */
  readonly total: number;
  /** Records of the whole answer by status; {} when the server counts none. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Days that were asked for in fields; days in the typed text stand in their place. */
  readonly days?: AskedDays;
  /** Epoch ms. */
  readonly now: number;
}

const MAX_ROWS = 4;
const ADVICE = '家中突然没电，先看开关是否跳闸，再拨报修电话。';

/** What is asked about. */
interface Scope {
  /** Before the colon. */
  readonly name: string;
  /** It has many places: outages are counted. */
  readonly isArea: boolean;
  readonly place: ReadPlace | null;
}

/**
 * Words that only the text of notices holds: the directory does not know what they name, so that nothing can be denied
 * of it.
 */
const isOfWords = (reading: OutageReading | null): boolean => reading?.certainty === 'known' && reading.unread !== '';

/** What was asked, as typed. */
const toTyped = ({ asked, unread }: OutageReading): string => `“${short(asked || unread)}”`;

const EVERYWHERE: Scope = { name: '各县区', isArea: true, place: null };

const toScope = (reading: OutageReading | null): Scope => {
  const places = reading?.places ?? [];
  const [first] = places;
  if (!first && reading && isOfWords(reading)) {
    return { name: `含${toTyped(reading)}的公告`, isArea: true, place: null };
  }
  if (!first) return reading?.asked ? { name: short(reading.asked), isArea: false, place: null } : EVERYWHERE;
  if (places.length === 1) {
    return { name: short(first.title), isArea: first.kind === 'county' || first.kind === 'town', place: first };
  }
  const titles = [...new Set(places.map(({ title }) => title))];
  const name =
    titles.length === 1
      ? `${short(first.title)}（同名${places.length}处）`
      : titles.length === 2
        ? titles.map(short).join('、')
        : `${titles.slice(0, 2).map(short).join('、')}等${titles.length}处`;
  return { name, isArea: true, place: null };
};

/** The days that count: those of the typed text, else those of the fields; null when none were asked for. */
export const toAskedDays = (reading: OutageReading | null, days: AskedDays = {}): AskedDays | null => {
  if (reading?.start || reading?.end) return { start: reading.start, end: reading.end };
  return days.start || days.end ? { start: days.start, end: days.end } : null;
};

type Answer = Omit<OutageVerdict, 'text' | 'place' | 'guesses'> & Partial<Pick<OutageVerdict, 'guesses'>>;

/** What a look-up found, as one sentence with what stands around it. Pure. */
export const toVerdict = (input: VerdictInput): OutageVerdict => {
  const { reading } = input;
  const scope = toScope(reading);
  const isAsked = reading !== null && reading.asked !== '';
  const certainty = isAsked || reading?.unread ? reading.certainty : 'known';
  const answer =
    certainty === 'unknown' && reading
      ? toUnknown(reading)
      : certainty === 'partly' && reading
        ? toPartly(reading, input)
        : toKnown(scope, input);
  const days = reading?.days ?? '';
  const text = answer.phrases.flat().map((piece) => piece.text);
  return {
    guesses: reading && certainty === 'known' && reading.places.length > 1 ? reading.places : (reading?.guesses ?? []),
    ...answer,
    facts: [days, ...answer.facts].filter(Boolean),
    text: text.join(''),
    place: certainty === 'known' ? scope.place : null,
  };
};

const toUnknown = (reading: OutageReading): Answer => ({
  tone: 'none',
  chip: { look: 'off', text: '未收录' },
  facts: [],
  phrases: [phrase('供电区域名录里没有'), phrase(toTyped(reading))],
  sub: '可能是别名或新地名，也可能不由我们供电。换一个写法，或直接问值班员。',
  rows: [],
});

const toPartly = (reading: OutageReading, { records, total, days, now }: VerdictInput): Answer => {
  const { listed } = reading;
  const asked = toAskedDays(reading, days);
  const [from, to] = asked ? toInstants(asked) : [now, Number.POSITIVE_INFINITY];
  const { live, ahead } = sortRecords(records, from, to, now);
  const rows = [...live, ...ahead];
  const word = asked ? toDaysWord(asked, now) : '';
  const today = toPartOfDay(now);
  const todays = asked ? [] : [...live, ...sortRecords(records, now, today.until, now).ahead];
  const name = short(listed);
  const isListed = listed !== '' && rows.length > 0;
  // Of days that are over, what there was is in the list.
  const isBygone = to <= startOfDay(now) && total > 0;
  const [change] = changesOfWeek(records, now);
  const none = isBygone
    ? ''
    : change
      ? `${name}${toChangeText(change, now, false)}`
      : `${name}${word || '近期'}没有已公布的停电；`;
  return {
    tone: 'partly',
    chip: { look: 'late', text: '部分匹配' },
    facts: listed && todays.length > 0 ? [`${name}${today.word}${todays.length}处停电`] : [],
    phrases: [
      phrase(`没有找到与${toTyped(reading)}`),
      phrase(`完全一致的地点${isListed ? '，' : ''}`),
      ...(isListed ? [phrase(`以下是${name}${word}的停电`)] : []),
    ],
    sub: isListed
      ? ''
      : listed
        ? `${none}不能确定您那里是否停电，请核对地点或拨打报修电话。`
        : '换一个写法，或拨打报修电话询问值班员。',
    rows: isListed ? rows.slice(0, MAX_ROWS) : [],
  };
};

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

const toKnown = (scope: Scope, { reading, records, total, counts, days, now }: VerdictInput): Answer => {
  const asked = toAskedDays(reading, days);
  const part = toPartOfDay(now);
  const isWords = isOfWords(reading);
  const [from, to] = asked ? toInstants(asked) : [now, isWords ? Number.POSITIVE_INFINITY : part.until];
  const sorted = sortRecords(records, from, to, now);
  const { later, changed, past } = sorted;
  const { live, ahead, going, open } = toAskedOrder(sorted, from, scope.isArea, now);
  const head = phrase(`${scope.name}：`);
  const word = asked ? toDaysWord(asked, now) : isWords ? '近期' : part.word;
  const next = [...ahead, ...later].slice(0, 1);
  if (to <= startOfDay(now) && !(isWords && total === 0)) return toBygone(head, word, total, records);

  // More may be off than the first records show; the counts themselves do not follow the clock.
  const isCut = live.length > 0 && live.length === records.length && total > records.length;
  const liveCount = isCut ? Math.max(live.length, countOf(counts, LIVE)) : live.length;
  const [first] = live;
  if (first) {
    const isOverrunning = outageStatus(first, now) === 'overrunning';
    const chip = isOverrunning
      ? ({ look: 'late', text: outageStatuses.overrunning } as const)
      : ({ look: 'now', text: outageStatuses.ongoing } as const);
    const isPoint = !scope.isArea || (scope.place !== null && isWhollyOff(first, scope.place));
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
      chip,
      facts: isPoint || liveCount === 1 ? toLiveFacts(first, now) : [],
      phrases: [head, ...said],
      sub: isPoint ? toScopeText(first) : '',
      rows: isPoint
        ? [...live.slice(0, MAX_ROWS - 1), ...next]
        : [...live, ...ahead, ...(live.length + ahead.length < MAX_ROWS ? later.slice(0, 1) : [])].slice(0, MAX_ROWS),
    };
  }

  const [soonest] = ahead;
  if (soonest) {
    const isPoint = !scope.isArea || (scope.place !== null && isWhollyOff(soonest, scope.place));
    const start = toInstant(soonest.startAt);
    const isCutAhead = total > records.length;
    // The server counts what was moved away from the asked days, too, as its list shows it.
    const others = records.filter((record) => isToCome(record, now) && !ahead.includes(record)).length;
    const count = isCutAhead && asked ? Math.max(ahead.length, countOf(counts, AHEAD) - others) : ahead.length;
    const many = `${count}处${isCutAhead && !asked && ahead.length === records.length ? '以上' : ''}`;
    const status = outageStatus(soonest, now);
    const isMoved = Boolean(soonest.previousStartAt);
    return {
      tone: 'soon',
      chip: { look: status === 'soon' ? 'soon' : 'plan', text: outageStatuses[status] },
      facts: [outageKinds[soonest.kind], start === null ? '' : `还有${toLengthText(start - now)}`],
      phrases: isPoint
        ? [head, ...toPlan(soonest, now)]
        : [
            head,
            phrase(`${word}有${many}停电，`),
            ...(start === null
              ? []
              : [
                  phrase(
                    spaced(`最早${toMomentWord(start, now)}`.replace(word, '')),
                    clock(toClockText(start)),
                    '开始',
                  ),
                ]),
          ],
      sub: [
        isPoint && ahead.length > 1 ? `${word}另有${ahead.length - 1}次，见下。` : '',
        isPoint && isMoved ? `原定${toDateWord(toInstant(soonest.previousStartAt) ?? now, now)}，已改期。` : '',
        going.length > 0 ? `另有${going.length}处停电从前一天延续到${word}。` : '',
        open.length > 0 ? `现在${scope.isArea ? `还有${open.length}处` : ''}停电，恢复时间待定。` : '',
        isPoint ? toScopeText(soonest) : '',
      ].join(''),
      rows: [...ahead, ...going, ...open, ...(isPoint ? later.slice(0, 1) : [])].slice(0, MAX_ROWS),
    };
  }

  if (isWords && reading) {
    return {
      tone: 'none',
      chip: { look: 'late', text: '部分匹配' },
      facts: [],
      phrases: [
        phrase(`${total > 0 ? '' : '没有'}找到含${toTyped(reading)}的`),
        phrase(`${word && asked ? word : ''}停电公告${total > 0 ? `${total}条` : ''}`),
      ],
      sub: '名录里没有这个地点，不能确定是否停电，请拨打报修电话。',
      rows: records.slice(0, MAX_ROWS),
    };
  }

  const [moved] = changed;
  if (moved && !scope.isArea) {
    const isCancelled = outageStatus(moved, now) === 'cancelled';
    const start = toInstant(moved.startAt);
    const day = Number.isFinite(from) ? startOfDay(from) : from;
    const isOld = isFormerly(moved, day, to) && (start === null || start < day || start >= to);
    return {
      tone: isCancelled ? 'clear' : 'soon',
      chip: isCancelled
        ? { look: 'off', text: outageStatuses.cancelled }
        : { look: 'late', text: outageStatuses.postponed },
      facts: [],
      phrases: [head, ...toChange(moved, now, isOld)],
      sub:
        toLaterText(
          later.filter((record) => record !== moved),
          now,
        ) + ADVICE,
      rows: [moved, ...later.filter((record) => record !== moved).slice(0, 1)],
    };
  }
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
      toLaterText(later, now),
      ADVICE,
    ].join(''),
    rows: [...new Set([...next, ...(change ? [change] : [])])],
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
