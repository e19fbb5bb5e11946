/** What was measured of engines that answer queries, and how it is written down. */

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

export interface Times {
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
