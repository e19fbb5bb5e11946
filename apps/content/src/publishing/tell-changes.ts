/** Hooks that tell the site of every change of what is public. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CollectionConfig, GlobalConfig, Payload } from 'payload';
import { config } from '../config.ts';
import { recordBefore } from '../hooks/publication.ts';
import { log } from '../log.ts';
import { affectedEndpoints, isTold, type ToldSlug } from './affected-endpoints.ts';
import { ChangeSender, type PendingChange } from './change-sender.ts';
import { publicStates, readRecordState, SITE_INFO, siteInfoSavedAt } from './public-state.ts';

/** How long a change may take until others can read it, in ms: a transaction ends after the hooks. */
const COMMIT_WITHIN = 5000;
/** A draft beside a published record never shows: after this long it was one, in ms. */
const DRAFT_AFTER = 500;
const LOOK_EVERY = 20;

/** A record as hooks give it: what decides whether the public sees it. */
interface SavedRecord {
  id?: unknown;
  _status?: unknown;
  publishedAt?: unknown;
  withdrawn?: unknown;
  type?: unknown;
  updatedAt?: unknown;
}

const key = Symbol.for('yunxia.content.change-senders');
const registry = globalThis as typeof globalThis & { [key]?: ChangeSender[] };

/** One sender per site and process: the built server has several copies of this module. */
function senders(payload: Payload): readonly ChangeSender[] {
  const { publishSecret: secret, publishTo } = config;
  if (secret === undefined) return [];
  registry[key] ??= publishTo.map(
    (site) =>
      new ChangeSender({
        site,
        secret,
        readStates: (groups) => publicStates(payload, Date.now(), groups),
      }),
  );
  return registry[key];
}

function send(payload: Payload, pending: PendingChange): void {
  for (const sender of senders(payload)) void sender.send(pending);
}

function wasPublic(record: SavedRecord | undefined, slug: ToldSlug): boolean {
  if (record === undefined) return false;
  if (!('_status' in record) || slug === 'media') return true;
  const publishedAt = Date.parse(String(record.publishedAt ?? ''));
  return record._status === 'published' && record.withdrawn !== true && publishedAt <= Date.now();
}

function typesOf(...records: (SavedRecord | undefined)[]): string[] {
  const types = records.map((record) => record?.type).filter((type) => typeof type === 'string' && type !== '');
  return [...new Set(types as string[])];
}

/**
 * Waits until others read the record as it was saved.
 * @returns whether the public sees it then; undefined when the save was no more than a draft
 */
async function settledState(
  payload: Payload,
  slug: ToldSlug,
  saved: SavedRecord,
): Promise<{ isPublic: boolean } | undefined> {
  const savedAt = Date.parse(String(saved.updatedAt));
  const isDraft = saved._status === 'draft';
  // Not the clock: set back meanwhile it would keep this waiting.
  const began = performance.now();
  for (;;) {
    const state = await readRecordState(payload, slug, Number(saved.id), Date.now());
    if (state && state.updatedAt >= savedAt) return state;
    if (performance.now() - began > (isDraft ? DRAFT_AFTER : COMMIT_WITHIN)) return isDraft ? undefined : state;
    await sleep(LOOK_EVERY, undefined, { ref: false });
  }
}

async function tellSaved(payload: Payload, slug: ToldSlug, saved: SavedRecord, before?: SavedRecord): Promise<void> {
  const wasShown = wasPublic(before, slug);
  if (saved._status === 'draft' && !wasShown) return;
  const state = await settledState(payload, slug, saved);
  if (state === undefined || !(state.isPublic || wasShown)) return;
  send(payload, {
    change: {
      endpoints: [...affectedEndpoints[slug]],
      types: typesOf(before, saved),
      withdrawn: wasShown && !state.isPublic,
    },
    groups: [slug],
  });
}

async function tellDeleted(payload: Payload, slug: ToldSlug, record: SavedRecord): Promise<void> {
  const began = performance.now();
  while (
    performance.now() - began < COMMIT_WITHIN &&
    (await readRecordState(payload, slug, Number(record.id), Date.now()))
  ) {
    await sleep(LOOK_EVERY, undefined, { ref: false });
  }
  const change = { endpoints: [...affectedEndpoints[slug]], types: typesOf(record), withdrawn: true };
  send(payload, { change, groups: [slug] });
}

/** What goes wrong in telling must not undo what was saved: the site finds the change by asking. */
function inBackground(work: Promise<void>): void {
  work.catch((error: unknown) => log.error('a change was not told', { error }));
}

/** A collection that tells of its changes; one that the public never sees stays as it is. */
export function tellingCollection(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection;
  if (!isTold(slug)) return collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ doc, previousDoc, operation, req }) => {
          // a file that nothing shows yet, like any new record that is not public, changes nothing
          if (senders(req.payload).length > 0 && !(slug === 'media' && operation === 'create')) {
            // what was public is in the table; the newest version may be a draft
            const before =
              operation === 'create'
                ? undefined
                : ({ ...previousDoc, ...recordBefore(req, slug, doc.id) } as SavedRecord);
            inBackground(tellSaved(req.payload, slug, doc as SavedRecord, before));
          }
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        ({ doc, req }) => {
          if (senders(req.payload).length > 0) inBackground(tellDeleted(req.payload, slug, doc as SavedRecord));
        },
      ],
    },
  };
}

async function tellGlobal(payload: Payload, savedAt: number): Promise<void> {
  const began = performance.now();
  while (
    performance.now() - began < COMMIT_WITHIN &&
    !(Date.parse((await siteInfoSavedAt(payload)) ?? '') >= savedAt)
  ) {
    await sleep(LOOK_EVERY, undefined, { ref: false });
  }
  send(payload, { change: { endpoints: [SITE_INFO], types: [], withdrawn: false }, groups: [SITE_INFO] });
}

/** The site's own names and numbers: every page shows them. */
export function tellingSiteInfo(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [
        ...(global.hooks?.afterChange ?? []),
        ({ doc, req }) => {
          const { updatedAt } = doc as SavedRecord;
          if (senders(req.payload).length > 0) inBackground(tellGlobal(req.payload, Date.parse(String(updatedAt))));
        },
      ],
    },
  };
}
