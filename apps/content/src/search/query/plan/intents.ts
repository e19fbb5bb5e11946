/** Intents, which are frequent questions of visitors, and the matching of queries to them. Pure. */
import { toSyllables } from '../../../pinyin.ts';
import { fold } from '../../analysis/fold.ts';
import { wordsIn } from '../fuzzy-matches.ts';
import { withoutFillers } from './filler-words.ts';

/** Which of the site's phones answers. */
export const intentPhones = { outage: '停电报修电话', hotline: '服务热线', regulator: '能源监管热线' } as const;
export type IntentPhone = keyof typeof intentPhones | '';

/** What records the card shows. */
export const intentShows = {
  outages: '停电公告',
  tenders: '进行中的招标',
  jobs: '招聘中的岗位',
  tariffs: '电价表',
} as const;
export type IntentShows = keyof typeof intentShows | '';

/** A question and the card that answers it. */
export interface Intent {
  /** Identity inside the table: power-off, when-back, … */
  key: string;
  /** The question as the card asks it: 家里没电怎么办. */
  title: string;
  /** One or two sentences, at most 120 characters. Never says 有电, promises nothing (预计, not 将于). */
  answer: string;
  /** At most four, of at most 40 characters each; [] where there is nothing to do. */
  steps: readonly string[];
  phone: IntentPhone;
  shows: IntentShows;
  /** Pages on this site, at most three; the first is the one to go to. */
  links: readonly { label: string; path: string }[];
  /** What people type, simplified, without punctuation, 2 to 16 characters each. */
  phrases: readonly string[];
  /** What is looked for in its place; "" for the words that were typed. */
  words: string;
}

/** A shorter phrase would answer nearly everything, in characters without spaces and punctuation. */
export const MIN_PHRASE = 2;
/** A shorter phrase must be the whole question: inside of one it says little. */
const MIN_CONTAINED = 3;

interface Phrase {
  intent: Intent;
  characters: readonly string[];
}

const phrasesBy = new WeakMap<readonly Intent[], ReadonlyMap<string, Phrase>>();

function phrasesOf(intents: readonly Intent[]): ReadonlyMap<string, Phrase> {
  let phrases = phrasesBy.get(intents);
  if (phrases === undefined) {
    phrases = new Map(
      intents.flatMap((intent) =>
        intent.phrases
          .map(compactPhrase)
          .filter((phrase) => Array.from(phrase).length >= MIN_PHRASE)
          .map((phrase) => [phrase, { intent, characters: Array.from(phrase) }] as const),
      ),
    );
    phrasesBy.set(intents, phrases);
  }
  return phrases;
}

/** Whether a text is the phrase of an intent. */
export function isPhrase(text: string, intents: readonly Intent[]): boolean {
  return phrasesOf(intents).has(compactPhrase(text));
}

const spokenBy = new WeakMap<readonly Intent[], ReadonlyMap<string, string>>();

