/** Several subjects that a query names side by side: 年报和社会责任报告. Pure. */
import { fold } from '../../analysis/fold.ts';
import { withoutFillers } from './filler-words.ts';
import { isPhrase } from './intents.ts';
import { knownWordAt } from './known-words.ts';
import type { PlanWords } from './plan-query.ts';

/** What stands between two subjects. A space does not: 充电桩 招标 asks for tenders of chargers. */
const BETWEEN = /以及|还有|[和与及跟、，,;；]/u;
/** A longer enumeration is no search. */
const MAX_TOPICS = 3;

/** The subjects, each a known word or question by itself; none where the text is one subject. */
export function topicsOf(text: string, { synonyms, intents }: PlanWords): string[] {
  const folded = fold(text).trim();
  const isKnown = (words: string): boolean =>
    words !== '' && (knownWordAt(words, 0, synonyms) === words || isPhrase(words, intents));
  if (isKnown(folded)) return [];
  const topics = [...new Set(folded.split(BETWEEN).map((piece) => withoutFillers(piece)))].filter(Boolean);
  return topics.length > 1 && topics.length <= MAX_TOPICS && topics.every(isKnown) ? topics : [];
}
