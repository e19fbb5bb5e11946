/** Tags of content in `Cache-Tag` and in the change log. */
import { listTag, recordTag } from '@yunxia/contract/cache-tag';
import type { CollectionSlug } from 'payload';

/** Collections whose lists are filtered by type, and the type's field; the other lists have one tag. */
export const TYPE_FIELDS = {
  news: 'type',
  'party-articles': 'type',
  'social-reports': 'type',
  notices: 'type',
  recruits: 'type',
  businesses: 'type',
} as const satisfies Partial<Record<CollectionSlug, string>>;

export type TypedSlug = keyof typeof TYPE_FIELDS;

type Fields = Readonly<Record<string, unknown>>;

/** Names of a file of the media library and of its renditions. */
export function fileNames({ filename, sizes }: Fields): string[] {
  const renditions = Object.values((sizes ?? {}) as Record<string, Fields | null>).map((size) => size?.['filename']);
  return [filename, ...renditions].filter((name): name is string => typeof name === 'string' && name !== '');
}

/**
 * All tags of a record: its collection, its types, the record.
 * @param states the record before and after a change
 */
export function recordTags(slug: CollectionSlug, id: number, states: readonly (Fields | undefined)[]): string[] {
  const field = (TYPE_FIELDS as Partial<Record<CollectionSlug, string>>)[slug];
  const types = states.flatMap((state = {}) => {
    if (slug === 'media') return fileNames(state);
    const type = field === undefined ? undefined : state[field];
    return typeof type === 'string' && type !== '' ? [type] : [];
  });
  return [...new Set([slug, ...types.map((type) => listTag(slug, type)), recordTag(slug, id)])];
}
