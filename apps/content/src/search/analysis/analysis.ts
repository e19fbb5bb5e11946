/**
 * What the index holds of a text, and what a query asks of it: the same analysis on both sides and in both
 * databases, so that neither's own idea of words counts. Pure.
 *
 * A text is a row of units: one Chinese character, a run of letters, a run of digits, a symbol such as % or +. What
 * stands between (spaces, punctuation) separates. 停-2026-0302 is 停, 2026, 0302; 10kV is 10, kv; 110 is never 10. Commas
 * between thousands do not count: 4,860 is 4860.
 */
import { fold } from './fold.ts';

/** Raised when records are analysed otherwise than before: rows of another version are analysed again. */
export const ANALYSIS_VERSION = 7;

/** Longest run of letters or digits that is kept; a longer one is no word. */
const MAX_RUN = 64;

export type UnitKind = 'han' | 'letters' | 'digits' | 'symbol';

/** Symbols that mean something to a database, or to nobody but its tokenizer: they stand in the index by name. */
const SYMBOL_TOKENS: ReadonlyMap<string, string> = new Map([
  ["'", '~apostrophe'],
  ['"', '~quote'],
  ['\\', '~backslash'],
  ['/', '~slash'],
]);

/** The smallest thing that is compared. */
export interface Unit {
  text: string;
  kind: UnitKind;
  /** Nothing stands between it and the unit before. */
  joined: boolean;
  /** Where it begins and ends in the folded text, in code units. */
  from: number;
  to: number;
}

const UNITS =
  /([\p{Script=Han}々〇])|([\p{L}\p{M}]+)|((?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])|[\p{Nd}\p{Nl}\p{No}]+)|([\p{S}%‰#&@*_'"\\/])/gu;
const HAN = /[\p{Script=Han}々〇]/u;

/** The units of a folded text. */
export function toUnits(folded: string): Unit[] {
  const units: Unit[] = [];
  let end = -1;
  const add = (text: string, kind: UnitKind, from: number): void => {
    const plain = kind === 'digits' ? text.replaceAll(',', '') : text;
    units.push({ text: plain.slice(0, MAX_RUN), kind, joined: from === end, from, to: from + text.length });
    end = from + text.length;
  };
  for (const { 0: text, 1: han, 2: letters, 3: digits, index } of folded.matchAll(UNITS)) {
    if (han !== undefined) add(text, 'han', index);
    else if (letters !== undefined) addLetters(letters, index, add);
    else add(text, digits === undefined ? 'symbol' : 'digits', index);
  }
  return units;
}

/** \p{L} holds Chinese characters as well: they are taken out of a run one by one. */
function addLetters(run: string, index: number, add: (text: string, kind: UnitKind, from: number) => void): void {
  let from = index;
  let letters = '';
  for (const character of run) {
    if (HAN.test(character)) {
      if (letters !== '') add(letters, 'letters', from - letters.length);
      letters = '';
      add(character, 'han', from);
    } else letters += character;
    from += character.length;
  }
  if (letters !== '') add(letters, 'letters', from - letters.length);
}

/**
 * The tokens of units, as they stand in the index one after the other: of Chinese each character with the one that
 * follows it, the last of a run alone; everything else as it is. 云溪10kV线 → 云溪, 溪, 10, kv, 线.
 */
export function toTokens(units: readonly Unit[]): string[] {
  return units.map((unit, at) => {
    const next = units[at + 1];
    if (unit.kind === 'symbol') return tokenOf(unit.text);
    return unit.kind === 'han' && next?.kind === 'han' && next.joined ? unit.text + next.text : unit.text;
  });
}

/** The token of one unit that is no Chinese character. */
export function tokenOf(unit: string): string {
  return SYMBOL_TOKENS.get(unit) ?? unit;
}

/** The tokens of any text. */
export function analyse(text: string): string[] {
  return toTokens(toUnits(fold(text)));
}

/** Before each token that is pinyin: nothing that somebody wrote begins so. */
export const SPOKEN_MARK = '~~';

/** Tokens that stand one after the other in a text. */
export interface Phrase {
  tokens: readonly string[];
  /** The last token need only begin so: a single character stands for every pair that it begins. */
  isPrefix: boolean;
}

/** Letters from which on a typed word also finds longer ones. */
const MIN_PREFIX = 3;

/**
 * What finds the units wherever they stand together in a text; undefined when there are none. The last character of
 * a run says nothing that the pair before it does not say, as anything may follow it in a text.
 */
export function toPhrase(units: readonly Unit[]): Phrase | undefined {
  const last = units.at(-1);
  if (last === undefined) return undefined;
  const tokens = toTokens(units);
  if (last.kind === 'han') {
    const isPair = last.joined && units.at(-2)?.kind === 'han';
    return { tokens: isPair ? tokens.slice(0, -1) : tokens, isPrefix: !isPair };
  }
  return { tokens, isPrefix: last.kind === 'letters' && last.text.length >= MIN_PREFIX };
}

/** Whether the units of a phrase stand at a place of a text, as the index sees it. */
export function standsAt(text: readonly Unit[], at: number, wanted: readonly Unit[], isPrefix: boolean): boolean {
  return wanted.every((unit, index) => {
    const found = text[at + index];
    if (found === undefined || found.kind !== unit.kind) return false;
    if (index > 0 && unit.kind === 'han' && wanted[index - 1]?.kind === 'han' && found.joined !== unit.joined) {
      return false;
    }
    const mayBeLonger = isPrefix && index === wanted.length - 1 && ['letters', 'digits'].includes(unit.kind);
    return mayBeLonger ? found.text.startsWith(unit.text) : found.text === unit.text;
  });
}
