/** Whether a place that was asked for is in the supply area: what a look-up without results goes on to say. */
import type { Api } from '@yunxia/contract/client';
import { noticeList } from '@yunxia/contract/notice';
import { type OutageAreaItem, outageAreaList } from '@yunxia/contract/outage-area';
import { findArea, phoneOfArea } from '../model/outage-area.ts';
import type { OutageQuery } from '../model/outage-query.ts';
import { optional } from './load.ts';

/** What is known of the place that was asked for when no outage was found. */
export interface PlaceAnswer {
  /** Name of the area that was recognised; '' when the place is in none of ours. */
  readonly area: string;
  /** Phone that answers for it; '' when it has none of its own. */
  readonly phone: string;
}

/**
 * Whether the place of a search that found nothing is ours. null when no place was named, when the words do fit
 * notices of other days or statuses (the name of a line, then), or when the areas did not come.
 */
export async function findPlace(
  api: Api,
  { region, keyword }: OutageQuery,
  signal: AbortSignal,
): Promise<PlaceAnswer | null> {
  const words = [region, keyword].filter((word) => word !== undefined);
  if (words.length === 0) return null;
  const answer = await optional(api(outageAreaList, {}, { signal }), null);
  if (answer === null || answer.list.length === 0) return null;
  const place = toPlaceAnswer(words, answer.list);
  if (place.area !== '') return place;
  const fitting = await optional(api(noticeList, { type: 'overhaul', region, keyword, limit: 1 }, { signal }), null);
  return fitting?.total === 0 ? place : null;
}

/** Every word must be ours: a street of another city is not, whatever county was chosen beside it. */
const toPlaceAnswer = (words: readonly string[], areas: readonly OutageAreaItem[]): PlaceAnswer => {
  const found = words.map((word) => findArea(word, areas));
  const last = found.at(-1);
  if (last === undefined || found.includes(undefined)) return { area: '', phone: '' };
  return { area: last.title, phone: phoneOfArea(last, areas) };
};
