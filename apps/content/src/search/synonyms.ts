/** The groups of synonyms that editors keep. */
import type { Payload } from 'payload';
import { parseSynonyms } from '../globals/search-settings.ts';
import type { Synonyms } from './query.ts';

/** Synonyms as the CMS has them now; before anybody saved any, those that the collection starts with. */
export async function readSynonyms(payload: Payload): Promise<Synonyms> {
  const { synonyms } = await payload.findGlobal({ slug: 'search-settings', depth: 0 });
  return (synonyms ?? []).map(({ words }) => parseSynonyms(words));
}
