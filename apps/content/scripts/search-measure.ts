/** Measures something that answers queries, and writes what was measured as a table. */
import type { CorpusArticle, QueryClass } from './search-corpus.ts';

/** Queries of a class that are timed, those before them that warm up, and those whose answers are looked through. */
const ROUNDS = 60;
const WARM_UP = 10;
const LOOKED_THROUGH = 5;

export interface MeasuredClass {
  name: string;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Hits of a query, on average. */
  hits: number;
  /** How many of the articles that hold what was asked are found, 0 to 1; undefined where that is not said. */
  recall: number | undefined;
}

export interface Measured {
  engine: string;
  articles: number;
  buildSeconds: number;
  megabytes: number;
  classes: MeasuredClass[];
}

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
): Promise<MeasuredClass[]> {
  const measured: (MeasuredClass & { asked: string[]; pieces: QueryClass['pieces'] })[] = [];
  for (const { name, next, pieces } of classes) {
    const times: number[] = [];
    const asked: string[] = [];
    let hits = 0;
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const query = next();
      asked.push(query);
      const from = performance.now();
      hits += await answer(query);
      if (round >= WARM_UP) times.push(performance.now() - from);
    }
    times.sort((a, b) => a - b);
    const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    measured.push({
      name,
      p50: at(0.5),
      p99: at(0.99),
      hits: Math.round(hits / (WARM_UP + ROUNDS)),
      recall: undefined,
      asked: [...new Set(asked)].slice(0, LOOKED_THROUGH),
      pieces,
    });
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

/** What was measured, as a table in Markdown; one column of times per engine. */
export function tableOf(engines: readonly Measured[]): string {
  const head = ['查询', ...engines.flatMap(({ engine }) => [`${engine} p50 / p99（ms）`, '命中', '召回'])];
  const names = [...new Set(engines.flatMap(({ classes }) => classes.map(({ name }) => name)))];
  const rows = names.map((name) => [
    name,
    ...engines.flatMap(({ classes }) => {
      const found = classes.find((each) => each.name === name);
      if (found === undefined) return ['—', '—', '—'];
      const recall = found.recall === undefined ? '—' : `${(found.recall * 100).toFixed(1)}%`;
      return [`${found.p50.toFixed(1)} / ${found.p99.toFixed(1)}`, String(found.hits), recall];
    }),
  ]);
  rows.push(
    ['建立索引', ...engines.flatMap(({ buildSeconds }) => [`${buildSeconds.toFixed(0)} s`, '', ''])],
    ['大小', ...engines.flatMap(({ megabytes }) => [`${megabytes.toFixed(0)} MB`, '', ''])],
  );
  const lines = [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
