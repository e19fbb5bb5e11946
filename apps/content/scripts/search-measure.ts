/** Measures something that answers queries, and writes what was measured as a table. */
import type { CorpusArticle, QueryClass } from './search-corpus.ts';

/** Queries of a class that are timed, those before them that warm up, and those whose answers are looked through. */
const ROUNDS = 60;
const WARM_UP = 10;
const LOOKED_THROUGH = 5;

export interface MeasuredClass {
  name: string;
  /** Milliseconds, of queries that were not asked before and of the same ones asked again; undefined: not kept. */
  first: Times;
  again: Times | undefined;
  /** Hits of a query, on average. */
  hits: number;
  /** How many of the articles that hold what was asked are found, 0 to 1; undefined where that is not said. */
  recall: number | undefined;
}

interface Times {
  p50: number;
  p99: number;
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

/** What is timed: gives how many are found, without and with what an earlier answer has left behind. */
export interface Timed {
  first(query: string): Promise<number>;
  again?(query: string): Promise<number>;
}

/** Times each class of query. */
export async function measureClasses(
  classes: readonly QueryClass[],
  { first, again }: Timed,
  recall: RecallSource,
): Promise<MeasuredClass[]> {
  const measured: (MeasuredClass & { asked: string[]; pieces: QueryClass['pieces'] })[] = [];
  for (const { name, next, pieces } of classes) {
    const asked = Array.from({ length: WARM_UP + ROUNDS }, next);
    const { hits, times } = await timesOf(asked, first);
    if (again !== undefined) await timesOf(asked, again);
    measured.push({
      name,
      first: times,
      again: again && (await timesOf(asked, again)).times,
      hits,
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

async function timesOf(
  asked: readonly string[],
  answer: (query: string) => Promise<number>,
): Promise<{ hits: number; times: Times }> {
  const times: number[] = [];
  let hits = 0;
  for (const query of asked) {
    const from = performance.now();
    hits += await answer(query);
    times.push(performance.now() - from);
  }
  const sorted = times.slice(WARM_UP).toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { hits: Math.round(hits / asked.length), times: { p50: at(0.5), p99: at(0.99) } };
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

/** What was measured, as a table in Markdown: times, hits and recall of each engine. */
export function tableOf(engines: readonly Measured[]): string {
  const names = [...new Set(engines.flatMap(({ classes }) => classes.map(({ name }) => name)))];
  const head = ['query', 'hits', ...engines.flatMap((engine) => headOf(engine))];
  const rows = names.map((name) => {
    const found = engines.map(({ classes }) => classes.find((each) => each.name === name));
    const hits = found.find((each) => each !== undefined)?.hits ?? 0;
    return [name, String(hits), ...engines.flatMap((engine, at) => cellsOf(engine, found[at]))];
  });
  const whole = (text: (engine: Measured) => string): string[] =>
    engines.flatMap((engine) => [
      text(engine),
      ...headOf(engine)
        .slice(1)
        .map(() => ''),
    ]);
  rows.push(
    ['built in', '', ...whole(({ buildSeconds }) => (buildSeconds > 0 ? `${buildSeconds.toFixed(0)} s` : '—'))],
    ['size', '', ...whole(({ megabytes }) => `${megabytes.toFixed(0)} MB`)],
  );
  const lines = [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function isKept({ classes }: Measured): boolean {
  return classes.some(({ again }) => again !== undefined);
}

function headOf(engine: Measured): string[] {
  return [`${engine.engine}, ${engine.articles / 1000}k`, ...(isKept(engine) ? ['again'] : []), 'recall'];
}

function cellsOf(engine: Measured, found: MeasuredClass | undefined): string[] {
  const show = (times: Times | undefined): string =>
    times === undefined ? '—' : `${times.p50.toFixed(1)} / ${times.p99.toFixed(1)}`;
  const recall = found?.recall === undefined ? '—' : `${(found.recall * 100).toFixed(1)}%`;
  return [show(found?.first), ...(isKept(engine) ? [show(found?.again)] : []), recall];
}

/** The classes that miss the bounds of p50 ≤ 20 ms and p99 ≤ 200 ms when they are asked for the first time. */
export function missesOf({ classes }: Measured): string[] {
  return classes
    .filter(({ first }) => first.p50 > 20 || first.p99 > 200)
    .map(({ name, first }) => `${name} ${first.p50.toFixed(0)} / ${first.p99.toFixed(0)}`);
}
