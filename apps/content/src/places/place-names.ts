/**
 * Names of places and lines in the forms in which they are compared: what is typed and what notices write is folded
 * alike. 云溪区, 雲溪縣 and 云溪 have the stem 云溪; 10kV 工业园Ⅱ线 and 10千伏工业园二线 are both 10kv工业园2线. Pure.
 */
import type { PlaceKind } from '@yunxia/contract/outage-reading';
import { fold } from '../search/analysis/fold.ts';
import { toSimplified } from '../simplified.ts';
import { numbersToDigits } from './numerals.ts';

/** A text in the form that is compared, with its spaces: simplified, lower case, numbers in digits, 千伏 as kv. */
export function foldPlaceText(text: string): string {
  return numbersToDigits(toSimplified(fold(text)))
    .replaceAll(/(\d)\s*(?:千伏|kv)/gu, '$1kv')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Whether a text has a letter or digit: whatever has none names no place. */
export function isSaid(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** A name in the form that is compared. */
export function foldPlaceName(name: string): string {
  return foldPlaceText(name).replaceAll(/[\s()〔〕[\]【】“”"'·]/gu, '');
}

/** What a suffix says of the thing that it ends: a level of the directory, or a housing estate, which is none. */
export type SuffixKind = Exclude<PlaceKind, 'scope'> | 'estate';

const SUFFIXES: readonly (readonly [SuffixKind, readonly string[]])[] = [
  ['county', ['自治县', '县', '区', '市']],
  ['town', ['街道办事处', '街道办', '办事处', '镇政府', '乡政府', '街道', '镇', '乡']],
  [
    'village',
    ['社区居委会', '社区居民委员会', '村民委员会', '居民委员会', '居委会', '村委会', '社区', '行政村', '自然村', '村'],
  ],
  ['estate', ['小区', '花园', '家园', '新村']],
  ['line', ['供电线路', '支线', '专线', '干线', '线路', '线']],
  ['transformer', ['公用变压器', '专用变压器', '变压器', '公变', '专变', '台变', '配变', '箱变', '台区', '变']],
];
/** The longest first. */
const BY_LENGTH: readonly (readonly [suffix: string, kind: SuffixKind])[] = SUFFIXES.flatMap(([kind, suffixes]) =>
  suffixes.map((suffix) => [suffix, kind] as const),
).toSorted(([a], [b]) => b.length - a.length);

/** The suffix that stands at a place of a folded text; undefined when none does. */
export function suffixAt(text: string, at: number): { length: number; kind: SuffixKind } | undefined {
  const found = BY_LENGTH.find(([suffix]) => text.startsWith(suffix, at));
  return found && { length: found[0].length, kind: found[1] };
}

/** Voltage at the beginning of a line's name. */
export const VOLTAGE = /^\d+(?:\.\d+)?kv/u;
/** A stem is at least two characters long: 东村 is 东村. */
const MIN_STEM = 2;

/** What is left of a folded name of a kind without its suffix and voltage; the name itself when that is too short. */
export function stemOf(folded: string, kind: PlaceKind): string {
  if (kind === 'scope') return folded;
  const bare = kind === 'line' ? folded.replace(VOLTAGE, '') : folded;
  const own = BY_LENGTH.find(([suffix, of]) => of === kind && bare.endsWith(suffix));
  const stem = own === undefined ? bare : bare.slice(0, -own[0].length);
  return stem.length >= MIN_STEM ? stem : bare;
}

const NUMBERED = /[零〇一二两三四五六七八九十百]/u;

/** The keys under which a name of a kind is looked up. 工业园2线 is also meant by 工业园线, 新三村 by 新三. */
export function keysOf(name: string, kind: PlaceKind): string[] {
  const folded = foldPlaceName(name);
  const stem = stemOf(folded, kind);
  const keys = new Set([folded, stem]);
  const suffix = BY_LENGTH.find(([ending, of]) => of === kind && name.endsWith(ending));
  // Without its suffix a number may be none: 新三 of 新三村.
  if (suffix !== undefined && NUMBERED.test(name))
    keys.add(foldPlaceName(name.slice(0, -suffix[0].length)).replace(VOLTAGE, ''));
  if (kind === 'line') {
    keys.add(folded.replace(VOLTAGE, ''));
    keys.add(stem.replace(/\d+$/u, ''));
  }
  if (kind === 'transformer') keys.add(stem.replace(/\d+号?$/u, ''));
  return [...keys].filter((key) => key.length >= MIN_STEM);
}
