/** Searches counted in memory until they are written: by day and words, no order, no time of day, nobody's address. Pure. */
import { toIsoDay } from '@yunxia/contract/time';
import { toCountedQuery } from './insight-query.ts';

/** Most distinct searches between two writes; beyond them only the sum is counted. */
const MAX_PENDING = 1000;

/** How often something was searched for on a day in Beijing; `query` "" is all searches together. */
export interface SearchCount {
  /** YYYY-MM-DD. */
  day: string;
  query: string;
  asked: number;
  /** Times that nothing was found as typed. */
  empty: number;
}

export class SearchCounts {
  readonly #pending = new Map<string, SearchCount>();

  /** Counts a search at `now` (epoch ms). */
  note(key: string, isEmpty: boolean, now: number): void {
    const day = toIsoDay(now);
    this.#add(day, '', isEmpty);
    const query = toCountedQuery(key);
    if (query !== undefined) this.#add(day, query, isEmpty);
  }

  /** Takes the counts since the last call. */
  take(): SearchCount[] {
    const counts = [...this.#pending.values()];
    this.#pending.clear();
    return counts;
  }

  #add(day: string, query: string, isEmpty: boolean): void {
    const key = `${day} ${query}`;
    const count = this.#pending.get(key) ?? { day, query, asked: 0, empty: 0 };
    if (query !== '' && this.#pending.size >= MAX_PENDING && !this.#pending.has(key)) return;
    count.asked += 1;
    if (isEmpty) count.empty += 1;
    this.#pending.set(key, count);
  }
}
