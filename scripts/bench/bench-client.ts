/**
 * The load generator of all measurements: a number of connections, each of which sends its next request when the answer is
 * complete. It uses raw sockets, since a full HTTP client would need more processor time than the servers.
 */
import { connect, type Socket } from 'node:net';
import type { Round } from './bench-figures.ts';
import { processorSeconds } from './bench-servers.ts';

export interface Target {
  readonly port: number;
  /** Path and query; or a new one for each request. */
  readonly path: string | (() => string);
  /** Sent as `Host`; undefined: the address of the server. */
  readonly host?: string;
  /** What the client can unpack. */
  readonly encoding?: 'br' | 'identity';
  /** Process whose processor time counts, with its children. */
  readonly pid: number;
}

/** The headers that a browser sends. */
const BROWSER = [
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Language: zh-CN,zh;q=0.9',
  'Sec-Fetch-Site: none',
  'Sec-Fetch-Mode: navigate',
  'Sec-Fetch-Dest: document',
  'Upgrade-Insecure-Requests: 1',
];

/** The request as it goes over the wire. */
export const toRequest = (path: string, host: string, encoding: string): string =>
  [`GET ${path} HTTP/1.1`, `Host: ${host}`, `Accept-Encoding: ${encoding}`, ...BROWSER, '', ''].join('\r\n');

/** Parses the answers of a connection. @param onAnswer receives the status of each complete answer */
export const createReader = (onAnswer: (status: number) => void): ((chunk: Buffer) => void) => {
  let head = '';
  let status = 0;
  let missing = -1;
  let tail = '';
  const end = (): void => {
    [head, missing, tail] = ['', -1, ''];
    onAnswer(status);
  };
  return (chunk) => {
    let body = chunk;
    if (missing < 0) {
      head += chunk.toString('latin1');
      const at = head.indexOf('\r\n\r\n');
      if (at < 0) return;
      status = Number(head.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      missing = length === undefined ? (status === 304 ? 0 : Infinity) : Number(length);
      body = Buffer.from(head.slice(at + 4), 'latin1');
    }
    if (missing === Infinity) {
      // in pieces: the last one is empty
      tail = (tail + body.subarray(-5).toString('latin1')).slice(-5);
      if (tail === '0\r\n\r\n') end();
      return;
    }
    missing -= body.length;
    if (missing <= 0) end();
  };
};

/** What all connections read into, one after the other: a buffer for each answer would cost the client more than the rest. */
const received = Buffer.allocUnsafe(64 * 1024);

/** Keeps connections busy. @param until whether it goes on; asked before each request */
export const keepBusy = async (
  { port, path, host = `127.0.0.1:${port}`, encoding = 'br' }: Target,
  connections: number,
  until: () => boolean,
): Promise<Pick<Round, 'answers' | 'failures' | 'latencies'>> => {
  const latencies: number[] = [];
  let answers = 0;
  let failures = 0;
  const toNext = typeof path === 'string' ? (): string => path : path;
  const one = (): Promise<void> =>
    new Promise((resolve) => {
      let asked = 0;
      let isWaiting = false;
      const ask = (): void => {
        if (!until()) {
          socket.end();
          return;
        }
        [asked, isWaiting] = [performance.now(), true];
        socket.write(toRequest(toNext(), host, encoding));
      };
      const read = createReader((status) => {
        latencies.push(performance.now() - asked);
        isWaiting = false;
        if (status === 200) answers += 1;
        else failures += 1;
        ask();
      });
      const callback = (length: number): boolean => {
        read(received.subarray(0, length));
        return true;
      };
      const socket: Socket = connect({
        port,
        host: '127.0.0.1',
        noDelay: true,
        onread: { buffer: received, callback },
      });
      socket.on('connect', ask);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (isWaiting || asked === 0) failures += 1;
        // a connection that the server ended between two answers is opened again
        if (until()) setTimeout(() => void one().then(resolve), 10);
        else resolve();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  return { answers, failures, latencies };
};

/** One stretch of load. */
export const measure = async (target: Target, connections: number, seconds: number): Promise<Round> => {
  const [began, spent] = [performance.now(), processorSeconds(target.pid)];
  const end = began + seconds * 1000;
  const counts = await keepBusy(target, connections, () => performance.now() < end);
  return {
    ...counts,
    seconds: (performance.now() - began) / 1000,
    processorSeconds: processorSeconds(target.pid) - spent,
  };
};

/** Measures both targets in short runs; which one is first alternates. */
export const measureInTurn = async (
  [ours, other]: readonly [Target, Target],
  { connections, seconds, rounds }: { readonly connections: number; readonly seconds: number; readonly rounds: number },
): Promise<Array<readonly [Round, Round]>> => {
  // warm-up: until V8 has optimised both
  for (const target of [ours, other]) await measure(target, connections, 1.5);
  const pairs: Array<readonly [Round, Round]> = [];
  for (let at = 0; at < rounds; at += 1) {
    if (at % 2 === 0) {
      const first = await measure(ours, connections, seconds);
      pairs.push([first, await measure(other, connections, seconds)]);
    } else {
      const first = await measure(other, connections, seconds);
      pairs.push([await measure(ours, connections, seconds), first]);
    }
  }
  return pairs;
};
