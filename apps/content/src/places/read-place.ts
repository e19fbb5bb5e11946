/**
 * Reads a typed place along the directory: county, town, village, line, transformer and scope in any order, with or
 * without spaces and suffixes. Pure; the days that a text names are taken out of it before.
 */
import type { PlaceKind } from '@yunxia/contract/outage-reading';
import { toLatinWord, toSyllables } from '../pinyin.ts';
import { spelledAs } from './latin-place.ts';
import { type DirectoryEntry, isKnownAt, liesIn, type PlaceDirectory, stemOfEntry } from './place-directory.ts';
import { foldPlaceText, suffixAt, VOLTAGE, type SuffixKind } from './place-names.ts';
import { isAddressDetail } from './address-detail.ts';
import { ANY_PLACE, CLOCK, isPartOfName, withoutQuestion } from './place-words.ts';

/** A stretch of the text that names something. */
export interface PlaceSpan {
  /** All that it may mean, after what stands around it. */
  entries: readonly DirectoryEntry[];
  /** How the suffix that was typed agrees with them: `other` when only things of another level are called so. */
  fit: 'whole' | 'level' | 'bare' | 'other';
  /** Han characters follow or precede that belong to no name: 柳林 in 柳林湾. */
  isPartOfWord: boolean;
  text: string;
  /** Number of the building that follows; null for none. */
  building: number | null;
}

export interface PlaceReading {
  spans: readonly PlaceSpan[];
  /** Words in Latin letters: pinyin or initials. */
  latin: readonly string[];
  /** What stands for nothing in the directory, and is no house number and no question. */
  unread: readonly string[];
  /** Whether anything was asked for but outages as such. */
  hasPlace: boolean;
  /** Two spans name places of which neither lies in the other. */
  isContradictory: boolean;
}

interface Match {
  from: number;
  to: number;
  entries: readonly DirectoryEntry[];
  fit: PlaceSpan['fit'];
}

/** Reads a text without days. @param now epoch ms: names that are not public yet are not known */
export function readPlaceText(text: string, directory: PlaceDirectory, now: number): PlaceReading {
  const { joined, borders, latin } = partsOf(foldPlaceText(text).replaceAll(CLOCK, ' '), directory, now);
  const matches = bestMatches(joined, directory, now);
  const gaps = gapsBetween(joined, borders, matches);
  const unread: string[] = [];
  const spans = matches.map((match, index): PlaceSpan => {
    const before = gaps[index]?.split(' ').at(-1) ?? '';
    const after = gaps[index + 1]?.split(' ')[0] ?? '';
    const follows = withoutQuestion(after);
    const isDetail = isAddressDetail(follows);
    const isFine = match.entries.every(({ kind }) => kind !== 'county' && kind !== 'town');
    // A house number belongs to what stands before it; a word that goes on makes another name of it.
    const goesOn = follows !== '' && after.startsWith(follows.charAt(0)) && !borders.has(match.to) && !isDetail;
    const isBareStem =
      match.fit === 'bare' && !match.entries.some(({ folded }) => folded === joined.slice(match.from, match.to));
    const precedes = withoutQuestion(before);
    const isAfterWord = !borders.has(match.from) && (index === 0 || match.from > (matches[index - 1]?.to ?? 0));
    const comesBefore = precedes !== '' && before.endsWith(precedes.slice(-1)) && !isAddressDetail(precedes);
    const isOtherName = isAfterWord && before !== '' && isPartOfName(before);
    return {
      entries: match.entries,
      fit: match.fit,
      isPartOfWord: isOtherName || (isBareStem && (goesOn || (comesBefore && isAfterWord && index === 0))),
      text: joined.slice(match.from, match.to),
      building: isDetail && isFine ? buildingIn(follows) : null,
    };
  });
  for (const [index, gap] of gaps.entries()) {
    const pieces = gap.split(' ');
    const [previous, next] = [spans[index - 1], spans[index]];
    for (const [at, piece] of pieces.entries()) {
      const isBeforeNext =
        at === pieces.length - 1 && next?.isPartOfWord === true && !borders.has(matches[index]?.from ?? -1);
      const rest =
        isBeforeNext && isPartOfName(piece) ? withoutQuestion(piece) || piece.slice(-1) : withoutQuestion(piece);
      if (rest === '') continue;
      if (isAround(rest, next, spans)) continue;
      // 村 of 我们村 names nothing; directly behind a name it makes another of it.
      if (ANY_PLACE.test(rest) && (index === 0 || at > 0 || piece !== rest)) continue;
      if ((index > 0 && isAddressDetail(rest)) || (matches.length > 0 && VOLTAGE.test(rest))) continue;
      const isAfter = at === 0 && previous?.isPartOfWord === true && piece.startsWith(rest.charAt(0));
      const head = isAfter ? previous.text : '';
      const tail = isBeforeNext && piece.endsWith(rest.slice(-1)) ? next.text : '';
      unread.push(head + rest + tail);
    }
  }
  const { resolved, isContradictory } = resolve(spans);
  const hasPlace = resolved.length + latin.length + unread.length > 0;
  return { spans: resolved, latin, unread, hasPlace, isContradictory };
}

