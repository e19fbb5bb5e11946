/** A pasted address of a page: the record that the page shows, in place of words. */
import type { Payload } from 'payload';
import { searchSources } from '../indexing/search-sources.ts';
import { isEmpty, type FoundPart } from './found-parts.ts';
import { findByIds, findSets } from './listed-sets.ts';
import { namedModules } from './plan/module-names.ts';

/** An address with or without its host; which host it is the content server does not know. */
const ADDRESS =
  /^(?:https?:\/\/[^\s/]+|[\w-]+(?:\.[\w-]+)+(?::\d+)?)?(\/[a-z_]+(?:\/[a-z_]+)*)\/?(?:\?([^\s#]*))?(?:#\S*)?$/iu;

/** What the page of a pasted address shows at `now` (epoch ms); empty for anything that is no such address. */
export async function findPasted(payload: Payload, key: string, now: number): Promise<FoundPart> {
  const nothing: FoundPart = { best: [], rows: [] };
  const [, path = '', query = ''] = ADDRESS.exec(key.trim()) ?? [];
  if (path === '') return nothing;
  const parameters = new URLSearchParams(query);
  for (const source of searchSources) {
    for (const name of ['id', 'report']) {
      const id = Number(parameters.get(name));
      if (!Number.isSafeInteger(id) || id <= 0) continue;
      if (![source.url(id, ''), source.url(id, 'other')].includes(`${path}?${name}=${id}`)) continue;
      const part = await findByIds(payload, source.module, [id], now);
      if (!isEmpty(part)) return part;
    }
  }
  const [list] = namedModules
    .filter(({ url }) => url === path)
    .toSorted((a, b) => Number(isPage(b.sets)) - Number(isPage(a.sets)));
  return list === undefined ? nothing : findSets(payload, list.sets, {}, now);
}

/** A page made of one record says more of itself than the list that stands on it. */
function isPage(sets: readonly { module: string }[]): boolean {
  return sets.every(({ module }) => module === 'special_column' || module === 'company_page');
}
