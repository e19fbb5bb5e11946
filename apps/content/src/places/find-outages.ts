/**
 * Which outages a typed place and its days ask for: ways to look one after the other, the surest first, and what each
 * would say of the place. The one reading that look-up, list, feeds and search share.
 */
import { and, eq, inArray, or, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import { readDateWords, type DateReading } from '@yunxia/contract/date-words';
import { addDays, HOUR_MS, parseDay, startOfDay, toIsoDay, toIsoTime } from '@yunxia/contract/time';
import { outageKinds } from '@yunxia/contract/outage-kinds';
import type { OutageReading, PlaceCertainty, ReadPlace } from '@yunxia/contract/outage-reading';
import type { ApiContext } from '../api/v1/api-context.ts';
import { tableOf, type DatabaseTable } from '../records/database-table.ts';
import { parseQuery } from '../search/query/query.ts';
import { holding, readIds } from '../search/query/found-rows.ts';
import { currentDirectory } from './current-directory.ts';
import { isSpelled, spelledAs } from './latin-place.ts';
import { isAboutAny } from './place-condition.ts';
import { liesIn, type DirectoryEntry, type PlaceDirectory } from './place-directory.ts';
import { guessPlaces, guessSpelled, MAX_GUESSES } from './place-guesses.ts';
import { foldPlaceText, isSaid, suffixAt } from './place-names.ts';
import { latinNames } from './latin-words.ts';
import { askedOf, isAsking } from './place-words.ts';
import { readPlaceText, type PlaceReading } from './read-place.ts';

/** One way to look: notices of `condition`, of which `reading` is said. */
export interface OutageAttempt {
  condition: SQL | undefined;
  reading: OutageReading;
  /** It stands even when nothing is found: no later way could find anything else. */
  isFinal: boolean;
  /** There may be very many: all of a county, or all there are. */
  isWide: boolean;
}

export interface OutageQuestion {
  region?: string | undefined;
  keyword?: string | undefined;
}

/** Notices with words that name no place, the latest of them: a database takes only so many values in a statement. */
const MAX_NOTICES = 5000;

/** The ways to look for what was asked at `context.now`; none when neither region nor keyword was given. */
export async function outageAttempts(question: OutageQuestion, context: ApiContext): Promise<OutageAttempt[]> {
  const fields = [question.region, question.keyword].filter((text) => foldPlaceText(text ?? '') !== '');
  if (fields.length === 0) return [];
  const typed = fields.join(' ');
  const days = readDays(typed, context.now);
  const directory = await currentDirectory(context.payload);
  const read = readPlaceText(days.rest, directory, context.now);
  const latin = latinNames(read.latin, directory, context.now);
  // A field of signs asks for something that is no place, not for everything.
  const signs = fields.map((text) => text?.trim() ?? '').filter((text) => !isSaid(text));
  const names = [...new Set([...signs, ...read.unread])];
  const isAnything = read.hasPlace || names.length > 0 || days.label !== '' || isAsking(days.rest);
  const unread = isAnything ? names : [days.rest.trim()];
  const place = { ...read, latin, unread, hasPlace: read.spans.length + latin.length + unread.length > 0 };
  const ways = await waysOf(typed, place, directory, context);
  const base = {
    asked: place.hasPlace ? askedOf(days.rest) || typed : '',
    unread: place.unread.join(' '),
    start: days.start,
    end: days.end,
    days: days.label,
    hours: days.hours,
  };
  return ways.map(({ condition, isFinal, ...said }) => ({
    condition,
    isFinal,
    isWide: place.latin.length === 0 && (!place.hasPlace || isWide(said)),
    reading: { ...base, marks: [], listed: '', guesses: [], phone: '', ...said },
  }));
}

/** Whether a way lists all of a county. */
function isWide({ places, listed = '', certainty }: Pick<Way, 'places' | 'listed' | 'certainty'>): boolean {
  return places.some(({ kind }) => kind === 'county') || (certainty === 'partly' && listed !== '');
}

/** Days of a text that are read one after the other at the most: 今天不停明天停吗. */
const MAX_DAY_WORDS = 3;
/** When a night begins, and when it ends on the next day, in minutes of the day that it begins on. */
const NIGHT = { from: 18 * 60, to: 29 * 60 } as const;
const MINUTE_MS = HOUR_MS / 60;

/** The days that a text names first. Before a night is over, 今晚 is that night: at three o'clock it began on the day before. */
function readNamedDays(typed: string, now: number): DateReading | null {
  const days = readDateWords(typed, now);
  const restOfNight = (NIGHT.to - 24 * 60) * MINUTE_MS;
  const isTonight = days?.hours?.from === NIGHT.from && days.start === toIsoDay(now) && days.end === days.start;
  return isTonight && now - startOfDay(now) < restOfNight ? readDateWords(typed, now - restOfNight) : days;
}

/** A part of the day by a name that is in no place's; 早上好 greets. */
const PART_ALONE = /(?:凌晨|早上|早晨|清晨|上午|中午|正午|下午|午后|傍晚|晚上|夜里|夜间|深夜|半夜|白天)(?!好)/u;
const NOON_MINUTES = 12 * 60;

/**
 * A part of the day without its day (中午停电不) is that of today, or the coming 凌晨; null when it is over: 早上停电了 at noon
 * says what happened.
 */
function readPartAlone(typed: string, now: number): DateReading | null {
  const at = typed.search(PART_ALONE);
  if (at < 0) return null;
  const isComing = typed.startsWith('凌晨', at) && now - startOfDay(now) >= NOON_MINUTES * MINUTE_MS;
  const days = readDateWords(`${typed.slice(0, at)}${isComing ? '明天' : '今天'}${typed.slice(at)}`, now);
  const end = days?.hours && (parseDay(days.end) ?? now) + days.hours.to * MINUTE_MS;
  return days && end && end > now ? days : null;
}

/** All the days that a text names, from the first to the last, and the text without them. */
function readDays(typed: string, now: number) {
  const labels: string[] = [];
  const bounds: string[] = [];
  const parts: OutageReading['hours'][] = [];
  let rest = typed;
  for (let round = 0; round < MAX_DAY_WORDS; round += 1) {
    const days = readNamedDays(rest, now) ?? (round === 0 ? readPartAlone(rest, now) : null);
    if (days === null) break;
    const isNight = days.hours !== null && days.hours.from >= NIGHT.from;
    parts.push(hoursOf(days, isNight));
    bounds.push(days.start, isNight ? toIsoDay(addDays(parseDay(days.end) ?? now, 1)) : days.end);
    labels.push(days.label);
    rest = days.rest;
  }
  const [start = null] = bounds.toSorted();
  const hours = parts.length === 1 ? (parts[0] ?? null) : null;
  return { start, end: bounds.toSorted().at(-1) ?? null, label: [...new Set(labels)].join('、'), hours, rest };
}

/** The part of the one day that is named. */
function hoursOf({ start, end, hours, part }: DateReading, isNight: boolean): OutageReading['hours'] {
  const day = parseDay(start);
  if (hours === null || day === null || start !== end) return null;
  const to = isNight ? NIGHT.to : hours.to;
  return { name: part, from: toIsoTime(day + hours.from * MINUTE_MS), to: toIsoTime(day + to * MINUTE_MS), counts: {} };
}

type Way = Pick<OutageAttempt, 'condition' | 'isFinal'> & { certainty: PlaceCertainty; places: ReadPlace[] } & Partial<
    Pick<OutageReading, 'marks' | 'listed' | 'guesses' | 'phone'>
  >;

/** What is asked for by one name: what it may mean, and the notices that are about it. */
interface Part {
  entries: readonly DirectoryEntry[];
  condition: SQL | undefined;
  /** Whatever building of it was named. */
  whole: SQL | undefined;
}

async function waysOf(
  typed: string,
  place: PlaceReading,
  directory: PlaceDirectory,
  context: ApiContext,
): Promise<Way[]> {
  const notices = tableOf(context.payload, 'notices');
  const { spans, latin, unread } = place;
  if (spans.length === 0 && unread.length === 0 && latin.length === 0) {
    return [{ condition: isOfKind(notices, typed), isFinal: true, certainty: 'known', places: [] }];
  }
  const sure = spans.filter(({ isPartOfWord }) => !isPartOfWord);
  const spelled = latin.map((word): Part => {
    const entries = spelledAs(word, directory, context.now);
    const condition = or(isSpelled(notices, word), isAboutAny(notices, entries));
    return { entries, condition, whole: condition };
  });
  const parts: Part[] = [
    ...sure.map((span) => ({
      entries: span.entries,
      condition: isAboutAny(notices, span.entries, span.building),
      whole: isAboutAny(notices, span.entries),
    })),
    ...spelled,
  ];
  const named = parts.filter(({ entries }) => entries.length > 0);
  const meant = finest(named);
  const said = {
    places: toPlaces(named, meant),
    marks: marksOf(meant, unread),
    phone: phoneOf(meant),
  };
  const isDoubtful = sure.some(({ fit }) => fit === 'other');
  const ways: Way[] = [];
  const all = parts.map(({ condition }) => condition);
  if (unread.length === 0 && sure.length === spans.length && !place.isContradictory) {
    const isWhole = named.length === parts.length && sure.every(({ building }) => building === null);
    // Several words in Latin letters of which one is no area: whatever they spell may be something else.
    const isGuess = latin.length > 1 && named.length < parts.length;
    const doubt =
      isDoubtful || isGuess
        ? { certainty: 'partly' as const, listed: titlesOf(meant) || latin.join(' ') }
        : { certainty: 'known' as const };
    const isFinal = !isDoubtful && isWhole;
    const groups = named.length === parts.length ? groupsOf(named) : [named];
    if (groups.length === 1) ways.push({ ...said, ...doubt, condition: and(...all), isFinal });
    else {
      // A line of a village; else each of several places by itself, as each was asked for.
      const isOfOnePlace = named.some(({ entries }) => entries.every(({ kind }) => !isArea(kind)));
      if (isOfOnePlace) ways.push({ ...said, ...doubt, condition: and(...all), isFinal: false });
      const any = or(...groups.map((group) => and(...group.map(({ condition }) => condition))));
      ways.push({ ...said, ...doubt, condition: any, isFinal });
    }
  } else if (unread.length > 0) {
    const words = await Promise.all(unread.map((text) => holdsWords(text, context)));
    // Words that some notice holds: it is about them, whatever they name.
    if (words.every((condition) => condition !== undefined)) {
      ways.push({ ...said, certainty: 'known', condition: and(...all, ...words), isFinal: false });
    }
  }
  if (ways.some(({ isFinal }) => isFinal)) return ways;
  return [...ways, nearestWay(place, named, directory, context, said)];
}

/** Where nothing was found by all that was typed: what is nearest to it. */
function nearestWay(
  { spans, unread, latin }: PlaceReading,
  named: readonly Part[],
  directory: PlaceDirectory,
  { payload, now }: ApiContext,
  known: Pick<Way, 'places' | 'marks' | 'phone'>,
): Way {
  const notices = tableOf(payload, 'notices');
  const meant = finest(named);
  const vague = spans.filter(({ isPartOfWord }) => isPartOfWord).flatMap(({ entries }) => entries);
  const guesses = guessPlaces(unread, vague, meant, directory, now);
  const alike = named.length > 0 ? [] : guessSpelled(latin, directory, now);
  const offered = readPlacesOf([...guesses, ...alike]).slice(0, MAX_GUESSES);
  const said = { ...known, guesses: offered, certainty: 'partly', isFinal: true } as const;
  if (named.length > 0) {
    // Of names that do not go together each is answered.
    const finestOf = finestAreas(named);
    const own = named.filter(({ entries }) => entries.some((entry) => finestOf.includes(entry)));
    return { ...said, condition: or(...own.map(({ whole }) => whole)), listed: titlesOf(finestOf) };
  }
  // One place that it may be: its own outages, not those of all around it.
  const [only, ...others] = offered;
  const candidate = guesses.filter(({ title, county }) => title === only?.title && county === only.county);
  if (only !== undefined && others.length === 0 && candidate.length > 0 && only.kind !== 'county') {
    return {
      ...said,
      marks: marksOf(candidate, []),
      phone: phoneOf(candidate),
      condition: isAboutAny(notices, candidate),
      listed: only.title,
    };
  }
  const counties = [...new Set(guesses.map(({ county, kind, title }) => (kind === 'county' ? title : county)))];
  const [county = ''] = counties;
  if (counties.length === 1 && county !== '') {
    const around = directory.entries.filter(({ kind, title }) => kind === 'county' && title === county);
    const phone = phoneOf(around);
    return { ...said, phone, condition: isAboutAny(notices, around), listed: county };
  }
  const near = isAboutAny(notices, vague.length > 0 ? vague : guesses);
  if (near !== undefined && vague.length > 0) return { ...said, condition: near, listed: titlesOf(vague) };
  return { ...said, condition: sql`1 = 0`, certainty: 'unknown' };
}

/** The phone that answers for one of some places; '' when none has its own. */
function phoneOf(entries: readonly DirectoryEntry[]): string {
  return entries.find(({ phone }) => phone !== '')?.phone ?? '';
}

/** Words for a kind of outage, where nothing else is asked for: 故障停电. */
function isOfKind(notices: DatabaseTable, typed: string): SQL | undefined {
  const kinds = Object.entries(outageKinds).filter(([, label]) => typed.includes(label));
  const [kind] = kinds.length === 1 ? (kinds[0] ?? []) : [];
  return kind === undefined ? undefined : eq(notices.column('kind'), kind);
}

/** Notices whose text holds words as they were typed; undefined when none does. */
async function holdsWords(text: string, { payload }: ApiContext): Promise<SQL | undefined> {
  // 村 by itself stands in every notice, and names none; nor does 〔, which stands in the number of each.
  if (suffixAt(text, 0)?.length === text.length || !isSaid(text)) return undefined;
  const { terms } = parseQuery(text);
  if (terms.length === 0) return undefined;
  const rows = holding(payload, { terms, excluded: [] });
  const ids = await readIds(payload, sql`select distinct r.record as id ${rows} and r.module = 'overhaul'`);
  if (ids.length === 0) return undefined;
  return inArray(tableOf(payload, 'notices').column('id'), ids.toSorted((a, b) => a - b).slice(-MAX_NOTICES));
}

/** Of the areas that are named those in which no other one lies; and all that is no area. */
function finest(parts: readonly Part[]): DirectoryEntry[] {
  const entries = parts.flatMap((part) => part.entries);
  return entries.filter((outer) => !entries.some((inner) => liesIn(inner, outer) && isOfOther(parts, inner, outer)));
}

/** Of what does not lie in one another the finest: 铁索村 of 云雾镇铁索村, which lies in another town. */
function finestAreas(parts: readonly Part[]): DirectoryEntry[] {
  const entries = finest(parts);
  // A phrase of a scope that is called as an area goes with it; a name that is no area at all has no level.
  const areas = entries.filter(({ kind }) => isArea(kind));
  if (!parts.every((part) => part.entries.some(({ kind }) => isArea(kind)))) return entries;
  const levels = ['county', 'town', 'village'];
  const level = Math.max(...areas.map(({ kind }) => levels.indexOf(kind)));
  return areas.filter(({ kind }) => levels.indexOf(kind) === level);
}

/** Whether two entries are of different names: 石坪 alone may be the county as well as the town. */
function isOfOther(parts: readonly Part[], a: DirectoryEntry, b: DirectoryEntry): boolean {
  return parts.some(({ entries }) => entries.includes(a) && !entries.includes(b));
}

/** The names in groups of those that are of one place along the directory. */
function groupsOf(parts: readonly Part[]): Part[][] {
  const lieTogether = (a: Part, b: Part): boolean =>
    a.entries.some((one) => b.entries.some((other) => one === other || liesIn(one, other) || liesIn(other, one)));
  const groups: Part[][] = [];
  for (const part of parts) {
    const near = groups.filter((group) => group.some((other) => lieTogether(part, other)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), part]);
  }
  return groups;
}

