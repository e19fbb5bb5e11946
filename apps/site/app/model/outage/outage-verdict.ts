/**
 * The answer to “is the power off there?” as one sentence. It says only what is certain: that there is no outage is
 * said of a place that the directory knows, never that the power is on.
 */
import type { OutageReading } from '@yunxia/contract/outage-reading';
import { startOfDay } from '@yunxia/contract/time';
import { toAskedDays, toDaysWord, toInstants } from './asked-days.ts';
import { toKnown } from './known-answer.ts';
import {
  type Answer,
  isOfWords,
  MAX_ROWS,
  type OutageVerdict,
  type Scope,
  toTyped,
  type VerdictInput,
} from './verdict-parts.ts';
import { toPartOfDay } from './outage-day-words.ts';
import { changesOfWeek, sortRecords } from './outage-sorting.ts';
import { phrase, short, toChangeText } from './outage-verdict-words.ts';

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