/** Country, province and city, as an address begins with them. */
const AROUND =
  /^(?:中国)?(?:\p{Script=Han}{2,4}省|\p{Script=Han}{2,7}自治区)?(?:(?:北京|上海|天津|重庆)市?|\p{Script=Han}{2,6}(?:市|地区|自治州|盟))?$/u;

/**
 * Whether a rest says what lies around the name behind it: 重庆市 of 重庆市云溪县柳林村. Other cities may have a
 * district of the same name, so that another name that lies in it, or 县, has to bear it out.
 */
function isAround(rest: string, next: PlaceSpan | undefined, spans: readonly PlaceSpan[]): boolean {
  if (next === undefined || !AROUND.test(rest)) return false;
  const isBorneOut = spans.some(
    (inner) => inner !== next && inner.entries.some((entry) => next.entries.some((area) => liesIn(entry, area))),
  );
  return isBorneOut || next.text.endsWith('县');
}

/** A name of which some syllables are spelled, in letters: chachangcun of 茶chang村; '' for any other. */
function partlySpelled(chunk: string): string {
  if (!/^[\p{Script=Han}a-z]+$/u.test(chunk) || !/[a-z]{2}/u.test(chunk) || !/\p{Script=Han}/u.test(chunk)) return '';
  return chunk.replaceAll(/\p{Script=Han}+/gu, (han) => toSyllables(han).join(''));
}

/** Han text in one piece with the places where something separated it, and words of Latin letters. */
function partsOf(
  folded: string,
  directory: PlaceDirectory,
  now: number,
): { joined: string; borders: Set<number>; latin: string[] } {
  const latin: string[] = [];
  const borders = new Set<number>();
  let joined = '';
  for (const chunk of folded.replaceAll(/\p{Me}/gu, '').split(SIGNS)) {
    if (chunk === '') continue;
    const isVoltage = /^\d+(?:\.\d+)?kv$/u.test(chunk);
    const spelled = partlySpelled(withoutQuestion(chunk));
    if (!isVoltage && toLatinWord(chunk) !== undefined) latin.push(chunk);
    else if (spelled !== '' && spelledAs(spelled, directory, now).length > 0) latin.push(spelled);
    else {
      if (joined !== '') borders.add(joined.length);
      joined += chunk;
    }
  }
  return { joined, borders, latin };
}

/**
 * Signs between two names, an arrow or a picture: they name nothing themselves. Inside of a number, - and . belong to
 * it: 3-2-501, 0.4kv. A percent sign is said as a word, and may stand for one: bj%.
 */
const SIGN = /(?!(?<=[\da-z])[-.](?=[\da-z])|%)[\p{P}\p{S}\p{M}\p{C}\s]/u;
const SIGNS = new RegExp(`(?:${SIGN.source})+`, 'u');

/** What stands before, between and after the names, with a space where something separated it. */
function gapsBetween(text: string, borders: ReadonlySet<number>, matches: readonly Match[]): string[] {
  const stretches = [...matches.map(({ from }) => from), text.length];
  return stretches.map((to, index) => {
    let gap = '';
    for (let at = matches[index - 1]?.to ?? 0; at < to; at += 1) {
      gap += (borders.has(at) && gap !== '' ? ' ' : '') + text.charAt(at);
    }
    return gap;
  });
}

