/**
 * Writes the outages of a checked table: as drafts, in batches, and publishes all of them in one transaction when the last
 * one is in. Readers and the site see all or none. Whatever ends it before that, the drafts are deleted again.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import { recordTag } from '@yunxia/contract/cache-tag';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Entry } from '../access/review.ts';
import { readSteps } from '../access/review-steps.ts';
import { addAuditRow } from '../audit/audit-store.ts';
import { actorOf } from '../audit/audited.ts';
import { log } from '../log.ts';
import { indexNotices } from '../places/place-store.ts';
import { noteChange, planChangesOfNew } from '../publishing/change-log.ts';
import { recordTags } from '../publishing/content-tags.ts';
import { dueChanges } from '../publishing/record-times.ts';
import { indexRecord, inTransaction } from '../search/indexing/index-record.ts';
import { isPostgres, runStatement } from '../search/indexing/search-database.ts';
import type { ImportedOutage } from './check-outages.ts';

/** Records of a transaction: on SQLite another editor's save waits for its end. */
const BATCH = 50;
/** On a slow machine a transaction ends before it has as many. */
const LONGEST_BATCH_MS = 1500;
/** An import that has written nothing for so long belongs to a process that has ended. */
const STALE_MS = 60_000;
/** Advisory lock of an import; unique among the locks of this database. */
const STARTING_LOCK = 7_205_032;
/** Most tags of a row of the change log (contract). */
const TAGS_PER_CHANGE = 32;
const KEY = 'outage-import';
const COLUMN = 'notices:overhaul';

/** How far the last import is. */
export interface ImportState {
  id: string;
  phase: 'writing' | 'publishing' | 'done' | 'failed';
  /** Name of the editor. */
  by: string;
  total: number;
  written: number;
  /** Epoch ms. */
  at: number;
  /** Of the server that runs it. */
  process: string;
}

type Editor = NonNullable<PayloadRequest['user']>;

const ownProcess = randomUUID();

const isRunning = ({ phase }: ImportState): boolean => phase === 'writing' || phase === 'publishing';

/** The last import; undefined when there was none. */
export async function readImport(payload: Payload, req?: PayloadRequest): Promise<ImportState | undefined> {
  const entry = await payload.db.findOne<{ id: number; data?: unknown }>({
    collection: 'payload-kv',
    where: { key: { equals: KEY } },
    ...(req ? { req } : {}),
  });
  return entry?.data as ImportState | undefined;
}

async function writeImport(payload: Payload, state: ImportState, req?: PayloadRequest): Promise<void> {
  await payload.db.upsert({
    collection: 'payload-kv',
    data: { key: KEY, data: { ...state, at: Date.now() } },
    where: { key: { equals: KEY } },
    ...(req ? { req } : {}),
  });
}

/**
 * Begins an import, unless one is running.
 * @returns the state of the one that is running; of the new one with `isOurs`
 */
export async function beginImport(
  payload: Payload,
  editor: Editor,
  total: number,
): Promise<ImportState & { isOurs: boolean }> {
  await takeBackStale(payload);
  let answer: (ImportState & { isOurs: boolean }) | undefined;
  await inTransaction(payload, async (req) => {
    if (isPostgres(payload)) {
      await runStatement(payload, sql`select pg_advisory_xact_lock(${STARTING_LOCK})`, req);
    }
    const known = await readImport(payload, req);
    if (known && isRunning(known)) {
      answer = { ...known, isOurs: false };
      return;
    }
    const state: ImportState = {
      ...{ id: randomUUID(), phase: 'writing', by: String(editor['name'] ?? ''), total, written: 0 },
      ...{ at: Date.now(), process: ownProcess },
    };
    await writeImport(payload, state, req);
    answer = { ...state, isOurs: true };
  });
  return answer as ImportState & { isOurs: boolean };
}

/**
 * Writes and publishes, or hands the drafts to review where outages are reviewed; after a failure nothing is left.
 * @param batch records of a transaction
 * @returns the last state
 */
export async function runImport(
  payload: Payload,
  editor: Editor,
  begun: ImportState,
  outages: readonly ImportedOutage[],
  batch = BATCH,
): Promise<ImportState> {
  let state = begun;
  try {
    const isReviewed = (await readSteps({ payload } as PayloadRequest, COLUMN)).length > 0;
    while (state.written < outages.length) {
      await inTransaction(payload, async (req) => {
        req.user = editor;
        let { written } = state;
        const end = Math.min(written + batch, outages.length);
        const began = performance.now();
        do {
          // SQLite answers without a pause: readers would wait for the whole batch.
          await otherWork();
          await createDraft(payload, outages[written] as ImportedOutage, state.id, isReviewed, req);
          written += 1;
        } while (written < end && performance.now() - began < LONGEST_BATCH_MS);
        state = { ...state, written };
        await writeImport(payload, state, req);
      });
    }
    state = { ...state, phase: 'publishing' };
    await writeImport(payload, state);
    await inTransaction(payload, async (req) => {
      req.user = editor;
      if (!isReviewed) await publishImported(payload, editor, state.id, req);
      await writeImport(payload, { ...state, phase: 'done' }, req);
    });
    return { ...state, phase: 'done' };
  } catch (error) {
    log.error('an import of outages failed', { error });
    await takeBack(payload, state).catch((again: unknown) =>
      log.error('the drafts of a failed import were not deleted', { error: again }),
    );
    return { ...state, phase: 'failed' };
  }
}

