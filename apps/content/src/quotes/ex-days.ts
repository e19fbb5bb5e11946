/** Days on which the price limit does not count from the close before. */
import { parseTime, toIsoDay } from '@yunxia/contract/time';
import type { Payload } from 'payload';
import { publicWhere } from '../access/public-records.ts';
import type { StockSetting } from '../payload-types.ts';

const toDays = (stored: string | null | undefined): string[] => {
  const instant = stored ? parseTime(stored) : null;
  return instant === null ? [] : [toIsoDay(instant)];
};

/** Those that the securities office has entered, and the ex-days of published distributions. @param now epoch ms */
export async function readFreeDays(
  payload: Payload,
  { freeDays }: Pick<StockSetting, 'freeDays'>,
  now: number,
): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'dividends',
    where: publicWhere(now),
    select: { exDay: true },
    depth: 0,
    limit: 0,
    pagination: false,
  });
  return new Set([
    ...(freeDays ?? []).flatMap(({ day }) => toDays(day)),
    ...docs.flatMap(({ exDay }) => toDays(exDay)),
  ]);
}