/** What a name costs of the ten that each of its characters is worth: of equals the fewest and surest names are taken. */
const COST = { whole: 2, level: 3, bare: 3, other: 12 } as const;

/** The names that cover most of the text. */
function bestMatches(text: string, directory: PlaceDirectory, now: number): Match[] {
  interface Best {
    score: number;
    match?: Match;
    next: number;
  }
  const best: Best[] = Array.from({ length: text.length + 1 }, () => ({ score: 0, next: text.length }));
  for (let from = text.length - 1; from >= 0; from -= 1) {
    let chosen: Best = { score: best[from + 1]?.score ?? 0, next: from + 1 };
    const isInNumber = /\d/u.test(text.charAt(from)) && /[\d.]/u.test(text.charAt(from - 1));
    for (const match of isInNumber ? [] : matchesAt(text, from, directory, now)) {
      const score = (best[match.to]?.score ?? 0) + 10 * (match.to - from) - COST[match.fit];
      if (score > chosen.score) chosen = { score, match, next: match.to };
    }
    best[from] = chosen;
  }
  const matches: Match[] = [];
  for (let at = 0; at < text.length; at = best[at]?.next ?? text.length) {
    const { match } = best[at] ?? {};
    if (match !== undefined) matches.push(match);
  }
  return matches;
}

/** The names that begin at a place, the longest first. */
function* matchesAt(text: string, from: number, directory: PlaceDirectory, now: number): Generator<Match> {
  const voltage = VOLTAGE.exec(text.slice(from))?.[0] ?? '';
  const begin = from + voltage.length;
  for (let length = Math.min(directory.longest, text.length - begin); length >= 2; length -= 1) {
    const key = text.slice(begin, begin + length);
    const found = (directory.byKey.get(key) ?? []).filter((entry) => isKnownAt(entry, now));
    const entries = voltage === '' ? found : found.filter(({ kind }) => kind === 'line');
    if (entries.length === 0) continue;
    const doubt = voltage !== '' && !entries.some((entry) => isOfVoltage(entry, voltage));
    const meant = voltage === '' || doubt ? entries : entries.filter((entry) => isOfVoltage(entry, voltage));
    const match = (to: number, { entries: chosen, fit }: Fitting): Match => ({
      from,
      to,
      entries: chosen,
      fit: doubt ? 'other' : fit,
    });
    const { to, kind } = suffixesFrom(text, begin + length);
    if (kind !== undefined && !isSuffixed(meant, key, { length: to - begin - length, kind }))
      yield match(to, fitting(meant, kind, text.slice(begin, to)));
    // What follows may be a name that begins with the suffix.
    const whole = meant.filter((entry) => isCalled(entry, key));
    const isComplete = whole.some((entry) => entry.kind === 'scope' || stemOfEntry(entry) !== entry.folded);
    yield match(begin + length, {
      entries: isComplete ? whole : meant,
      fit: whole.length > 0 ? 'whole' : 'bare',
    });
  }
}

/**
 * Whether a name has its suffix already, so that what follows is none of it: 村 of 滨江社区村民, 线路 of
 * 滨江社区线路检修. The office of an area may follow: 柳林村村委会. A phrase of a scope called as the area goes with it.
 */
function isSuffixed(
  entries: readonly DirectoryEntry[],
  key: string,
  { length, kind: suffix }: { length: number; kind: SuffixKind },
): boolean {
  const areas = entries.filter(({ kind }) => kind !== 'scope');
  return (
    areas.length > 0 &&
    areas.every((entry) => {
      const isArea = ORDER.indexOf(entry.kind) < AREA_LEVELS;
      const isOffice = entry.kind === suffix && length > 1;
      return isArea && entry.folded === key && stemOfEntry(entry) !== key && !isOffice;
    })
  );
}

/** Whether a folded text is the whole name; of a line its voltage may be left out. */
function isCalled({ folded, kind }: DirectoryEntry, text: string): boolean {
  return folded === text || (kind === 'line' && folded.replace(VOLTAGE, '') === text);
}

function isOfVoltage({ folded }: DirectoryEntry, voltage: string): boolean {
  return folded.startsWith(voltage) || !VOLTAGE.test(folded);
}

