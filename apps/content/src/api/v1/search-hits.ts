/** The records of hits as search-list shows them: marked texts, state, the page that opens. */
import { outageStatus } from '@yunxia/contract/outage-status';
import { recruitStatus } from '@yunxia/contract/recruit-status';
import type { SearchItem } from '@yunxia/contract/search';
import { inArray, sql } from '@payloadcms/db-sqlite/drizzle';
import { markFound, snippetOf } from '../../search/rank/found-text.ts';
import type { ParsedQuery } from '../../search/query/query.ts';
import { runStatement } from '../../search/indexing/search-database.ts';
import { searchSources, type SearchSource } from '../../search/indexing/search-sources.ts';
import { readRows, type HitText, type ListedHit } from '../../search/indexing/search-store.ts';
import type { Media } from '../../payload-types.ts';
import { toImage, toPdfFile, type MediaReference } from './answer-media.ts';
import { toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf } from '../../records/database-table.ts';
import { findRecords } from '../../records/public-records.ts';
import { toDeadline } from './recruit.ts';
import { tenderStatusExpression } from './tender-query.ts';

/** A record with the fields that its hits are made of. */
export type SearchRecord = { id: number } & Record<string, unknown>;

/** Fields that the state of a module's records is computed from. */
const STATE_FIELDS: Partial<Record<SearchSource['module'], readonly string[]>> = {
  overhaul: ['kind', 'startAt', 'endAt', 'expectedRestoreAt', 'restoredAt', 'override', 'previousStartAt'],
  activity: ['startAt', 'endAt'],
  purchase: ['deadlineAt'],
  recruit: ['deadlineAt'],
};

/** The records of the hits, one query for each module that has any. What is not public is left out, whatever the index says. */
export async function readHits(
  context: ApiContext,
  hits: readonly ListedHit[],
  query: ParsedQuery,
): Promise<SearchItem[]> {
  if (hits.length === 0) return [];
  const items = new Map<ListedHit, SearchItem>();
  const texts = await readRows(
    context.payload,
    hits.map(({ row }) => row),
  );
  await Promise.all(
    searchSources.map(async (source) => {
      const own = hits.filter((hit) => hit.module === source.module);
      const ids = own.map(({ id }) => id);
      const extra = [
        ...(STATE_FIELDS[source.module] ?? []),
        ...(own.some(({ page }) => page > 0) ? source.files.map((path) => path.split('.')[0] ?? '') : []),
      ];
      const records = await readSource(context, source, ids, extra);
      const tenders =
        source.module === 'purchase' && ids.length > 0 ? await readTenderStatuses(context, ids) : NO_STATUSES;
      for (const record of records) {
        const hit = own.find(({ id }) => id === record.id);
        const text = hit && texts.get(hit.row);
        if (!hit || !text) continue;
        const url = await urlOf(context, source, hit, record, text);
        items.set(hit, {
          ...toItem(source, hit, record, text, query),
          ...stateOf(source, record, tenders, context.now),
          url,
        });
      }
    }),
  );
  return hits.flatMap((hit) => items.get(hit) ?? []);
}

/** Public records of a module by their ids, with the fields that its hits are made of, and others. */
export async function readSource(
  context: ApiContext,
  source: SearchSource,
  ids: readonly number[],
  extra: readonly string[] = [],
): Promise<SearchRecord[]> {
  const fields = new Set(['publishedAt', source.cover, source.detail, ...extra]);
  fields.delete('');
  // The sources name their own fields, which differ by collection.
  return (await findRecords(context, source.collection, ids, [...fields] as never[])) as unknown as SearchRecord[];
}

function toItem(
  source: SearchSource,
  hit: ListedHit,
  record: SearchRecord,
  text: HitText,
  { terms }: ParsedQuery,
): Omit<SearchItem, 'url' | 'status' | 'startAt' | 'endAt'> {
  return {
    module: source.module,
    id: record.id,
    title: markFound(text.title, terms),
    snippet: snippetOf(text.body || text.head.replaceAll('\n', ' '), terms),
    publishedAt: toTime(record['publishedAt'] as string),
    page: hit.page,
    cover: source.cover === '' ? null : toImage(record[source.cover] as MediaReference),
  };
}

