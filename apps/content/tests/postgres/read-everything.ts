import type { CollectionSlug, Payload } from 'payload';

/** Each collection's records, drafts and versions, and each global, as Payload reads them. */
export async function readEverything(payload: Payload): Promise<Record<string, unknown>> {
  const all = { depth: 0, limit: 0, pagination: false, sort: 'id' } as const;
  const content: Record<string, unknown> = {};
  for (const slug of Object.keys(payload.collections) as CollectionSlug[]) {
    if (slug === ('payload-migrations' as CollectionSlug)) continue;
    content[slug] = (await payload.find({ collection: slug, ...all })).docs;
    if (!payload.collections[slug].config.versions) continue;
    content[`${slug} versions`] = (await payload.findVersions({ collection: slug, ...all })).docs;
  }
  for (const { slug } of payload.globals.config) content[slug] = await payload.findGlobal({ slug, depth: 0 });
  return content;
}