/** The phrase that a text of syllables spells, all or some of them: shenme shihou laidian; the text itself where it is none. */
export function spelledPhrase(text: string, intents: readonly Intent[]): string {
  const typed = fold(text).replaceAll(/[\s']+/gu, '');
  if (!/[a-z]{2}/u.test(typed)) return text;
  const letters = typed.replaceAll(/\p{Script=Han}+/gu, (han) => toSyllables(han).join(''));
  if (!/^[a-z]{6,}$/u.test(letters)) return text;
  let spoken = spokenBy.get(intents);
  if (spoken === undefined) {
    spoken = new Map([...phrasesOf(intents).keys()].map((phrase) => [toSyllables(phrase).join(''), phrase]));
    spokenBy.set(intents, spoken);
  }
  return spoken.get(letters) ?? text;
}

/** An intent, and whether its phrase is the whole question. */
export interface AskedIntent {
  intent: Intent;
  isWhole: boolean;
  /** Other words stand in it. */
  isLoose?: boolean;
}

/** The intent whose phrase one of the texts is, else of the longest phrase that one of them contains. */
export function findIntent(texts: readonly string[], intents: readonly Intent[]): AskedIntent | null {
  const phrases = phrasesOf(intents);
  const asked = [...new Set(texts.flatMap((text) => [compactPhrase(text), compactPhrase(withoutFillers(text))]))];
  // A word that somebody set apart is a question of its own.
  const words = texts.flatMap((text) =>
    text
      .split(' ')
      .filter((word) => word.length > MIN_CONTAINED)
      .map(compactPhrase),
  );
  for (const text of [...asked, ...words]) {
    const whole = phrases.get(text);
    if (whole !== undefined) return { intent: whole.intent, isWhole: true };
  }
  let longest = '';
  for (const phrase of phrases.keys()) {
    if (phrase.length < MIN_CONTAINED || phrase.length <= longest.length) continue;
    if (asked.some((text) => holds(text, phrase))) longest = phrase;
  }
  const contained = phrases.get(longest);
  const loose = looselySaid(phrases, asked);
  // 怎么联系你们的董秘 holds 怎么联系, and says 怎么联系董秘.
  const isNarrower = loose !== undefined && contained !== undefined && loose.characters.join('').includes(longest);
  if (contained !== undefined && !isNarrower) return { intent: contained.intent, isWhole: false };
  return loose === undefined ? null : { intent: loose.intent, isWhole: false, isLoose: contained === undefined };
}

/** Whether a text holds a phrase, and not its opposite: 非居民电价 is no 居民电价. */
function holds(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase);
  return at >= 0 && text.charAt(at - 1) !== '非';
}

/** Of a phrase in other words so many characters: a shorter one is said by chance. */
const MIN_LOOSE = 4;
/** Characters that may stand in a gap of a phrase, and its gaps. */
const MAX_GAP = 3;
const MAX_GAPS = 2;
/** What turns a phrase into its opposite. */
const NEGATION = /[不没未非]|(?<!特)别/u;

/**
 * The longest phrase that a text holds with other words in it: 电表转得特别快, 电表转得快; or, of
 * a phrase with several long words, in another order: 电线上挂了个风筝, 风筝挂电线上.
 */
function looselySaid(phrases: ReadonlyMap<string, Phrase>, asked: readonly string[]): Phrase | undefined {
  const texts = asked.map((text) => ({ text, ofText: new Set(text) }));
  let longest = '';
  for (const [phrase, { characters }] of phrases) {
    if (characters.length < MIN_LOOSE || phrase.length <= longest.length) continue;
    // Nearly all of some thousand phrases end here.
    const near = texts.filter(({ ofText }) => characters.every((character) => ofText.has(character)));
    if (near.some(({ text }) => isSaidWithGaps(text, characters) || isSaidInOtherOrder(text, wordsIn(phrase))))
      longest = phrase;
  }
  return phrases.get(longest);
}

function isSaidWithGaps(text: string, [first = '', ...rest]: readonly string[]): boolean {
  for (let from = text.indexOf(first); from >= 0; from = text.indexOf(first, from + 1)) {
    if (text.charAt(from - 1) === '非') continue;
    let at = from + first.length;
    let gaps = 0;
    const isSaid = rest.every((character) => {
      const next = text.indexOf(character, at);
      if (next < 0 || next - at > MAX_GAP || NEGATION.test(text.slice(at, next))) return false;
      if (next > at) gaps += 1;
      at = next + character.length;
      return true;
    });
    if (isSaid && gaps <= MAX_GAPS) return true;
  }
  return false;
}

function isSaidInOtherOrder(text: string, words: readonly string[]): boolean {
  if (words.filter((word) => word.length > 1).length < 2) return false;
  const places = words.map((word) => text.indexOf(word));
  if (places.some((at) => at < 0)) return false;
  const from = Math.min(...places);
  const to = Math.max(...places.map((at, index) => at + (words[index]?.length ?? 0)));
  const length = words.reduce((sum, word) => sum + word.length, 0);
  return to - from - length <= MAX_GAP && !NEGATION.test(text.slice(from, to));
}

/** A text as phrases are compared: folded, without spaces and punctuation. */
export function compactPhrase(text: string): string {
  return fold(text).replaceAll(/[\s\p{P}]+/gu, '');
}
