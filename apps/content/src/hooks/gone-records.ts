/** Remembers what was public and has gone: by an entry of Payload's key-value table, in the transaction of the change. */
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

/** What names a record in an address: its id, or the key of a fixed page. */
export type RecordName = { id: number } | { key: string };

const entryOf = (slug: string, name: RecordName): string =>
  'id' in name ? `gone ${slug} ${name.id}` : `gone ${slug} key ${name.key}`;

/** What of a record as it stands in its table says whether the public has seen it. */
export interface PublicationState extends Readonly<Record<string, unknown>> {
  _status?: unknown;
  publishedAt?: unknown;
  withdrawn?: unknown;
  type?: unknown;
  key?: unknown;
}

/** Whether its time has come, withdrawn or not. */
const isOut = ({ _status, publishedAt }: PublicationState): boolean =>
  _status === 'published' && Date.parse(String(publishedAt ?? '')) <= Date.now();

/** The record as it stands in its table, not its newest draft; null when there is none. */
export function readMainRecord(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number,
): Promise<PublicationState | null> {
  return req.payload.db.findOne<{ id: number } & PublicationState>({
    collection: slug,
    where: { id: { equals: id } },
    req,
  });
}

/** Notes that a record has gone, if it was public before a change and is not after it. */
export async function noteGone(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number,
  before: PublicationState,
  after: PublicationState | null,
): Promise<void> {
  if (!isOut(before) || (after && isOut(after))) return;
  const names: RecordName[] = [{ id }, ...(typeof before.key === 'string' ? [{ key: before.key }] : [])];
  for (const name of names) {
    const key = entryOf(slug, name);
    await req.payload.db.upsert({
      collection: 'payload-kv',
      data: { key, data: { at: new Date().toISOString() } },
      where: { key: { equals: key } },
      req,
    });
  }
}

/** Whether a record of that name was public once and went. */
export async function isGone(payload: Payload, slug: CollectionSlug, name: RecordName): Promise<boolean> {
  return payload.kv.has(entryOf(slug, name));
}
