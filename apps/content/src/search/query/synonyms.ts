/** Search settings of editors: groups of synonyms, and intents with their answers. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { firstIntents, parseIntent } from '../../globals/search-intents.ts';
import { parseSynonyms } from '../../globals/search-settings.ts';
import { runStatement } from '../indexing/search-database.ts';
import type { PlanWords } from './plan/plan-query.ts';

const cache = new WeakMap<Payload, { savedAt: string; words: PlanWords }>();

/**
 * Synonyms and questions as the CMS has them now. Before anybody saved the global, Payload fills in the default values of
 * its fields; an empty list was emptied by an editor and stays so. A global that was saved before it had questions reads
 * as an empty list, too: the databases keep no row for either. There, an editor has to enter them.
 */
export async function readPlanWords(payload: Payload): Promise<PlanWords> {
  // Reading the global takes Payload as long as the search itself; the time of its last save says whether it changed.
  const [saved] = await runStatement(payload, sql`select cast(max(updated_at) as text) as at from search_settings`);
  const savedAt = String(saved?.['at']);
  const cached = cache.get(payload);
  // The same object for the same content: what is derived from it is cached by it.
  if (cached?.savedAt === savedAt) return cached.words;
  const { synonyms, intents } = await payload.findGlobal({ slug: 'search-settings', depth: 0 });
  const words: PlanWords = {
    synonyms: (synonyms ?? []).map((group) => parseSynonyms(group.words)),
    intents: intents?.map(parseIntent) ?? firstIntents,
  };
  cache.set(payload, { savedAt, words });
  return words;
}