type TenderStatuses = ReadonlyMap<number, string>;
const NO_STATUSES: TenderStatuses = new Map();

async function readTenderStatuses({ payload, now }: ApiContext, ids: readonly number[]): Promise<TenderStatuses> {
  const table = tableOf(payload, 'purchases');
  const rows = await table
    .select({ id: table.column('id'), status: tenderStatusExpression(table, now) })
    .where(inArray(table.column('id'), [...ids]));
  return new Map(rows.map((row) => [Number(row['id']), String(row['status'])]));
}

/** State and times of a record, as the list of its module has them. */
function stateOf(
  { module }: SearchSource,
  record: SearchRecord,
  tenders: TenderStatuses,
  now: number,
): Pick<SearchItem, 'status' | 'startAt' | 'endAt'> {
  const stored = (name: string): string | null => (typeof record[name] === 'string' ? record[name] : null);
  const nothing = { status: '', startAt: null, endAt: null };
  if (module === 'overhaul') {
    const times = Object.fromEntries((STATE_FIELDS.overhaul ?? []).map((name) => [name, stored(name)]));
    const end = stored('endAt') ?? stored('restoredAt') ?? stored('expectedRestoreAt');
    return {
      status: outageStatus({ ...times, kind: stored('kind') ?? undefined }, now),
      startAt: toTime(stored('startAt')),
      endAt: toTime(end),
    };
  }
  if (module === 'activity') return { ...nothing, startAt: toTime(stored('startAt')), endAt: toTime(stored('endAt')) };
  if (module === 'purchase') {
    return { ...nothing, status: tenders.get(record.id) ?? '', endAt: toTime(stored('deadlineAt')) };
  }
  if (module !== 'recruit') return nothing;
  const deadlineAt = toDeadline(stored('deadlineAt'));
  return { ...nothing, status: recruitStatus({ deadlineAt }, now), endAt: deadlineAt };
}

/** The page of a hit on this site; what stands on a page of a PDF opens that page. */
async function urlOf(
  context: ApiContext,
  source: SearchSource,
  hit: ListedHit,
  record: SearchRecord,
  text: HitText,
): Promise<string> {
  const detail = record[source.detail];
  const own = source.url(record.id, typeof detail === 'string' ? detail : '');
  if (hit.page === 0) return own;
  if (source.module === 'pdf') return `${own}#page=${hit.page}`;
  const files = source.files.flatMap((path) => filesAt(record, path.split('.')));
  const file = files.length === 1 ? files[0] : await fileWithPage(context, files, hit.page, text.body);
  const url = file === undefined ? undefined : toPdfFile(file)?.url;
  return url === undefined ? own : `/pdf?file=${encodeURIComponent(url)}#page=${hit.page}`;
}

/** The PDFs at a path, through the rows of lists on the way. */
function filesAt(value: unknown, [name, ...rest]: readonly string[]): Media[] {
  if (Array.isArray(value)) return value.flatMap((item) => filesAt(item, name === undefined ? [] : [name, ...rest]));
  if (typeof value !== 'object' || value === null) return [];
  if (name !== undefined) return filesAt((value as Record<string, unknown>)[name], rest);
  const file = value as Media;
  return file.mimeType === 'application/pdf' ? [file] : [];
}

/** Which of several PDFs has a text on a page. */
async function fileWithPage(
  { payload }: ApiContext,
  files: readonly Media[],
  page: number,
  body: string,
): Promise<Media | undefined> {
  if (files.length === 0) return undefined;
  const ids = files.map(({ id }) => id);
  const rows = await runStatement(
    payload,
    sql`select media from media_pages where media in ${ids} and page = ${page} and body = ${body}`,
  );
  return files.find(({ id }) => rows.some((row) => Number(row['media']) === id));
}
