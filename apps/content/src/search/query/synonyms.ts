/** Search settings of editors: groups of synonyms, and intents with their answers. */
import type { Payload } from 'payload';
import { firstIntents, parseIntent } from '../../globals/search-intents.ts';
import { parseSynonyms } from '../../globals/search-settings.ts';
import type { PlanWords } from './plan/plan-query.ts';

const cache = new WeakMap<Payload, { source: string; words: PlanWords }>();

/**
 * Synonyms and questions as the CMS has them now. Before anybody saved the global, Payload fills in the default values of
 * its fields; an empty list was emptied by an editor and stays so. A global that was saved before it had questions reads
 * as an empty list, too: the databases keep no row for either. There, an editor has to enter them.
 */
export async function readPlanWords(payload: Payload): Promise<PlanWords> {
  const { synonyms, intents } = await payload.findGlobal({ slug: 'search-settings', depth: 0 });
  const source = JSON.stringify([synonyms, intents]);
  const cached = cache.get(payload);
  // The same object for the same content: what is derived from it is cached by it.
  if (cached?.source === source) return cached.words;
  const words: PlanWords = {
    synonyms: (synonyms ?? []).map((group) => parseSynonyms(group.words)),
    intents: intents?.map(parseIntent) ?? firstIntents,
  };
  cache.set(payload, { source, words });
  return words;
}
