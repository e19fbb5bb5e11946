/**
 * What the public would read if a version were published now: it is published in a transaction that is always undone. So every
 * list and page shows it as it will, by the code that shows everything else, and nobody outside the transaction sees any of it.
 */
import { toIsoDay } from '@yunxia/contract/time';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { sourceOf } from '../search/indexing/search-sources.ts';
import type { PreviewKey } from './preview-token.ts';

type State = Record<string, unknown>;

/** Payload whose reads all lie in one transaction, the statements of our own too. */
function payloadIn(payload: Payload, transactionID: number | string): Payload {
  const req = { transactionID } as PayloadRequest;
  const adapter = payload.db as unknown as { sessions: Record<number | string, { db: unknown } | undefined> };
  const db = new Proxy(payload.db, {
    get: (target, name) =>
      name === 'drizzle' ? adapter.sessions[transactionID]?.db : (Reflect.get(target, name) as unknown),
  });
  const inside = (read: (options: object) => unknown) => (options: object) => read({ ...options, req });
  const reads: Readonly<Record<string, unknown>> = {
    db,
    find: inside(payload.find as never),
    count: inside(payload.count as never),
    findByID: inside(payload.findByID as never),
    findGlobal: inside(payload.findGlobal as never),
  };
  return new Proxy(payload, {
    get: (target, name) => (typeof name === 'string' && name in reads ? reads[name] : Reflect.get(target, name)),
  });
}

const isPast = (time: unknown, now: number): boolean => Date.parse(String(time ?? '')) <= now;

/** The version as it would be public at this moment, whatever times it is planned for. */
function asPublic(version: State, now: number): State {
  const at = new Date(now).toISOString();
  const planned = 'startAt' in version && 'position' in version ? { startAt: null, endAt: null } : {};
  return {
    ...version,
    ...planned,
    _status: 'published',
    withdrawn: false,
    withdrawAt: null,
    publishedAt: isPast(version['publishedAt'], now) ? version['publishedAt'] : at,
  };
}

/** The version that a key opens; undefined when it is there no more, or in the bin. */
async function readVersion(payload: Payload, { collection, record, version }: PreviewKey): Promise<State | undefined> {
  if (!payload.config.collections.some(({ slug, versions }) => slug === collection && versions?.drafts))
    return undefined;
  const slug = collection as CollectionSlug;
  const main = await payload.db.findOne<{ id: number } & State>({
    collection: slug,
    where: { id: { equals: record } },
  });
  if (main?.['deletedAt']) return undefined;
  const { docs } = await payload.db.findVersions<State>({
    collection: slug,
    where: { and: [{ id: { equals: version } }, { parent: { equals: record } }] },
    limit: 1,
    pagination: false,
  });
  return docs[0]?.version;
}

/** Undoes the transaction whatever happens. @returns undefined when the version is there no more */
export async function withPreview<Result>(
  payload: Payload,
  key: PreviewKey,
  work: (preview: Payload) => Promise<Result>,
): Promise<Result | undefined> {
  const version = await readVersion(payload, key);
  if (!version) return undefined;
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('the database has no transactions');
  try {
    await payload.db.updateOne({
      collection: key.collection as CollectionSlug,
      id: key.record,
      data: asPublic(version, Date.now()),
      req: { transactionID } as PayloadRequest,
    });
    return await work(payloadIn(payload, transactionID));
  } finally {
    await payload.db.rollbackTransaction(transactionID);
  }
}

/** Lists by year or type, so that the record stands on their first page. */
const LISTED: Readonly<Record<string, (version: State) => Record<string, unknown>>> = {
  'social-reports': ({ type }) => ({ type }),
  honors: ({ awardedOn }) => ({ year: awardedOn && toIsoDay(Date.parse(String(awardedOn))).slice(0, 4) }),
};

/** Pages of collections that the search does not know. */
export const PAGES: Readonly<Record<string, (version: State) => string>> = {
  banners: ({ position }) => `/${String(position)}`,
  figures: () => '/investor_relations/reports',
  'investor-days': () => '/investor_relations/activities',
  dividends: () => '/investor_relations/dividend',
  'capital-changes': () => '/investor_relations/dividend',
  'holder-lists': ({ asOf }) =>
    `/investor_relations/dividend${asOf ? `?asOf=${toIsoDay(Date.parse(String(asOf)))}` : ''}`,
  people: () => '/investor_relations/governance',
  'governance-rules': () => '/investor_relations/governance',
  'governance-meetings': () => '/investor_relations/governance',
};

/** Path of the page of the site that shows a version: its own, else the one that it stands on. */
export async function pageOfPreview(payload: Payload, key: PreviewKey): Promise<string | undefined> {
  const version = await readVersion(payload, key);
  if (!version) return undefined;
  const page = PAGES[key.collection];
  if (page) return page(version);
  const source = sourceOf(key.collection, version['type']);
  if (!source) return undefined;
  const path = source.url(key.record, String(version[source.detail] ?? ''));
  const listed = Object.entries(LISTED[key.collection]?.(version) ?? {}).filter(([, value]) => value);
  const query = new URLSearchParams(listed.map(([name, value]) => [name, String(value)])).toString();
  return (path.split('#', 1)[0] ?? '') + (query && `?${query}`);
}
