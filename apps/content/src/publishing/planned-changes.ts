/** Planned changes of published records: the approved text takes the place of the public one at its time. */
import type { CollectionSlug, Payload } from 'payload';
import { AUDIT_NOTE } from '../audit/audited.ts';
import { readNewestVersion } from '../hooks/review.ts';
import { lockRecord } from '../hooks/saved-state.ts';
import { log } from '../log.ts';
import { inTransaction } from '../search/indexing/index-record.ts';

/** Plans of a collection that are looked at; there are a few. */
const MOST = 200;

/** What Payload and our hooks throw of a save that may not be. */
interface Refusal {
  status?: number;
  message: string;
  data?: { errors?: { message: string }[] } | null;
}

type Values = Readonly<Record<string, unknown>>;

const isPlanned = (version: Values | undefined): version is Values => version?.['reviewStage'] === 'planned';
const timeOf = (version: Values): number => Date.parse(String(version['plannedAt'] ?? ''));

/**
 * Publishes what is due, each in a transaction of its own, by an ordinary save: with all its hooks, and once, however many
 * servers try, for the record is locked and read again.
 * @param now epoch ms
 * @returns the time of the next one, epoch ms; undefined: there is none
 */
export async function publishPlanned(payload: Payload, now: number): Promise<number | undefined> {
  const later: number[] = [];
  for (const { slug, versions } of payload.config.collections) {
    if (!versions?.drafts) continue;
    const collection = slug as CollectionSlug;
    const { docs } = await payload.db.findVersions<Record<string, unknown>>({
      collection,
      where: { and: [{ latest: { equals: true } }, { 'version.reviewStage': { equals: 'planned' } }] },
      limit: MOST,
      pagination: false,
    });
    for (const { parent, version } of docs) {
      if (timeOf(version) > now) later.push(timeOf(version));
      else await publishOne(payload, collection, Number(parent), now);
    }
  }
  return later.length === 0 ? undefined : Math.min(...later);
}

async function publishOne(payload: Payload, collection: CollectionSlug, id: number, now: number): Promise<void> {
  const save = (data: object, draft: boolean, context: Record<string, unknown>) =>
    inTransaction(payload, async (req) => {
      await lockRecord(req, collection, id);
      const newest = await readNewestVersion(req, collection, id);
      // another server was first, or somebody has changed it
      if (!isPlanned(newest) || timeOf(newest) > now) return;
      await payload.update({ collection, id, data: data as never, draft, depth: 0, context, req });
    });
  try {
    await save({ _status: 'published', plannedAt: null }, false, { [AUDIT_NOTE]: '计划变更' });
  } catch (error) {
    // the database will be back; a text that is refused goes back to its writer
    const { status = 500, message, data } = error as Refusal;
    if (status >= 500) throw error;
    log.warn('a planned change could not be published', { error });
    const words = data?.errors?.map((one) => one.message).join('；') || message;
    const reason = `计划变更没有完成：${words}`.slice(0, 200);
    await save({}, true, { review: { action: 'return', reason } });
  }
}
