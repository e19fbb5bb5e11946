/** Where a line of a title may break: between words of Chinese, which a browser does not know. */

const HAN = /\p{Script=Han}/u;
/** Longest piece that takes a single character more, so that every narrow line still holds one. */
const LONGEST = 6;

/** What may not begin a line, or end one. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}\s%‰—…～·]/u;
const opening = /[\p{Ps}\p{Pi}第]$/u;

const joins = (before: string, next: string): boolean => {
  if (closing.test(next) || opening.test(before)) return true;
  // A number and its unit; a word of one character and the one before it (的, 县, 站, 号).
  if (/\d$/.test(before)) return next.length <= 2;
  return next.length === 1 && before.length < LONGEST;
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
  if (!HAN.test(text) || !('Segmenter' in Intl)) return [text];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const pieces: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const before = pieces.at(-1);
    if (before !== undefined && joins(before, segment)) pieces[pieces.length - 1] = before + segment;
    else pieces.push(segment);
  }
  // A line must not begin with a character that is left alone, either.
  const [first, second, ...rest] = pieces;
  return first?.length === 1 && second !== undefined ? [first + second, ...rest] : pieces;
};
