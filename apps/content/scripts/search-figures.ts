/** What was measured of engines that answer queries, and how it is written down. */

export interface MeasuredClass {
  name: string;
  /** Milliseconds. */
  times: Times;
  /** Processor time of the process, its median in milliseconds: other work on the machine counts less than by the clock. */
  processor: number;
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
    return [name, String(hits), ...found.flatMap(cellsOf)];
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

function headOf({ engine, articles }: Measured): string[] {
  return [`${engine}, ${articles / 1000}k`, 'recall'];
}

function cellsOf(found: MeasuredClass | undefined): string[] {
  const recall = found?.recall === undefined ? '—' : `${(found.recall * 100).toFixed(1)}%`;
  return [found === undefined ? '—' : `${found.times.p50.toFixed(1)} / ${found.times.p99.toFixed(1)}`, recall];
}

/** Classes that miss a bar: p50 ≤ 20 ms with up to 20,000 articles, p99 ≤ 300 ms with more. */
export function missesOf({ articles, classes }: Measured): string[] {
  return classes
    .filter(({ times: { p50, p99 } }) => (articles <= 20_000 ? p50 > 20 : p99 > 300))
    .map(({ name, times: { p50, p99 } }) => `${name} ${p50.toFixed(0)} / ${p99.toFixed(0)}`);
}
