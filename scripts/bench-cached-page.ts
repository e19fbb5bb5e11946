/**
 * How much of what bare node:http can do a kept page gets: the site and a server that sends the same headers and bytes
 * as a constant, asked in turn by the same client. The site has to be running.
 *
 *     node scripts/bench-cached-page.ts http://127.0.0.1:3000/home [rounds] [seconds]
 *
 * Requests per second of wall time depend on what else the machine does; requests per second of the server's own
 * processor time do not. Both are printed, as medians and their ratio.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { PlainError, runMain } from './plain-error.ts';

/** Connections that the client keeps busy. */
const CONNECTIONS = 32;
/** Headers that node:http writes itself. */
const OWN_HEADERS = /^(?:date|connection|keep-alive)$/i;

const constantServer = `
import { createServer } from 'node:http';
process.once('message', ({ head, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    response.writeHead(200, head);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
`;

interface Target {
  url: URL;
  /** Process whose processor time counts. */
  pid: number;
}
interface Round {
  perSecond: number;
  perProcessorSecond: number;
}

/** Processor time of a process so far, in seconds (proc(5): fields 14 and 15, in ticks of 10 ms). */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Process that listens on a port of this machine. */
function listenerOf(port: string): number {
  const sockets = execFileSync('ss', ['-Hltnp', `sport = :${port}`], { encoding: 'utf8' });
  const pid = Number(/pid=(\d+)/.exec(sockets)?.[1]);
  if (!pid) throw new PlainError(`端口 ${port} 上没有本机进程。\nNo process of this machine listens on port ${port}.`);
  return pid;
}

/** Keeps connections busy for some seconds. @returns answers that came whole */
async function load({ url }: Target, seconds: number): Promise<number> {
  const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\n\r\n`;
  let count = 0;
  const until = performance.now() + seconds * 1000;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
      let missing = -1;
      let head = '';
      socket.setNoDelay(true);
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        if (missing < 0) {
          head += chunk.toString('latin1');
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
          missing = end + 4 + length - head.length;
        } else missing -= chunk.length;
        if (missing > 0) return;
        count += 1;
        missing = -1;
        head = '';
        if (performance.now() < until) socket.write(request);
        else socket.end();
      });
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return count;
}

async function measure(target: Target, seconds: number): Promise<Round> {
  const [began, spent] = [performance.now(), processorSeconds(target.pid)];
  const count = await load(target, seconds);
  return {
    perSecond: count / ((performance.now() - began) / 1000),
    perProcessorSecond: count / (processorSeconds(target.pid) - spent),
  };
}

/** Starts the server that always sends what the site has sent once. */
async function startConstant(url: URL): Promise<{ child: ChildProcess; target: Target }> {
  // fetch unpacks what it reads: the bytes come from a connection of our own
  const answer = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(url.port), url.hostname, () =>
      socket.write(
        `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
      ),
    );
    socket.on('error', reject);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks)));
  });
  const end = answer.indexOf('\r\n\r\n');
  const lines = answer.subarray(0, end).toString('latin1').split('\r\n').slice(1);
  const head = lines
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)
    .filter(([name]) => !OWN_HEADERS.test(name))
    .flat();
  const child = spawn(process.execPath, ['--input-type=module', '-e', constantServer], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send({ head, body: answer.subarray(end + 4).toString('base64') });
  const port = await new Promise<number>((resolve) => child.once('message', (given) => resolve(Number(given))));
  const constant = new URL(url);
  constant.port = String(port);
  return { child, target: { url: constant, pid: child.pid ?? 0 } };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await runMain(async () => {
  const [address = 'http://127.0.0.1:3000/home', rounds = '5', seconds = '3'] = process.argv.slice(2);
  const url = new URL(address);
  const site: Target = { url, pid: listenerOf(url.port) };
  const { child, target: constant } = await startConstant(url);
  try {
    const results: Record<'site' | 'constant', Round[]> = { site: [], constant: [] };
    for (const target of [site, constant]) await load(target, 1);
    for (let round = 0; round < Number(rounds); round += 1) {
      results.site.push(await measure(site, Number(seconds)));
      results.constant.push(await measure(constant, Number(seconds)));
    }
    for (const kind of ['perSecond', 'perProcessorSecond'] as const) {
      const [ours, bare] = [results.site, results.constant].map((all) => median(all.map((round) => round[kind])));
      const ratio = ((ours ?? 0) / (bare ?? 1)).toFixed(2);
      console.log(`${kind}: site ${Math.round(ours ?? 0)}, bare node:http ${Math.round(bare ?? 0)}, ratio ${ratio}`);
    }
  } finally {
    child.kill();
  }
});
