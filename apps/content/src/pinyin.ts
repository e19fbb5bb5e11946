/** Chinese names as people type them in Latin letters: by pinyin, or by its first letters. Node only. */
import { pinyin } from 'pinyin-pro';

/** Syllables that one token spans at most: nobody types a whole sentence. */
const MAX_SYLLABLES = 8;
/** Longest index of a record, in characters. */
const MAX_LENGTH = 12_000;

/**
 * A text as syllables without tones, lower case; what is no Chinese stays together: 滨江1线 → bin, jiang, 1, xian.
 * ü is written v, as on a keyboard.
 */
export function toSyllables(text: string): string[] {
  return pinyin(text.normalize('NFKC'), { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' })
    .map((part) => part.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .filter((part) => part !== '');
}

/** First letters of syllables; a number stays whole. */
export function toInitials(syllables: readonly string[]): string {
  return syllables.map((syllable) => (/^\d/.test(syllable) ? syllable : syllable.charAt(0))).join('');
}

/**
 * What is searched when a keyword is typed in Latin letters: from every syllable on, the text in full and by its
 * initials. A word is found where a token begins with it, so that `jiang` finds 滨江 and `an` does not find 滩.
 * @param names names and phrases
 * @param spelled names whose syllables are known, e.g. those an editor corrected
 * @returns tokens, each after a space
 */
export function toPlaceIndex(names: Iterable<string>, spelled: Iterable<readonly string[]> = []): string {
  const tokens = new Set<string>();
  const add = (syllables: readonly string[]): void => {
    for (let from = 0; from < syllables.length; from += 1) {
      const stretch = syllables.slice(from, from + MAX_SYLLABLES);
      tokens.add(stretch.join(''));
      if (stretch.length > 1) tokens.add(toInitials(stretch));
    }
  };
  for (const name of names) {
    for (const phrase of name.split(/[\s、，。；：（）()《》“”,.;:/]+/u)) add(toSyllables(phrase));
  }
  for (const syllables of spelled) add(syllables);
  let index = '';
  for (const token of tokens) {
    if (index.length + token.length >= MAX_LENGTH) break;
    index += ` ${token}`;
  }
  return index;
}

/** The token that a typed word may begin: lower case, ü as v. undefined when the word is none of Latin letters. */
export function toLatinWord(word: string): string | undefined {
  const plain = word.normalize('NFKC').toLowerCase().replaceAll('ü', 'v');
  return /^[a-z0-9]*[a-z][a-z0-9]*$/.test(plain) ? plain : undefined;
}
