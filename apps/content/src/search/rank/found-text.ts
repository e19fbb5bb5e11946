/** Highlights and snippets of hits. From text to parts, without HTML. */
import type { SearchPart } from '@yunxia/contract/search';
import { cutText } from '@yunxia/contract/text-limit';
import { toInitials, toSyllables } from '../../pinyin.ts';
import { toUnits, type Unit } from '../analysis/analysis.ts';
import { foldWithOffsets } from '../analysis/fold.ts';
import { placesOf, type Term } from '../query/query.ts';

/** Length of a snippet, in graphemes, and how much of it stands before the first hit, in UTF-16 units. */
const SNIPPET_LENGTH = 120;
const SNIPPET_LEAD = 30;
/** A snippet is looked for in this much of a text, in UTF-16 units. */
const SEARCHED_LENGTH = 20_000;

/** A stretch of the original text, in code units, and which term was found there. */
export interface FoundRange {
  from: number;
  to: number;
  term: number;
}

/** Every place where one of the terms stands, in the order of the text. */
export function rangesOf(text: string, terms: readonly Term[]): FoundRange[] {
  const folded = foldWithOffsets(text);
  const units = toUnits(folded.text);
  const ranges: FoundRange[] = [];
  const add = (term: number, first: number, last: number): void => {
    const from = folded.starts[units[first]?.from ?? -1];
    const to = folded.ends[(units[last]?.to ?? 0) - 1];
    if (from !== undefined && to !== undefined) ranges.push({ from, to, term });
  };
  for (const [index, term] of terms.entries()) {
    const before = ranges.length;
    for (const spelling of term.spellings) {
      for (const at of placesOf(units, spelling)) add(index, at, at + spelling.units.length - 1);
    }
    if (term.latin !== undefined && ranges.length === before) {
      for (const [first, last] of spokenRanges(units, term.latin)) add(index, first, last);
    }
  }
  return ranges.toSorted((a, b) => a.from - b.from || b.to - a.to);
}

/** A text as stretches that were or were not looked for. Without a hit: one stretch. */
export function markFound(text: string, terms: readonly Term[]): SearchPart[] {
  return toParts(text, rangesOf(text, terms));
}

/** Some words around the place where most of the terms stand together, marked; without any the text's beginning. */
export function snippetOf(text: string, terms: readonly Term[]): SearchPart[] {
  const searched = text.slice(0, SEARCHED_LENGTH);
  const from = startOfSnippet(searched, rangesOf(searched, terms));
  const rest = text.slice(from);
  const cut = cutText(rest, SNIPPET_LENGTH);
  return markFound(`${from > 0 ? '…' : ''}${cut}${cut.length < rest.length ? '…' : ''}`, terms);
}

function startOfSnippet(text: string, ranges: readonly FoundRange[]): number {
  let best = 0;
  let most = 0;
  for (const [index, range] of ranges.slice(0, 200).entries()) {
    const near = ranges.slice(index).filter(({ to }) => to - range.from < SNIPPET_LENGTH - SNIPPET_LEAD);
    const count = new Set(near.map(({ term }) => term)).size;
    if (count > most) {
      most = count;
      best = range.from;
    }
  }
  if (best <= SNIPPET_LEAD) return 0;
  // The beginning of a clause close before the hit reads better than thirty characters counted off.
  const lead = text.slice(best - SNIPPET_LEAD, best);
  const clause = Math.max(...['。', '！', '？', '；', '\n'].map((mark) => lead.lastIndexOf(mark)));
  return startOfGrapheme(text, clause < 0 ? best - SNIPPET_LEAD : best - SNIPPET_LEAD + clause + 1);
}

function startOfGrapheme(text: string, at: number): number {
  const near = Math.max(0, at - 64);
  const window = text.slice(near, at + 64);
  return near + (new Intl.Segmenter('zh-CN').segment(window).containing(at - near)?.index ?? at - near);
}

function toParts(text: string, ranges: readonly FoundRange[]): SearchPart[] {
  const parts: SearchPart[] = [];
  let at = 0;
  for (const { from, to } of joined(ranges)) {
    if (from > at) parts.push({ text: text.slice(at, from), hit: false });
    parts.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
}

function joined(ranges: readonly FoundRange[]): { from: number; to: number }[] {
  const result: { from: number; to: number }[] = [];
  for (const { from, to } of ranges) {
    const last = result.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}

/** Stretches of Chinese whose pinyin, or whose initials, begin as was typed: [first unit, last unit]. */
export function spokenRanges(units: readonly Unit[], latin: string): [number, number][] {
  const ranges: [number, number][] = [];
  for (const [first, run] of hanRuns(units)) {
    const syllables = toSyllables(run.join(''));
    if (syllables.length !== run.length) continue;
    for (let at = 0; at < run.length; at += 1) {
      const length = spokenLength(syllables.slice(at, at + latin.length), latin);
      if (length > 0) ranges.push([first + at, first + at + length - 1]);
    }
  }
  return ranges;
}

/** How many of the syllables a typed word covers: all of it in full, or as initials; 0 when it is neither. */
function spokenLength(syllables: readonly string[], latin: string): number {
  let spoken = '';
  for (const [index, syllable] of syllables.entries()) {
    spoken += syllable;
    if (spoken.startsWith(latin)) return index + 1;
    if (!latin.startsWith(spoken)) break;
  }
  return toInitials(syllables) === latin ? syllables.length : 0;
}

function hanRuns(units: readonly Unit[]): [first: number, run: string[]][] {
  const runs: [number, string[]][] = [];
  for (const [index, unit] of units.entries()) {
    if (unit.kind !== 'han') continue;
    const last = runs.at(-1);
    if (last !== undefined && unit.joined && last[0] + last[1].length === index) last[1].push(unit.text);
    else runs.push([index, [unit.text]]);
  }
  return runs;
}