function isArea(kind: DirectoryEntry['kind']): boolean {
  return kind === 'county' || kind === 'town' || kind === 'village';
}

/** What is said to have been asked for: of a name that an area has the area alone, not the line called after it. */
function toPlaces(parts: readonly Part[], meant: readonly DirectoryEntry[]): ReadPlace[] {
  const entries = parts.flatMap((part) => {
    const own = part.entries.filter((entry) => meant.includes(entry));
    const areas = own.filter(({ kind }) => isArea(kind));
    return areas.length > 0 ? areas : own;
  });
  return readPlacesOf(entries);
}

function readPlacesOf(entries: readonly DirectoryEntry[]): ReadPlace[] {
  const places = new Map<string, ReadPlace>();
  for (const { title, kind, county, town } of entries) {
    places.set([kind, title, county, town].join('\n'), { title, kind, county, town });
  }
  return [...places.values()].slice(0, MAX_PLACES);
}

const MAX_PLACES = 12;
const MAX_TITLES = 3;
const MAX_MARKS = 50;

function titlesOf(entries: readonly DirectoryEntry[]): string {
  return [...new Set(entries.map(({ title }) => title))].slice(0, MAX_TITLES).join('、');
}

/** Names that stand first in a notice: those of all entries, as they are written, and words that its text holds. */
function marksOf(entries: readonly DirectoryEntry[], unread: readonly string[]): string[] {
  return [...new Set([...entries.map(({ title }) => title), ...unread])].slice(0, MAX_MARKS);
}
