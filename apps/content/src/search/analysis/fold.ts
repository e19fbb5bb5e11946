/**
 * The one form in which texts and queries are compared: compatibility forms undone (NFKC: full width, Kangxi
 * radicals, ligatures), radicals of the supplement as the characters they stand for, traditional characters as the
 * simplified ones, lower case. What nobody sees (zero-width and direction marks, variation selectors, halves of
 * surrogate pairs) does not count.
 */
import { hanRadicals } from '@yunxia/contract/han-radicals';
import { toSimplified } from '../../simplified.ts';

/** A folded text and where each of its code units comes from. */
export interface FoldedText {
  text: string;
  /** Code unit of the original at which the source of a folded unit begins; one more entry for the end. */
  starts: readonly number[];
  /** Code unit of the original after that source. */
  ends: readonly number[];
}

const UNSEEN = /[\p{Cf}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0\ufffd]|\u034f|\u17b4|\u17b5/gu;
/** Texts that only lower case can change, and spaces for ends of lines; of Chinese punctuation, that which separates folded or not. */
const PLAIN_UNITS = String.raw`\n\u0020-\u007e\u00b7\u2014\u201c\u201d\u3000-\u3003\u3008-\u3011\u4e00-\u9fff\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f`;
const PLAIN = new RegExp(`^[${PLAIN_UNITS}]*$`);
/** Plain characters without marks, or one base character with the marks that combine with it. */
const STRETCHES = new RegExp(String.raw`[${PLAIN_UNITS}]+(?!\p{M})|\P{M}\p{M}*|\p{M}+`, 'gu');

/** One text in the form that is compared. Control characters and every kind of white space are spaces. */
export function fold(text: string): string {
  return PLAIN.test(text) ? simplified(text.toLowerCase().replaceAll('\n', ' ')) : foldCluster(text);
}

/** As `fold`, and keeps where everything came from, for marking what was found in the original. */
export function foldWithOffsets(text: string): FoldedText {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: stretch, index } of text.matchAll(STRETCHES)) {
    const part = fold(stretch);
    // A plain character is one unit before and after, so that each has its own place.
    const isPlain = stretch.length > 1 && part.length === stretch.length && PLAIN.test(stretch);
    for (let unit = 0; unit < part.length; unit += 1) {
      starts.push(isPlain ? index + unit : index);
      ends.push(isPlain ? index + unit + 1 : index + stretch.length);
    }
    folded += part;
  }
  return { text: folded, starts, ends };
}

function foldCluster(text: string): string {
  return simplified(compatible(text));
}

function compatible(text: string): string {
  return text
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\s\p{Cc}]/gu, ' ')
    .replaceAll(/[\u2e80-\u2eff]/g, (radical) => hanRadicals.get(radical) ?? radical)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(UNSEEN, '');
}

/** By code unit: the simplified character of a traditional one, 0 where there is none, `ASK` for what is asked of the table. */
const simpleUnits = new Uint16Array(0x1_00_00);
const ASK = 0xff_ff;
for (let unit = 0x34_00; unit < 0xa0_00; unit += 1) {
  const character = String.fromCharCode(unit);
  const simple = toSimplified(character);
  if (simple !== character) simpleUnits[unit] = simple.length === 1 ? simple.charCodeAt(0) : ASK;
}
simpleUnits.fill(ASK, 0xd8_00, 0xdc_00);

/** As `toSimplified`, unit by unit: most texts hold hardly any traditional character. */
function simplified(text: string): string {
  let result = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const simple = simpleUnits[text.charCodeAt(at)] ?? 0;
    if (simple === 0) continue;
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    result += text.slice(from, at) + (simple === ASK ? toSimplified(character) : String.fromCharCode(simple));
    at += character.length - 1;
    from = at + 1;
  }
  return from === 0 ? text : result + text.slice(from);
}
