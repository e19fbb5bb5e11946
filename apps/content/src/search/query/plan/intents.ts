/** Intents, which are frequent questions of visitors, and the matching of queries to them. Pure. */
import { fold } from '../../analysis/fold.ts';
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

const phrasesBy = new WeakMap<readonly Intent[], ReadonlyMap<string, Intent>>();

/** An intent, and whether its phrase is the whole question. */
export interface AskedIntent {
  intent: Intent;
  isWhole: boolean;
}

/** The intent whose phrase one of the texts is, else of the longest phrase that one of them contains. */
export function findIntent(texts: readonly string[], intents: readonly Intent[]): AskedIntent | null {
  let phrases = phrasesBy.get(intents);
  if (phrases === undefined) {
    phrases = new Map(
      intents.flatMap((intent) =>
        intent.phrases
          .map((phrase) => [compactPhrase(phrase), intent] as const)
          .filter(([phrase]) => Array.from(phrase).length >= MIN_PHRASE),
      ),
    );
    phrasesBy.set(intents, phrases);
  }
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
    if (whole !== undefined) return { intent: whole, isWhole: true };
  }
  let longest = '';
  for (const phrase of phrases.keys()) {
    if (phrase.length < MIN_CONTAINED || phrase.length <= longest.length) continue;
    if (asked.some((text) => text.includes(phrase))) longest = phrase;
  }
  const intent = phrases.get(longest);
  return intent === undefined ? null : { intent, isWhole: false };
}

/** A text as phrases are compared: folded, without spaces and punctuation. */
export function compactPhrase(text: string): string {
  return fold(text).replaceAll(/[\s\p{P}]+/gu, '');
}
