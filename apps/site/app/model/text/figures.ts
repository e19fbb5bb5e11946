/**
 * A day, a time, a telephone number, a number with its unit, the year and number of a document: what is read as one. What
 * stands in a word of Latin letters or in an address is a part of that.
 */
const FIGURE =
  /(?<![\w/.@&#+-]|\d:)(?:〔\d{4}〕\d+号?|\d{4}年(?:\d{1,2}月(?:\d{1,2}日)?)?|\d{1,2}月\d{1,2}日|(?=(\d(?:[\d.,:–-]*\d)?))\1(?:%|个百分点|[万亿]?(?:元|股|千瓦时|千瓦|立方米)|千伏|公里|千米|小时|分钟|人次?|(?:[天条期家年月日号处户项个名份米]|次(?!日))| ?[KM]B)?)(?![A-Za-z_/@])/gu;
/** One that is longer is a list of figures, not one. */
const LONGEST = 16;

/** The marks that stand at a figure go to the next line with it: no line ends with one that opens, or begins with one that closes. */
const OPENING = /[（《〔“「]+$/;
const CLOSING = /^[）》〕”」，。；：、？！]+/;

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
    // Browsers break no line between digits.
    if (/^[\d.,]+$/.test(text) || text.length > LONGEST) continue;
    const before = sentence.slice(end, index);
    const start = index - (OPENING.exec(before)?.[0].length ?? 0);
    const close = index + text.length + (CLOSING.exec(sentence.slice(index + text.length))?.[0].length ?? 0);
    if (start > end) pieces.push({ text: sentence.slice(end, start), isWhole: false });
    pieces.push({ text: sentence.slice(start, close), isWhole: true });
    end = close;
  }
  if (end < sentence.length) pieces.push({ text: sentence.slice(end), isWhole: false });
  return pieces;
}
