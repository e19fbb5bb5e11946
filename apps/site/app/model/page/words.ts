/** Where a line of a title may break: between words of Chinese, which a browser does not know. */

const HAN = /\p{Script=Han}/u;
/** Longest piece that takes a single character more, so that every narrow line still holds one. */
const LONGEST = 6;

/** Characters that a last line holds at least, as far as the words before it are short. */
const LAST = 3;

/** What may not begin a line, or end one. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}\s%‰—…～·]/u;
const opening = /[\p{Ps}\p{Pi}第]$/u;

/**
 * Words of the trade and of meetings that dictionaries cut: 索输|变电, 可|持续, 第十|二次. The server has them alone, which
 * writes the first page: a visit is not to fetch them.
 */
const terms = import.meta.env.SSR
  ? /可持续|节能减排|输变电|水电站|变电站|分公司|党组织|党支部|无障碍|评议会|责任区|报装|巡线|院校|守河人|逐小时|第[一二三四五六七八九十]{1,3}[次届批期]/g
  : null;

/** A text in the words of the dictionary, but for what the terms above say. */
export const readWords = (text: string): string[] => {
  if (!('Segmenter' in Intl)) return [text];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  if (!terms) return Array.from(segmenter.segment(text), ({ segment }) => segment);
  const starts = new Set(Array.from(segmenter.segment(text), ({ index }) => index));
  for (const { index, 0: term } of text.matchAll(terms)) {
    for (let at = index + 1; at < index + term.length; at += 1) starts.delete(at);
    starts.add(index).add(index + term.length);
  }
  const sorted = [...starts].sort((a, b) => a - b);
  return sorted.map((start, at) => text.slice(start, sorted[at + 1])).filter(Boolean);
};

const joins = (before: string, next: string): boolean => {
  if (closing.test(next) || opening.test(before)) return true;
  // No line holds a character that is left alone.
  if (before.length === 1) return true;
  // The kind of a place belongs to its name: 橘园社区.
  if (/^(?:社区|街道|小区)$/.test(next)) return /\p{Script=Han}$/u.test(before) && before.length < LONGEST;
  // A number and its unit, a voltage and the line that has it (10kV坝前线); a word of one character and the one before it
  // (的, 县, 站, 号).
  if (/(?:\d|(?:kV|千伏)[^线]{0,2})$/.test(before)) return next.length <= 2;
  return next.length === 1 && before.length < LONGEST && !/[、，；：]$/.test(before);
};

let segmenter: Intl.Segmenter | undefined;

/** Titles recur on every page; looking words up takes longer than rendering them. */
const known = new Map<string, string[]>();
const MOST_KNOWN = 2000;

/** The pieces of a title, in order; the whole as one where nothing is to be kept together. */
export const toPieces = (text: string): string[] => {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const pieces = readPieces(text);
  known.set(text, pieces);
  return pieces;
};

const readPieces = (text: string): string[] => {
  if (!HAN.test(text)) return [text];
  const pieces: string[] = [];
  for (const word of readWords(text)) {
    const before = pieces.at(-1);
    if (before !== undefined && joins(before, word)) pieces[pieces.length - 1] = before + word;
    else pieces.push(word);
  }
  // The last line is not a word of one or two characters, whatever marks follow it.
  const size = (piece: string): number => piece.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  while (pieces.length > 1 && size(pieces.at(-1) ?? '') < LAST) {
    const [before = '', end = ''] = pieces.slice(-2);
    if (size(end) > 1 && (size(before) + size(end) > LONGEST || closing.test(before.slice(-1)))) break;
    pieces.splice(-2, 2, before + end);
  }
  return pieces;
};
