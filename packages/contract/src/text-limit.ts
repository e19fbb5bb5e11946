/** Cutting text where a reader would: between grapheme clusters, never inside one. */

/** A cluster may hold many code units; beyond this per cluster the text is hostile and is cut bluntly. */
const MAX_UNITS_PER_GRAPHEME = 32;

/**
 * Cuts text to at most `limit` grapheme clusters (an emoji with its joiners, or a Chinese character, counts
 * as one). Shorter text is returned as it is.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // The slice may have halved a surrogate pair at its end.
  const bounded = text.slice(0, limit * MAX_UNITS_PER_GRAPHEME).replace(/[\uD800-\uDBFF]$/, '');
  let count = 0;
  for (const { index } of graphemes(bounded)) {
    if (count === limit) return bounded.slice(0, index);
    count += 1;
  }
  return bounded;
}

/** ASCII, Han, kana and their punctuation: each code unit is a cluster, and nothing that joins them is among them. */
const SIMPLE = /^[\u0020-\u007E\u3000-\u3029\u3041-\u3096\u30A0-\u30FF\u4E00-\u9FFF\uFF01-\uFF60]*$/;

/** Number of grapheme clusters, as a character counter beside an input shows it. */
export function countGraphemes(text: string): number {
  // Segmenting takes fifty times as long, and nearly every text is of this kind.
  if (SIMPLE.test(text)) return text.length;
  let count = 0;
  for (const _ of graphemes(text)) count += 1;
  return count;
}

function* graphemes(text: string): Generator<{ index: number }> {
  // Firefox before 125 has no Segmenter: code points are the next best unit.
  if (typeof Intl.Segmenter === 'function') {
    yield* new Intl.Segmenter('zh-CN', { granularity: 'grapheme' }).segment(text);
    return;
  }
  let index = 0;
  for (const point of text) {
    yield { index };
    index += point.length;
  }
}
