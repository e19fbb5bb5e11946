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

/** The subjects of a text, and those of them that are a known word or question by themselves. */
export interface Topics {
  all: readonly string[];
  known: readonly string[];
}

/** The subjects; none where the text is one subject. */
export function topicsOf(text: string, { synonyms, intents }: PlanWords): Topics {
  const folded = fold(text).trim();
  const isKnown = (words: string): boolean => knownWordAt(words, 0, synonyms) === words || isPhrase(words, intents);
  const pieces = isKnown(folded) ? [] : folded.split(BETWEEN).map((piece) => withoutFillers(piece));
  const all = [...new Set(pieces)].filter(Boolean);
  return all.length > 1 && all.length <= MAX_TOPICS ? { all, known: all.filter(isKnown) } : { all: [], known: [] };
}
