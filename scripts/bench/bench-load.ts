/**
 * The load run: two thousand connections while the content server is killed and started again twice, then ten thousand
 * distinct queries. Cached pages must stay up, and memory must not grow.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepBusy, type Target } from './bench-client.ts';
import { quantile } from './bench-figures.ts';
import { freePort } from '../free-port.ts';
import { liveMegabytes, residentMegabytes, type Running, startSite, startStub, stopServer } from './bench-servers.ts';

/** Memory of the site, in megabytes. */
interface Memory {
  /** In use after a garbage collection. */
  readonly live: number;
  /** Held of the system. */
  readonly held: number;
}

export interface LoadFigures {
  readonly connections: number;
  readonly seconds: number;
  readonly quietSeconds: number;
  readonly answers: number;
  readonly failures: number;
  /** ms: with the content server up, and while it was killed twice. */
  readonly quietP99: number;
  readonly p99: number;
  /** After the quiet run, after the other, after each round of junk. */
  readonly memory: readonly Memory[];
  /** Evictions before the first and the last memory measurement: the cache was full. */
  readonly evictions: readonly [number, number];
  readonly junk: {
    readonly asked: number;
    readonly failures: number;
    /** Pages that visitors read, asked for in the midst of the junk, and the part of them that was there. */
    readonly reads: number;
    readonly hits: number;
  };
}

/** How long and with how many connections the site is asked. */
export interface LoadEffort {
  readonly connections: number;
  /** With the content server killed twice. */
  readonly seconds: number;
  /** Before, with the content server up. */
  readonly quietSeconds: number;
  readonly junk: number;
}

/** Pages that visitors read meanwhile. */
const READ_PAGES = [
  '/home',
  '/news/important',
  '/information_disclosure/overhaul',
  '/details?id=101',
  '/investor_relations/stock',
];
/** Cache size, in megabytes: so small that junk evicts junk. With room for all of it the run would show nothing. */
const CACHE_MEGABYTES = '8';
/** Of so many junk queries one has fields that a page reads, and makes a page of its own; the others no page reads. */
const MAKING_SHARE = 10;

/** Each a prefix of its own queries: memory that grew from round to round would go on to grow. */
const JUNK_ROUNDS = ['first', 'second', 'third'];
const sumOf = (rounds: ReadonlyArray<LoadFigures['junk']>): LoadFigures['junk'] => {
  const sum = (name: keyof LoadFigures['junk']): number => rounds.reduce((all, one) => all + one[name], 0);
  return { asked: sum('asked'), failures: sum('failures'), reads: sum('reads'), hits: sum('hits') };
};

/** Whether each of the pages that visitors read is there without being made. */
const readPages = ({ port }: Running): Promise<boolean[]> =>
  Promise.all(
    READ_PAGES.map(async (path) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      await answer.text();
      return (answer.headers.get('Cache-Status') ?? '').startsWith('site; hit');
    }),
  );

/** Sends distinct queries, while visitors read cached pages. */
const sendJunk = async (site: Running, target: Target, count: number, mark: string): Promise<LoadFigures['junk']> => {
  let asked = 0;
  const seen: boolean[] = [];
  const path = (): string => {
    asked += 1;
    return asked % MAKING_SHARE === 0
      ? `/news/important?keyword=${mark}${asked}`
      : `/news/important?${mark}${asked}=${asked}`;
  };
  const reading = (async (): Promise<void> => {
    for (const isOver = () => asked >= count; !isOver();) {
      seen.push(...(await readPages(site)));
      await sleep(100);
    }
  })();
  const { failures } = await keepBusy({ ...target, path }, 32, () => asked < count);
  await reading;
  return { asked, failures, reads: seen.length, hits: seen.filter(Boolean).length };
};

/** Evicted pages, by the site's metric. */
const readEvictions = async (metricsPort: number): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^site_pages_cached_evictions (\d+)/m.exec(text)?.[1]);
};

const memoryOf = async (site: Running): Promise<Memory> => ({
  held: residentMegabytes(site.pid),
  live: await liveMegabytes(site),
});

/** @param folder for throw-away files */
export const measureLoad = async (
  folder: string,
  { connections, seconds, quietSeconds, junk }: LoadEffort,
): Promise<LoadFigures> => {
  let stub = await startStub();
  const contentPort = stub.port;
  const metricsPort = await freePort();
  const env = { CACHE_MEGABYTES, METRICS_PORT: String(metricsPort) };
  const site = await startSite(contentPort, join(folder, 'load'), env, { isWatched: true });
  let next = 0;
  const target: Target = {
    port: site.port,
    pid: site.pid,
    path: () => READ_PAGES[(next += 1) % READ_PAGES.length] ?? '/home',
  };
  const run = (length: number): ReturnType<typeof keepBusy> => {
    const end = performance.now() + length * 1000;
    return keepBusy(target, connections, () => performance.now() < end);
  };
  await readPages(site);
  // the cache is full before memory is looked at
  await sendJunk(site, target, junk / 2, 'before');
  const quiet = await run(quietSeconds);
  const [before, goneBefore] = [await memoryOf(site), await readEvictions(metricsPort)];

  const loaded = run(seconds);
  for (let times = 0; times < 2; times += 1) {
    await sleep((seconds * 1000) / 6);
    await stopServer(stub, 'SIGKILL');
    await sleep((seconds * 1000) / 6);
    stub = await startStub(contentPort);
  }
  const { answers, failures, latencies } = await loaded;
  const after = await memoryOf(site);
  const rounds: Array<LoadFigures['junk']> = [];
  const memory = [before, after];
  for (const mark of JUNK_ROUNDS) {
    rounds.push(await sendJunk(site, target, junk, mark));
    memory.push(await memoryOf(site));
  }
  const gone = await readEvictions(metricsPort);
  await Promise.all([stopServer(site), stopServer(stub)]);
  return {
    ...{ connections, seconds, quietSeconds },
    answers: quiet.answers + answers,
    failures: quiet.failures + failures,
    quietP99: quantile(quiet.latencies, 0.99),
    p99: quantile(latencies, 0.99),
    memory,
    evictions: [goneBefore, gone],
    junk: sumOf(rounds),
  };
};

/** The run in words, one fact a line. */
export const toFacts = ({ connections, seconds, quietSeconds, memory, junk, ...load }: LoadFigures): string[] => [
  `${connections} connections, ${quietSeconds} s quiet and ${seconds} s with the content server killed (SIGKILL) and started again twice: ${load.answers} answers, ${load.failures} failed`,
  `p99 ${load.p99.toFixed(0)} ms, quiet ${load.quietP99.toFixed(0)} ms: ratio ${(load.p99 / Math.max(load.quietP99, 0.1)).toFixed(2)}`,
  `memory in use by the site after a garbage collection: ${arrows(memory.map(({ live }) => live))} MB (after the quiet run → after the run with kills → after each of ${memory.length - 2} rounds of junk); held of the system: ${arrows(memory.map(({ held }) => held))} MB; the cache is limited to ${CACHE_MEGABYTES} MB: ${load.evictions[0]} pages had been evicted before, ${load.evictions[1]} at the end`,
  `${junk.asked} distinct queries, in ${memory.length - 2} rounds, one in ${MAKING_SHARE} a page of its own: ${junk.failures} failed; of ${junk.reads} requests for ordinary pages meanwhile ${junk.hits} were cache hits`,
];
const arrows = (megabytes: readonly number[]): string => megabytes.map((one) => one.toFixed(0)).join(' → ');
