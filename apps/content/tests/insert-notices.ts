/** Many outage notices for tests and measurements, written past Payload's hooks with the rows that belong to them. */
import type { Payload } from 'payload';
import { tableOf } from '../src/records/database-table.ts';
import { toPlaceIndex } from '../src/pinyin.ts';
import { fillNoticePlaces } from '../src/places/place-store.ts';
import type { WayNotice } from './place-ways.ts';

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 200;

/** Writes planned outages of the day after `now` (epoch ms), and what a look-up reads of them. */
export async function insertNotices(
  payload: Payload,
  notices: readonly { id: number; notice: WayNotice }[],
  now: number,
): Promise<void> {
  const database = payload.db as unknown as {
    drizzle: { insert(table: unknown): { values(rows: unknown[]): Promise<unknown> } };
  };
  const insert = async (table: string, rows: unknown[]): Promise<void> => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await database.drizzle.insert(tableOf(payload, table).source).values(rows.slice(from, from + ROWS_AT_ONCE));
    }
  };
  const time = (instant: number): string => new Date(instant).toISOString();
  await insert(
    'notices',
    notices.map(({ id, notice }) => ({
      ...{ id, _status: 'published', withdrawn: false, type: 'overhaul', kind: 'planned', title: notice.title },
      ...{ publishedAt: time(now - DAY_MS), startAt: time(now + DAY_MS), endAt: time(now + 1.3 * DAY_MS) },
      scope: notice.scope,
      placeIndex: toPlaceIndex([
        ...notice.regions.flatMap(({ county, town, villages }) => [county, town, ...villages]),
        ...[...notice.lines, ...notice.transformers, notice.title, notice.scope],
      ]),
    })),
  );
  await insert(
    'notices_regions',
    notices.flatMap(({ id, notice }) =>
      notice.regions.map(({ county, town }, at) => ({
        ...{ id: `r${id}.${at}`, _order: at + 1, _parentID: id },
        ...{ county, town },
      })),
    ),
  );
  await insert(
    'notices_texts',
    notices.flatMap(({ id, notice }) => [
      ...textsOf(id, 'lines', notice.lines),
      ...textsOf(id, 'transformers', notice.transformers),
      ...notice.regions.flatMap(({ villages }, region) => textsOf(id, `regions.${region}.villages`, villages)),
    ]),
  );
  await fillNoticePlaces(payload);
}

function textsOf(parent: number, path: string, texts: readonly string[]): object[] {
  return texts.map((text, at) => ({ parent, path, order: at + 1, text }));
}
