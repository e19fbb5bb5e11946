/**
 * The one form in which texts and queries are compared: compatibility forms undone (NFKC: full width, Kangxi
 * radicals, ligatures), radicals of the supplement as the characters they stand for, lower case. What nobody sees
 * (zero-width and direction marks, variation selectors, halves of surrogate pairs) does not count.
 */
import { hanRadicals } from '@yunxia/contract/han-radicals';

/** A folded text and where each of its code units comes from. */
export interface FoldedText {
  text: string;
  /** Code unit of the original at which the source of a folded unit begins; one more entry for the end. */
  starts: readonly number[];
  /** Code unit of the original after that source. */
  ends: readonly number[];
}

const UNSEEN = /[\p{Cf}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0\ufffd]|\u034f|\u17b4|\u17b5/gu;
/** A base character with the marks that combine with it. */
const CLUSTERS = /\P{M}\p{M}*|\p{M}+/gu;
/** Texts that only lower case can change, and spaces for ends of lines; of Chinese punctuation, that which separates folded or not. */
const PLAIN =
  /^[\n\u0020-\u007e\u00b7\u2014\u201c\u201d\u3000-\u3003\u3008-\u3011\u4e00-\u9fff\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]*$/;

/** One text in the form that is compared. Control characters and every kind of white space are spaces. */
export function fold(text: string): string {
  return PLAIN.test(text) ? text.toLowerCase().replaceAll('\n', ' ') : foldCluster(text);
}

/** As `fold`, and keeps where everything came from, for marking what was found in the original. */
export function foldWithOffsets(text: string): FoldedText {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of text.matchAll(CLUSTERS)) {
    const part = foldCluster(cluster);
    for (let unit = 0; unit < part.length; unit += 1) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
    folded += part;
  }
  return { text: folded, starts, ends };
}

function foldCluster(text: string): string {
  return text
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\s\p{Cc}]/gu, ' ')
    .replaceAll(/[\u2e80-\u2eff]/g, (radical) => hanRadicals.get(radical) ?? radical)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(UNSEEN, '');
}
