/** A day, a time, a telephone number, a number with its unit, the year and number of a document: what is read as one. */
const FIGURE =
  /〔\d{4}〕\d+号?|\d{4}年(?:\d{1,2}月(?:\d{1,2}日)?)?|\d{1,2}月\d{1,2}日|\d[\d.,:–-]*(?:%|个百分点|万元|亿元|元|万股|亿股|股|小时|分钟|天|条|期|人|家|年|月|日)?/gu;
/** One that is longer may have to break: lines of a phone hold it in no size of text. */
const LONGEST = 12;

/** A piece of a sentence. */
export interface Piece {
  readonly text: string;
  /** No line breaks in it. */
  readonly isWhole: boolean;
}

/** A sentence in pieces: its figures stay whole, lines break anywhere else. */
export function toFigurePieces(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: text, index } of sentence.matchAll(FIGURE)) {
    if (text.length < 2 || text.length > LONGEST) continue;
    if (index > end) pieces.push({ text: sentence.slice(end, index), isWhole: false });
    pieces.push({ text, isWhole: true });
    end = index + text.length;
  }
  if (end < sentence.length) pieces.push({ text: sentence.slice(end), isWhole: false });
  return pieces;
}
