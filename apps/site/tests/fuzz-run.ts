/** Sends malformed requests to the built site over stub content, and judges what comes back. */
import { connect } from 'node:net';
import { startStubServer } from '@yunxia/contract/testing';
import { type BuiltSite, startBuiltSite } from './built-site.ts';
import { createFuzz } from './fuzz-requests.ts';

/** Requests at a time. */
const LANES = 32;
/** An answer that takes longer does not come, in ms. */
const TIMEOUT_MS = 20_000;
/** The client ends its side after this, in ms. */
const FINISH_MS = 600;
/** What our own sources, Node's and a package's look like in a stack. */
const STACK = /\n\s+at .+:\d+:\d+|node:internal|\/node_modules\/|\/apps\/(?:site|content)\//;

export interface FuzzReport {
  readonly seed: number;
  readonly count: number;
  /** Answers by status; 0: the connection was closed without one. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly failures: readonly { readonly request: string; readonly reason: string }[];
  /** Lines that the site wrote of errors. */
  readonly errors: readonly string[];
  /** Memory that the site uses once the garbage is gone, after half of the requests and after all, in megabytes. */
  readonly memory: readonly [number, number];
  /** Memory that it holds of the system, at the same times, in megabytes. */
  readonly held: readonly [number, number];
}

/** Sends bytes and takes what comes until the connection ends; undefined when it does not end. */
const exchange = (port: number, bytes: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    // a body that was announced and does not come would be waited for
    const finish = setTimeout(() => socket.end(), FINISH_MS);
    const timer = setTimeout(() => {
      resolve(undefined);
      socket.destroy();
    }, TIMEOUT_MS);
    socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      clearTimeout(finish);
      resolve(text);
    });
  });

const statusesIn = (answer: string): number[] =>
  [...answer.matchAll(/(?:^|\r\n)HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const judge = (answer: string | undefined): string | undefined => {
  if (answer === undefined) return 'no end of the answer';
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const bad = statusesIn(answer).find((status) => status >= 500);
  if (bad !== undefined && !(bad === 503 && /retry-after/i.test(head))) return `HTTP ${bad}`;
  if (STACK.test(answer)) return 'a stack trace';
  if (/^set-cookie: a=b|^x-injected/im.test(head)) return 'a header of the request in the answer';
  if (answer !== '' && !/^x-content-type-options: nosniff/im.test(head) && !/^HTTP\/1\.1 100/.test(head))
    return 'no nosniff';
  return rest.length === 0 && answer !== '' ? 'half an answer' : undefined;
};

const run = async (site: BuiltSite, seed: number, count: number): Promise<FuzzReport> => {
  const next = createFuzz(seed, site.port);
  const statuses: Record<number, number> = {};
  const failures: Array<{ request: string; reason: string }> = [];
  let sent = 0;
  const lane = async (until: number): Promise<void> => {
    while (sent < until) {
      sent += 1;
      const request = next();
      const answer = await exchange(site.port, request);
      const status = statusesIn(answer ?? '')[0] ?? 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
      const reason = judge(answer);
      if (reason !== undefined) failures.push({ request: request.slice(0, 2000), reason });
    }
  };
  const lanes = (until: number): Promise<unknown> => Promise.all(Array.from({ length: LANES }, () => lane(until)));
  const readMemory = async () => ({ held: site.memory(), live: await site.liveMemory() });
  // the first half fills what is kept and compiles what is called
  await lanes(Math.ceil(count / 2));
  const half = await readMemory();
  await lanes(count);
  const whole = await readMemory();
  const home = await fetch(`${site.origin}/home`);
  const isWell = home.ok && (await home.text()).includes('</html>');
  if (!isWell) failures.push({ request: 'GET /home, at the end', reason: `HTTP ${home.status}` });
  const errors = site
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":"error"'));
  const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
  return {
    seed,
    count,
    statuses,
    failures,
    errors,
    memory: [megabytes(half.live), megabytes(whole.live)],
    held: [megabytes(half.held), megabytes(whole.held)],
  };
};

/** @param seed makes the requests; the same one makes the same */
export const runFuzz = async (seed: number, count: number): Promise<FuzzReport> => {
  const stub = await startStubServer();
  // little is kept, so that what memory grows by is not that
  const site = await startBuiltSite(stub.url, { RATE_LIMITS: 'off', CACHE_MEGABYTES: '8' }, true);
  try {
    return await run(site, seed, count);
  } finally {
    await site.stop();
    await stub.close();
  }
};