/** At most two suffixes that follow one another: 村村委会, 社区居委会. */
function suffixesFrom(text: string, at: number): { to: number; kind: SuffixKind | undefined } {
  const first = suffixAt(text, at);
  if (first === undefined) return { to: at, kind: undefined };
  const to = at + first.length;
  const second = first.kind === 'village' || first.kind === 'town' ? suffixAt(text, to) : undefined;
  const isOffice = second !== undefined && second.kind === first.kind && second.length > 1;
  return { to: isOffice ? to + second.length : to, kind: first.kind };
}

type Fitting = Pick<Match, 'entries' | 'fit'>;

/** Of all that have a stem what the typed suffix asks for: the very name, else names of that level, else any. */
function fitting(entries: readonly DirectoryEntry[], kind: SuffixKind, typed: string): Fitting {
  const ofLevel = entries.filter((entry) => entry.kind === (kind === 'estate' ? 'village' : kind));
  const whole = entries.filter((entry) => isCalled(entry, typed));
  if (whole.length > 0) {
    // Notices may write an area otherwise than the directory does; two areas that are called alike are two.
    const others = ofLevel.filter((entry) => !entry.isOfficial && !whole.includes(entry));
    return { entries: [...whole, ...others], fit: 'whole' };
  }
  const isOtherLine =
    kind === 'line' && typed.endsWith('支线') && !ofLevel.some(({ folded }) => folded.endsWith('支线'));
  if (ofLevel.length > 0) return { entries: ofLevel, fit: kind === 'estate' || isOtherLine ? 'other' : 'level' };
  return { entries, fit: 'other' };
}

const ORDER: readonly PlaceKind[] = ['county', 'town', 'village', 'scope', 'line', 'transformer'];
/** How many of them are areas. */
const AREA_LEVELS = 3;

/** Leaves of each span what agrees with the areas that other spans name. */
function resolve(spans: readonly PlaceSpan[]): { resolved: PlaceSpan[]; isContradictory: boolean } {
  let isContradictory = false;
  let resolved = [...spans];
  for (const [at, outer] of spans.entries()) {
    for (const [other, inner] of spans.entries()) {
      if (at === other) continue;
      const [outerNow, innerNow] = [resolved[at] ?? outer, resolved[other] ?? inner];
      const isAreas = (span: PlaceSpan): boolean => span.entries.some(({ kind }) => ORDER.indexOf(kind) < AREA_LEVELS);
      if (!isAreas(outerNow) || !isAreas(innerNow) || rankOf(outerNow) > rankOf(innerNow)) continue;
      if (rankOf(outerNow) === rankOf(innerNow) && at > other) continue;
      const inside = innerNow.entries.filter((entry) => outerNow.entries.some((area) => liesIn(entry, area)));
      if (inside.length === 0) {
        // Lines and transformers know no area.
        const isWider = rankOf(outerNow) < rankOf(innerNow);
        // A phrase of a notice's scope may be called as an area is: the area is meant.
        const isArea = innerNow.entries.every(({ kind }) => ORDER.indexOf(kind) < AREA_LEVELS);
        const isCalledSo = innerNow.entries.some((entry) => entry.isOfficial && entry.folded === innerNow.text);
        if (isWider && (isArea || isCalledSo)) isContradictory = true;
        continue;
      }
      const around = outerNow.entries.filter((area) => inside.some((entry) => liesIn(entry, area)));
      const others = innerNow.entries.filter(({ kind }) => ORDER.indexOf(kind) >= AREA_LEVELS);
      resolved = resolved.map((span, index) =>
        index === other
          ? { ...span, entries: [...inside, ...others] }
          : index === at
            ? { ...span, entries: around }
            : span,
      );
    }
  }
  return { resolved, isContradictory };
}

/** The widest that a span may mean. */
function rankOf({ entries }: PlaceSpan): number {
  return Math.min(...entries.map(({ kind }) => ORDER.indexOf(kind)));
}

/** 12 of 12栋2单元; null when no building is named. */
function buildingIn(detail: string): number | null {
  const found = /(\d+)(?:栋|幢|座|号楼|号院)/u.exec(detail)?.[1];
  return found === undefined ? null : Number(found);
}
