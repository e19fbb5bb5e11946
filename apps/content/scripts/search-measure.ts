/** Measures something that answers queries. */
import type { CorpusArticle, QueryClass } from './search-corpus.ts';
import type { MeasuredClass, Times } from './search-figures.ts';

/** Queries of a class that are timed, those before them that warm up, and those whose answers are looked through. */
export const ROUNDS = 60;
const WARM_UP = 10;
const LOOKED_THROUGH = 5;

export interface RecallSource {
  /** Ids of all that is found. */
  ask(query: string): Promise<number[]>;
  articles(): Iterable<CorpusArticle>;
}

/** Times each class of query; `answer` gives how many are found. */
export async function measureClasses(
  classes: readonly QueryClass[],
  answer: (query: string) => Promise<number>,
  recall: RecallSource,
  rounds = ROUNDS,
): Promise<MeasuredClass[]> {
  const measured: (MeasuredClass & { asked: string[]; pieces: QueryClass['pieces'] })[] = [];
  for (const { name, next, pieces } of classes) {
    const asked = Array.from({ length: WARM_UP + rounds }, next);
    const own = await timesOf(asked, answer);
    measured.push({ name, ...own, recall: undefined, asked: [...new Set(asked)].slice(0, LOOKED_THROUGH), pieces });
  }
  const holding = holdingArticles(
    recall.articles(),
    measured.flatMap(({ asked, pieces }) =>
      pieces ? asked.map((query): [string, string[]] => [query, pieces(query)]) : [],
    ),
  );
  for (const each of measured) {
    let wanted = 0;
    let found = 0;
    for (const query of each.pieces ? each.asked : []) {
      const ids = new Set(await recall.ask(query));
      for (const id of holding.get(query) ?? []) {
        wanted += 1;
        if (ids.has(id)) found += 1;
      }
    }
    if (wanted > 0) each.recall = found / wanted;
  }
  return measured.map(({ asked: _asked, pieces: _pieces, ...rest }) => rest);
}

async function timesOf(
  asked: readonly string[],
  answer: (query: string) => Promise<number>,
): Promise<{ hits: number; times: Times; processor: number }> {
  const times: number[] = [];
  const processor: number[] = [];
  let hits = 0;
  for (const query of asked) {
    const from = performance.now();
    const used = process.cpuUsage();
    hits += await answer(query);
    times.push(performance.now() - from);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
  }
  return {
    hits: Math.round(hits / asked.length),
    times: { p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
    processor: quantile(processor, 0.5),
  };
}

/** Of what was measured after the queries that warm up. */
function quantile(measured: readonly number[], share: number): number {
  const sorted = measured.slice(WARM_UP).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Which articles hold all the pieces of each query, by reading every article. */
function holdingArticles(
  articles: Iterable<CorpusArticle>,
  queries: readonly (readonly [query: string, pieces: readonly string[]])[],
): Map<string, number[]> {
  const holding = new Map<string, number[]>(queries.map(([query]) => [query, []]));
  for (const { id, title, body } of articles) {
    const text = `${title}\n${body}`;
    for (const [query, pieces] of queries) {
      if (pieces.every((piece) => text.includes(piece))) holding.get(query)?.push(id);
    }
  }
  return holding;
}
