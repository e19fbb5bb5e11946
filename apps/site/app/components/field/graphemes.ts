import { LOCALE } from '../../device/constants.ts';

type Segmenter = { segment(text: string): Iterable<{ segment: string }> };
const segmenter: Segmenter | undefined =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl
    ? new Intl.Segmenter(LOCALE, { granularity: 'grapheme' })
    : undefined;

function segmentsOf(text: string): string[] {
  if (!segmenter) return Array.from(text);
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** How many characters a reader sees: 𠮷, 👨‍👩‍👧 and é (as e and an accent) count as one each. */
export function countGraphemes(text: string): number {
  return segmentsOf(text).length;
}

/**
 * The text cut to at most `max` characters as a reader counts them; never inside one.
 *
 * @param max largest count of graphemes that is kept
 */
export function limitGraphemes(text: string, max: number): string {
  if (text.length <= max) return text;
  const segments = segmentsOf(text);
  return segments.length <= max ? text : segments.slice(0, max).join('');
}
