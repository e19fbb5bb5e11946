/** The flags of an outage as it stands in the form, with what the database says of others. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { isWorking } from '../access/rights.ts';
import { toEpoch } from '../hooks/outage-times.ts';
import { areaNamed, type AreaTree, likelyArea } from '../places/area-tree.ts';
import { readAreaTree } from '../places/read-areas.ts';
import { foldPlaceName } from '../places/place-names.ts';
import { refusal } from '../refusal.ts';
import { runStatement } from '../search/indexing/search-database.ts';
import { type Flag, type FlagFacts, outageFlags, type OtherOutage } from './flags.ts';
import { type FlaggedOutage, toFlaggedOutage } from './outage-values.ts';

/** Others that are read; more at one time are a fault of the data. */
const MOST_OTHERS = 300;
const MOST_DURATIONS = 50;
/** Flags that are worth reading. */
const MOST_FLAGS = 12;

type Fields = Readonly<Record<string, unknown>>;

/** @param id of the record; undefined for a new one */
export async function findOutageFlags(
  req: PayloadRequest,
  fields: Fields,
  id: number | undefined,
  now: number,
): Promise<Flag[]> {
  const outage = toFlaggedOutage(fields);
  const own: Where[] = id === undefined ? [] : [{ id: { not_equals: id } }];
  const [overlapping, sameNumber, durations, tree] = await Promise.all([
    findOverlapping(req, outage, own),
    outage.number === '' ? [] : findOthers(req, [{ number: { equals: outage.number } }, ...own], 3),
    readDurations(req, outage, id),
    readAreaTree(req.payload),
  ]);
  const facts: FlagFacts = { now, overlapping, sameNumber, durations, unknown: unknownNames(outage, tree) };
  return outageFlags(outage, facts).slice(0, MOST_FLAGS);
}

async function findOthers(req: PayloadRequest, conditions: Where[], limit: number): Promise<OtherOutage[]> {
  const { docs } = await req.payload.find({
    collection: 'notices',
    where: { and: [{ withdrawn: { not_equals: true } }, ...conditions] },
    select: { title: true, number: true, startAt: true, endAt: true, regions: true, lines: true, override: true },
    sort: 'startAt',
    depth: 0,
    limit,
    pagination: false,
    req,
  });
  return docs
    .filter(({ override }) => override !== 'cancelled')
    .map((doc) => ({
      ...{ id: doc.id, title: doc.title ?? '', number: doc.number ?? '' },
      ...{ start: toEpoch(doc.startAt), end: toEpoch(doc.endAt) },
      ...{ regions: doc.regions ?? [], lines: doc.lines ?? [] },
    }));
}

function findOverlapping(req: PayloadRequest, { start, end }: FlaggedOutage, own: Where[]): Promise<OtherOutage[]> {
  if (start === undefined || end === undefined || end <= start) return Promise.resolve([]);
  const from = new Date(start).toISOString();
  return findOthers(
    req,
    [
      { type: { equals: 'overhaul' } },
      { startAt: { less_than: new Date(end).toISOString() } },
      // A fault whose end nobody knows yet lasts until its expected time.
      {
        or: [
          { endAt: { greater_than: from } },
          { and: [{ endAt: { exists: false } }, { expectedRestoreAt: { greater_than: from } }] },
        ],
      },
      ...own,
    ],
    MOST_OTHERS,
  );
}

/** How long published outages of the same lines took, the newest ones. */
async function readDurations(req: PayloadRequest, { lines }: FlaggedOutage, id = -1): Promise<number[]> {
  const names = [...new Set(lines.map(foldPlaceName))];
  if (names.length === 0) return [];
  const rows = await runStatement(
    req.payload,
    sql`select distinct notices.id, start_at, end_at from search_places join notices on notices.id = search_places.notice
      where search_places.kind = 'line' and search_places.name in ${names} and notices.id <> ${id}
        and start_at is not null and end_at is not null
      order by start_at desc limit ${MOST_DURATIONS}`,
    req,
  );
  return rows
    .map((row) => (toEpoch(row['end_at']) ?? 0) - (toEpoch(row['start_at']) ?? 0))
    .filter((duration) => duration > 0);
}

function unknownNames({ regions }: FlaggedOutage, { counties }: AreaTree): FlagFacts['unknown'] {
  if (counties.size === 0) return [];
  return regions.flatMap(({ county, town, villages }): FlagFacts['unknown'][number][] => {
    const known = areaNamed(counties, county ?? '');
    if (!known) return [{ name: county ?? '', likely: likelyArea(counties.values(), county ?? '')?.title }];
    if (!town || known.below.size === 0) return [];
    const knownTown = areaNamed(known.below, town);
    if (!knownTown) return [{ name: town, likely: likelyArea(known.below.values(), town)?.title }];
    if (knownTown.below.size === 0) return [];
    return (villages ?? [])
      .filter((village) => !areaNamed(knownTown.below, village))
      .map((name) => ({ name, likely: likelyArea(knownTown.below.values(), name)?.title }));
  });
}

/** `POST /cms/api/notices/outage-flags` with the form's fields, and the id of a record that exists. */
export const outageFlagsEndpoint: Endpoint = {
  path: '/outage-flags',
  method: 'post',
  handler: async (req) => {
    if (!isWorking(req.user)) return refusal(401, '请先登录');
    const body = (await req.json?.().catch(() => null)) as Fields | null;
    if (typeof body !== 'object' || body === null) return refusal(400, '提交的内容不正确');
    const id = Number.isSafeInteger(body['id']) ? Number(body['id']) : undefined;
    const flags = await findOutageFlags(req, body, id, Date.now());
    return Response.json({ flags }, { headers: { 'cache-control': 'no-store' } });
  },
};
