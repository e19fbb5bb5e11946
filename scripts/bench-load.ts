/**
 * The load run: two thousand connections while the content server is killed and started again twice, then ten thousand
 * queries that nobody has asked before. Kept pages have to stay up, and memory has to stay where it was.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepBusy, type Target } from './bench-client.ts';
import { quantile } from './bench-figures.ts';
import { residentMegabytes, type Running, startSite, startStub, stopServer } from './bench-servers.ts';

export interface LoadFigures {
  readonly connections: number;
  readonly seconds: number;
  readonly answers: number;
  readonly failures: number;
  /** ms: with the content server up, and while it was killed twice. */
  readonly quietP99: number;
  readonly p99: number;
  /** Megabytes: after warming up, at the end, after the junk. */
  readonly memory: readonly [number, number, number];
  readonly junk: {
    readonly asked: number;
    readonly failures: number;
    readonly hitsBefore: number;
    readonly hitsAfter: number;
  };
}

/** Pages that visitors read meanwhile. */
const READ_PAGES = [
  '/home',
  '/news/important',
  '/information_disclosure/overhaul',
  '/details?id=101',
  '/investor_relations/stock',
];
const JUNK_QUERIES = 10_000;

/** How many of the pages that visitors read are there without being made. */
const hitShare = async ({ port }: Running): Promise<number> => {
  const statuses = await Promise.all(
    READ_PAGES.map(async (path) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      await answer.text();
      return answer.headers.get('Cache-Status') ?? '';
    }),
  );
  return statuses.filter((status) => status.startsWith('site; hit')).length / READ_PAGES.length;
};

/** @param seconds of load with the content server killed twice; the quiet run before takes as long */
export const measureLoad = async (folder: string, connections: number, seconds: number): Promise<LoadFigures> => {
  let stub = await startStub();
  const contentPort = stub.port;
  const site = await startSite(contentPort, join(folder, 'load'));
  let next = 0;
  const target: Target = {
    port: site.port,
    pid: site.pid,
    path: () => READ_PAGES[(next += 1) % READ_PAGES.length] ?? '/home',
  };
  const run = (): ReturnType<typeof keepBusy> => {
    const end = performance.now() + seconds * 1000;
    return keepBusy(target, connections, () => performance.now() < end);
  };
  await hitShare(site);
  await sleep(500);
  const quiet = await run();
  const before = residentMegabytes(site.pid);

  const loaded = run();
  for (let times = 0; times < 2; times += 1) {
    await sleep((seconds * 1000) / 6);
    await stopServer(stub, 'SIGKILL');
    await sleep((seconds * 1000) / 6);
    stub = await startStub(contentPort);
  }
  const { answers, failures, latencies } = await loaded;
  const after = residentMegabytes(site.pid);

  // most of them no page reads; each tenth makes a page that nobody asks for again
  const hitsBefore = await hitShare(site);
  let asked = 0;
  const junk = await keepBusy(
    {
      ...target,
      path: () => {
        asked += 1;
        return asked % 2 === 0
          ? `/news/important?junk${asked}=${asked}`
          : `/news/important?keyword=${asked}x&page=${asked}`;
      },
    },
    32,
    () => asked < JUNK_QUERIES,
  );
  const hitsAfter = await hitShare(site);
  const afterJunk = residentMegabytes(site.pid);
  await Promise.all([stopServer(site), stopServer(stub)]);
  return {
    connections,
    seconds,
    answers: quiet.answers + answers,
    failures: quiet.failures + failures,
    quietP99: quantile(quiet.latencies, 0.99),
    p99: quantile(latencies, 0.99),
    memory: [before, after, afterJunk],
    junk: { asked, failures: junk.failures, hitsBefore, hitsAfter },
  };
};

/** The run in words, one fact a line. */
export const toFacts = (load: LoadFigures): string[] => [
  `${load.connections} connections, ${load.seconds} s quiet and ${load.seconds} s with the content server killed (SIGKILL) and started again twice: ${load.answers} answers, ${load.failures} failed`,
  `p99 ${load.p99.toFixed(0)} ms, quiet ${load.quietP99.toFixed(0)} ms: ratio ${(load.p99 / Math.max(load.quietP99, 0.1)).toFixed(2)}`,
  `memory of the site: ${load.memory.map((megabytes) => megabytes.toFixed(0)).join(' → ')} MB (after the quiet run → after the other → after the junk)`,
  `${load.junk.asked} queries that nobody had asked before: ${load.junk.failures} failed; pages that visitors read were there without being made: ${percent(load.junk.hitsBefore)} before, ${percent(load.junk.hitsAfter)} after`,
];
const percent = (share: number): string => `${Math.round(share * 100)} %`;
