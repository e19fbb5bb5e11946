/**
 * The order of hits: the same in both databases, because it is computed here, over the candidates that either of them
 * finds. Pure.
 */
import { DAY_MS } from '@yunxia/contract/time';
import { toUnits, type Unit } from '../analysis/analysis.ts';
import { fold } from '../analysis/fold.ts';
import { spokenRanges } from './found-text.ts';
import { placesOf, type ParsedQuery, type Spelling, type Term } from '../query/query.ts';

/** The ranking features of a hit. */
export interface RankedText {
  title: string;
  /** Numbers, places, names: one per line. */
  head: string;
  /** The beginning of the text. */
  body: string;
  /** Epoch milliseconds. */
  publishedAt: number;
  /** How much the kind of record counts, 1 for most. */
  weight: number;
  /** Half of its freshness is gone after so many days. */
  halfLife: number;
}

/** Score of a term by its place. */
const TITLE = 8;
/** More of it the more of the title it fills. */
const TITLE_SHARE = 6;
const HEAD = 6;
/** A number typed in full; a name of words, such as a category, counts as a title does. */
const WHOLE_NUMBER = 14;
const WHOLE_NAME = 8;
/** Of the lesser of two places of which each says it. */
const SECOND = 0.3;
const BODY = 1;
const WHOLE_TITLE = 24;
/** All terms stand together in the title, in their order. */
const TOGETHER = 5;
const SYNONYM = 0.7;
const PINYIN = 0.6;

/** Share of freshness in the score. */
const FRESHNESS = 0.25;

/** The parts of a text as they are compared with what is asked: title and names in units, the body folded. */
export function partsOf({ title, head, body }: RankedText) {
  const names = head.split('\n').filter(Boolean);
  return { title: toUnits(fold(title)), names: names.map((name) => toUnits(fold(name))), body: fold(body) };
}

/** How well a text answers a query at `now` (epoch ms); larger is better. */
export function scoreOf({ terms }: ParsedQuery, text: RankedText, now: number): number {
  const { title, names, body } = partsOf(text);
  let score = 0;
  for (const term of terms) {
    let best = 0;
    for (const [index, spelling] of term.spellings.entries()) {
      best = Math.max(best, (index === 0 ? 1 : SYNONYM) * spellingScore(spelling, title, names, body));
    }
    if (best === 0 && term.latin !== undefined) best = PINYIN * spokenScore(term.latin, title, names);
    score += best;
  }
  if (terms.length > 0) score += wholeScore(terms, title);
  return score * text.weight * (1 - FRESHNESS + FRESHNESS * freshnessOf(text, now));
}

/** 1 for what is new, half of it after a half-life. */
export function freshnessOf(
  { publishedAt, halfLife }: Pick<RankedText, 'publishedAt' | 'halfLife'>,
  now: number,
): number {
  return 2 ** (-Math.max(0, now - publishedAt) / DAY_MS / halfLife);
}

function spellingScore(spelling: Spelling, title: readonly Unit[], names: readonly (readonly Unit[])[], body: string) {
  const { units } = spelling;
  const inTitle = placesOf(title, spelling).length > 0 ? TITLE + (TITLE_SHARE * units.length) / title.length : 0;
  let inHead = 0;
  for (const name of names) {
    if (placesOf(name, spelling).length === 0) continue;
    const isNumber = units.some(({ kind }) => kind === 'digits');
    inHead = Math.max(inHead, name.length > units.length ? HEAD : isNumber ? WHOLE_NUMBER : WHOLE_NAME);
  }
  const twice = SECOND * Math.min(inTitle, inHead);
  return Math.max(inTitle, inHead) + twice + BODY * Math.log2(1 + Math.min(7, timesIn(body, units)));
}

function timesIn(body: string, units: readonly Unit[]): number {
  const wanted = units.map(({ text }) => text).join('');
  let times = 0;
  for (let at = body.indexOf(wanted); at >= 0 && times < 7; at = body.indexOf(wanted, at + wanted.length)) times += 1;
  return times;
}

function spokenScore(latin: string, title: readonly Unit[], names: readonly (readonly Unit[])[]): number {
  const [inTitle] = spokenRanges(title, latin);
  if (inTitle) return TITLE + (TITLE_SHARE * (inTitle[1] - inTitle[0] + 1)) / title.length;
  return names.some((name) => spokenRanges(name, latin).length > 0) ? HEAD : 0;
}

function wholeScore(terms: readonly Term[], title: readonly Unit[]): number {
  const units = terms.flatMap((term) => term.spellings[0]?.units ?? []);
  const texts = units.map(({ text }) => text).join(' ');
  const all = title.map(({ text }) => text).join(' ');
  if (texts === all) return WHOLE_TITLE;
  return terms.length > 1 && ` ${all} `.includes(` ${texts} `) ? TOGETHER : 0;
}
