/**
 * Keeps answers to queries until anything that is searched changes: in an outage everybody asks for the same few
 * words. No stale answer is given after a change, whichever server made it.
 */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { ApiContext } from '../api/v1/api-context.ts';
import { answerQuery, type QueryAnswer } from './answer-query.ts';
import type { SearchFilter } from './find-hits.ts';
import { runStatement } from './search-database.ts';

/** Answers that are kept, and how long one may be, in ms: what is fresh counts more, and that moves with the clock. */
const MAX_KEPT = 500;
const MAX_AGE = 60_000;

interface KeptAnswer {
  answer: Promise<QueryAnswer>;
  /** When it was asked for, and when the next record becomes public; epoch ms. */
  at: number;
  until: number;
}

interface KeptAnswers {
  state: string;
  /** By query and filter, those asked for last at the end. */
  answers: Map<string, KeptAnswer>;
}

const keptBy = new WeakMap<Payload, KeptAnswers>();

/** As `answerQuery`, once for everybody who types the same. */
export async function answerOnce(context: ApiContext, key: string, filter: SearchFilter): Promise<QueryAnswer> {
  const { payload, now } = context;
  // Read before the answer: one that a change comes into is thrown away too early, never too late.
  const { state, due } = await readState(payload, now);
  const kept = answersAt(payload, state);
  const name = JSON.stringify([key, filter.module, filter.year, filter.sort, filter.limit, filter.offset]);
  const known = kept.get(name);
  kept.delete(name);
  const isFresh = known !== undefined && now >= known.at && now < known.until && now - known.at < MAX_AGE;
  const entry = isFresh ? known : { answer: answerQuery(context, key, filter), at: now, until: due };
  kept.set(name, entry);
  entry.answer.catch(() => kept.delete(name));
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return entry.answer;
}

/** What is kept for a state of the index; of another state nothing is. */
function answersAt(payload: Payload, state: string): KeptAnswers['answers'] {
  const kept = keptBy.get(payload);
  if (kept?.state === state) return kept.answers;
  const answers: KeptAnswers['answers'] = new Map();
  keptBy.set(payload, { state, answers });
  return answers;
}

/**
 * The state of what is searched and of the areas that places are read by, another one after each change that was committed; and when time alone will change
 * what is public. Several changes may be under way and end in any order: so their number counts as well as the last.
 */
async function readState(payload: Payload, now: number): Promise<{ state: string; due: number }> {
  const [row = {}] = await runStatement(
    payload,
    sql`select coalesce(max(id), 0) as last, count(*) as many, coalesce(sum(id), 0) as total,
      (select count(*) from outage_areas) as areas, (select max(updated_at) from outage_areas) as saved,
      (select min(published_at) from search_rows where published_at > ${now}) as due from search_changes`,
  );
  const { last, many, total, areas, saved, due } = row;
  return { state: [last, many, total, areas, saved].map(String).join(' '), due: due === null ? Infinity : Number(due) };
}