async function createDraft(
  payload: Payload,
  outage: ImportedOutage,
  importId: string,
  isReviewed: boolean,
  req: PayloadRequest,
): Promise<void> {
  await payload.create({
    collection: 'notices',
    data: { ...outage, type: 'overhaul', importId, _status: 'draft' },
    depth: 0,
    context: isReviewed ? { review: { action: 'submit' } } : {},
    req,
  });
}

/** Publishes the drafts of an import, with all that the save of each would write, in the transaction of the request. */
async function publishImported(payload: Payload, editor: Editor, importId: string, req: PayloadRequest): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => runStatement(payload, statement, req);
  const now = Date.now();
  const at = new Date(now).toISOString();
  const line = { at, by: String(editor.id), who: String(editor['name'] ?? '') };
  const entries: Entry[] = [
    { ...line, what: 'wrote', reason: '由表格导入' },
    { ...line, what: 'published', isOut: true },
  ];
  const history = JSON.stringify(entries);
  await run(
    sql`update notices set _status = 'published', published_at = ${at}, updated_at = ${at}, review_stage = 'published',
      review_log = ${history} where import_id = ${importId} and deleted_at is null`,
  );
  await run(
    sql`update _notices_v set version__status = 'published', version_published_at = ${at}, version_updated_at = ${at},
      updated_at = ${at}, version_review_stage = 'published', version_review_log = ${history}
      where parent_id in (select id from notices where import_id = ${importId} and deleted_at is null)`,
  );
  const { docs } = await payload.find({
    collection: 'notices',
    where: { importId: { equals: importId } },
    depth: 0,
    limit: 0,
    pagination: false,
    req,
  });
  const ids = docs.map(({ id }) => id);
  for (const id of ids) {
    await otherWork();
    await indexRecord(payload, 'notices', id, req);
  }
  await indexNotices(payload, ids, req);
  await planChangesOfNew(
    payload,
    docs.map((doc) => ({
      record: recordTag('notices', doc.id),
      tags: recordTags('notices', doc.id, [doc as never]),
      due: dueChanges('notices', doc as never, now),
    })),
    req,
  );
  const title = `由表格导入的${docs.length}条停电公告`;
  await addAuditRow(payload, { ...actorOf(req), action: 'publish', collection: 'notices', title }, req);
  // Rows of one commit reach the site in one answer. Lists in the first; the records, because an absence may be cached.
  const tags = [...new Set(docs.flatMap((doc) => recordTags('notices', doc.id, [doc as never])))];
  for (let from = 0; from < tags.length; from += TAGS_PER_CHANGE) {
    const change = { tags: tags.slice(from, from + TAGS_PER_CHANGE), withdrawn: false, at: now };
    await noteChange(payload, change, req);
  }
}

/** Deletes the drafts of an import, in batches, and notes that it failed. */
async function takeBack(payload: Payload, state: ImportState): Promise<void> {
  for (;;) {
    let found = 0;
    await inTransaction(payload, async (req) => {
      const { docs } = await payload.find({
        collection: 'notices',
        where: { and: [{ importId: { equals: state.id } }, { _status: { equals: 'draft' } }] },
        select: {},
        depth: 0,
        limit: BATCH,
        pagination: false,
        trash: true,
        req,
      });
      found = docs.length;
      const began = performance.now();
      for (const { id } of docs) {
        await otherWork();
        if (performance.now() - began > LONGEST_BATCH_MS) break;
        await payload.delete({ collection: 'notices', id, depth: 0, trash: true, req });
      }
      await writeImport(payload, { ...state, phase: found > 0 ? state.phase : 'failed' }, req);
    });
    if (found === 0) return;
  }
}

/** Takes back an import whose process has ended: on SQLite any of another process, elsewhere one that writes no more. */
export async function takeBackStale(payload: Payload): Promise<void> {
  const state = await readImport(payload);
  if (!state || !isRunning(state) || state.process === ownProcess) return;
  if (isPostgres(payload) && state.at > Date.now() - STALE_MS) return;
  await takeBack(payload, { ...state, process: ownProcess });
  log.warn('an import of outages that was interrupted was taken back', { notices: state.written });
}
