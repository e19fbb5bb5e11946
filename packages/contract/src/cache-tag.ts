/**
 * The header `Cache-Tag`: names what an answer or a page shows, so that it can be invalidated when one of these
 * changes. `news` and `news/important` stand for a list (all of it, or of one type), `news:12` for a record.
 */

/** Longest header that CDNs take, in bytes. */
const MAX_BYTES = 4096;

/** What a tag may hold besides the `/` and `:` that divide it. */
const unsafe = /[^a-z0-9_.-]+/g;

/** The tag of a list: of a collection, or of one of its types. */
export const listTag = (collection: string, type?: string): string =>
  type === undefined ? collection : `${collection}/${type.toLowerCase().replaceAll(unsafe, '_')}`;

/** The tag of a record. */
export const recordTag = (collection: string, id: number): string => `${collection}:${id}`;

/** The value of the header. Above 4 KB it names the collections alone: a change names its collection, too. */
export function toCacheTag(tags: ReadonlySet<string>): string {
  const all = [...tags].join(',');
  if (all.length <= MAX_BYTES) return all;
  return [...new Set([...tags].map((tag) => tag.replace(/[:/].*/, '')))].join(',');
}

/** The tags that a header names; none where it is missing. */
export function fromCacheTag(header: string | null | undefined): string[] {
  return (header ?? '').split(',').flatMap((tag) => tag.trim() || []);
}
