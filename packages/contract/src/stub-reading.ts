/** How the stub reads a typed place: names of the examples, whole or without their ending. Node only. */
import { exampleItems, type ExampleItem } from './examples.ts';
import type { OutageReading, PlaceKind, ReadPlace } from './outage-reading.ts';
import { addDays, toBeijingParts, toIsoDay } from './time.ts';

type Payload = Record<string, unknown>;

interface Name extends ReadPlace {
  readonly words: readonly string[];
  readonly phone: string;
}

const ENDING = /(?:街道|社区|[区县镇乡村])$/;
const DAY_WORDS = ['今天', '明天', '后天'];
const WEEKDAYS = '日一二三四五六';
const QUESTION = /停电|有没有|是不是|会不会|吗|\d+号|[？?]/g;

const stemOf = (title: string): string => {
  const short = title.replace(ENDING, '');
  return short.length > 1 ? short : title;
};

function readNames(now: number): Name[] {
  const areas = exampleItems('outage-area-list', now);
  const text = (item: ExampleItem | undefined, field: string): string => String(item?.[field] ?? '');
  const above = (item: ExampleItem): ExampleItem[] => {
    const parent = areas.find(({ id }) => id === item['parentId']);
    return parent ? [parent, ...above(parent)] : [];
  };
  const named = areas.map((area): Name => {
    const chain = above(area);
    const of = (kind: string): string =>
      text(
        chain.find((each) => each['kind'] === kind),
        'title',
      );
    const title = text(area, 'title');
    return {
      title,
      kind: text(area, 'kind') as PlaceKind,
      county: of('county'),
      town: of('town'),
      words: [title, stemOf(title), text(area, 'pinyin'), text(area, 'initials')].map(fold),
      phone: [area, ...chain].map((each) => text(each, 'phone')).find(Boolean) ?? '',
    };
  });
  const equipment = exampleItems('notice-list', now).flatMap((notice) =>
    (['lines', 'transformers'] as const).flatMap((field) =>
      ((notice[field] ?? []) as string[]).map((title): Name => {
        const kind = field === 'lines' ? 'line' : 'transformer';
        return { title, kind, county: '', town: '', words: [fold(title)], phone: '' };
      }),
    ),
  );
  return [...named, ...equipment.filter((each, at) => equipment.findIndex(({ title }) => title === each.title) === at)];
}

const toPlace = ({ title, kind, county, town }: Name): ReadPlace => ({ title, kind, county, town });

/** What a call of the overhaul list asks for; null without region and keyword. */
export function readPlaces({ region, keyword }: Payload, now: number): OutageReading | null {
  const typed = [region, keyword].filter((word) => word !== undefined && word !== '').join(' ');
  if (typed === '') return null;
  const day = DAY_WORDS.findIndex((word) => typed.includes(word));
  const asked = typed
    .replaceAll(new RegExp(DAY_WORDS.join('|'), 'g'), '')
    .replaceAll(QUESTION, '')
    .trim();
  const names = readNames(now);
  let unread = asked.toLowerCase();
  let found: Name[] = [];
  for (const word of asked === '' ? [] : longestFirst(names)) {
    // a name may stand in an address, a name without its ending or in Latin letters stands alone
    const isWhole = names.some(({ title }) => fold(title) === word);
    if (isWhole ? !unread.includes(word) : !unread.split(/\s+/).includes(word)) continue;
    unread = unread.replace(word, ' ').trim();
    const having = names.filter(({ words }) => words.includes(word));
    const within = having.filter((name) => found.some(({ title }) => [name.county, name.town].includes(title)));
    found = within.length > 0 ? within : found.length > 0 && isAround(having, found) ? found : having;
  }
  // part of the name of a line: 10kV
  const lines = unread === '' ? [] : names.filter(({ title, kind }) => kind === 'line' && fold(title).includes(unread));
  if (lines.length > 0) [found, unread] = [found.length > 0 ? found : lines, ''];
  const isKnown = unread === '';
  const near = unread.slice(0, 2);
  const guesses =
    isKnown || near.length < 2 ? [] : names.filter((name) => isPlace(name) && name.title.startsWith(near));
  const certainty = isKnown ? 'known' : found.length > 0 || guesses.length > 0 ? 'partly' : 'unknown';
  const asks = day < 0 ? null : addDays(now, day);
  return {
    certainty,
    asked,
    places: isKnown ? found.slice(0, 4).map(toPlace) : [],
    marks: isKnown ? found.map(({ title }) => title) : [],
    listed: certainty === 'partly' ? (found[0]?.title ?? '') : '',
    guesses: guesses.slice(0, 3).map(toPlace),
    unread,
    phone: found.map(({ phone }) => phone).find(Boolean) ?? '',
    start: asks === null ? null : toIsoDay(asks),
    end: asks === null ? null : toIsoDay(asks),
    days: asks === null ? '' : `${DAY_WORDS[day]} ${toDateText(asks)}`,
    hours: null,
  };
}

const isPlace = ({ kind }: Name): boolean => kind !== 'line' && kind !== 'transformer';

const fold = (text: string): string => text.toLowerCase();

/** Names and stems, the longest first, so that 滨江社区 is not read as 滨江. */
function longestFirst(names: readonly Name[]): string[] {
  const words = new Set(names.flatMap((name) => name.words).filter((word) => word.length > 1));
  return [...words].toSorted((a, b) => b.length - a.length);
}

/** Whether names stand for what is around the places found already: the county before a village. */
const isAround = (names: readonly Name[], found: readonly Name[]): boolean =>
  names.some(({ title }) => found.some(({ county, town }) => county === title || town === title));

const toDateText = (instant: number): string => {
  const { month, day, weekday } = toBeijingParts(instant);
  return `${month}月${day}日 周${WEEKDAYS[weekday] ?? ''}`;
};

/** Whether an example is among the outages of a reading. */
export function isOfReading(item: ExampleItem, { certainty, places, listed, asked }: OutageReading): boolean {
  if (certainty === 'unknown') return false;
  if (asked === '') return true;
  const text = JSON.stringify([item['regions'], item['lines'], item['transformers']]);
  const names = certainty === 'partly' ? [listed].filter(Boolean) : places.map(({ title }) => title);
  return names.some((name) => text.includes(`"${name}"`));
}

/** The days that count: those of the text before those of the fields. */
export const toStubDays = (payload: Payload, reading: OutageReading | null): Payload =>
  reading?.start ? { ...payload, start: reading.start, end: reading.end ?? reading.start } : payload;
