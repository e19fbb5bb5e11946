/** Marking what matched. Text in, parts out: nothing here builds a pattern or HTML out of what was typed. */
import type { SearchPart } from '@yunxia/contract/search';
import { cutText } from '@yunxia/contract/text-limit';

/** Length of a snippet, in graphemes, and how much of it stands before the first hit, in UTF-16 units. */
const SNIPPET_LENGTH = 120;
const SNIPPET_LEAD = 30;

/** A text as stretches that do or do not match one of the words, whatever their case. Without a match: one stretch. */
export function markHits(text: string, words: readonly string[]): SearchPart[] {
  const ranges = words.flatMap((word) => rangesOf(text, word)).sort(([a], [b]) => a - b);
  const parts: SearchPart[] = [];
  let at = 0;
  for (const [from, to] of joined(ranges)) {
    if (from > at) parts.push({ text: text.slice(at, from), hit: false });
    parts.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
}

/** Some words around the first match, marked; of a text without a match its beginning. */
export function snippetOf(text: string, words: readonly string[]): SearchPart[] {
  const first = Math.min(...words.map((word) => lower(text).indexOf(lower(word))).filter((at) => at >= 0));
  const from = Number.isFinite(first) ? startOfCharacter(text, Math.max(0, first - SNIPPET_LEAD)) : 0;
  const rest = text.slice(from);
  const cut = cutText(rest, SNIPPET_LENGTH);
  return markHits(`${from > 0 ? '…' : ''}${cut}${cut.length < rest.length ? '…' : ''}`, words);
}

/** Whether one of the words is in the text, whatever its case. */
export function hasHit(text: string, words: readonly string[]): boolean {
  const lowered = lower(text);
  return words.some((word) => lowered.includes(lower(word)));
}

function rangesOf(text: string, word: string): [from: number, to: number][] {
  const lowered = lower(text);
  const wanted = lower(word);
  const ranges: [number, number][] = [];
  if (wanted === '') return ranges;
  for (let at = lowered.indexOf(wanted); at >= 0; at = lowered.indexOf(wanted, at + wanted.length)) {
    ranges.push([at, at + wanted.length]);
  }
  return ranges;
}

function joined(ranges: [number, number][]): [number, number][] {
  const result: [number, number][] = [];
  for (const [from, to] of ranges) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/** Lower case letter by letter, as the database does: the length never changes. */
function lower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function startOfCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}
