/** The yardsticks of pages: cached ones against bare node:http and nginx, rendered ones against React Router's own server. */
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { measureInTurn, type Target, toRequest } from './bench-client.ts';
import { compare, type Comparison, toLine } from './bench-figures.ts';
import {
  findNginx,
  startAlikeCache,
  startAlikeFile,
  startBareCache,
  startBareFile,
  startShippedNginx,
} from './bench-nginx.ts';
import { type Running, startConstant, startSite, startStock, startStub, stopServer } from './bench-servers.ts';

/** How long and with how many connections is measured. */
export interface Effort {
  readonly connections: number;
  /** Of one stretch. */
  readonly seconds: number;
  /** Stretches of each server. */
  readonly rounds: number;
}
export interface PageFigures {
  readonly comparisons: readonly Comparison[];
  /** What could not be measured, and why. */
  readonly notRun: readonly string[];
}

/** An answer as it came over the wire. */
export interface Captured {
  readonly head: ReadonlyArray<readonly [name: string, value: string]>;
  readonly body: Buffer;
}

const CACHED_PAGES = ['/home', '/news/important', '/information_disclosure/overhaul'];
const RENDERED_PAGES = ['/home', '/details?id=101'];
/** Headers that a server writes by itself. */
const OWN_HEADERS = /^(?:date|connection|keep-alive|server)$/i;
/** A Host that is not ours: such a page is rendered each time, from cached answers (decision 14). */
const OTHER_HOST = 'other-host.test';

const capture = ({ port }: Running, path: string, host = `127.0.0.1:${port}`): Promise<Captured> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(toRequest(path, host, 'br').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')),
    );
    socket.on('error', reject);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => {
      const answer = Buffer.concat(chunks);
      const end = answer.indexOf('\r\n\r\n');
      const lines = answer.subarray(0, end).toString('latin1').split('\r\n').slice(1);
      const head = lines
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)
        .filter(([name]) => !OWN_HEADERS.test(name));
      resolve({ head, body: answer.subarray(end + 4) });
    });
  });

/** Asks until a page is cached in its smallest form, so that both sides send the same. */
const settle = async (site: Running, path: string): Promise<Captured> => {
  for (let at = 0; at < 6; at += 1) {
    await capture(site, path);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return capture(site, path);
};

/** Measures a pair in turn, prints the result and stores it. */
const createRows = (effort: Effort) => {
  const comparisons: Comparison[] = [];
  const inTurn = async (
    names: Pick<Comparison, 'name' | 'ours' | 'yardstick' | 'wanted'>,
    targets: readonly [Target, Target],
  ): Promise<void> => {
    const found = compare(names, await measureInTurn(targets, effort));
    console.log(`  ${toLine(found)}`);
    comparisons.push(found);
  };
  return { comparisons, inTurn };
};

/** Cached pages, alone and behind the shipped nginx. @param folder for throw-away files */
export const measureCached = async (folder: string, effort: Effort): Promise<PageFigures> => {
  const { comparisons, inTurn } = createRows(effort);
  const notRun: string[] = [];
  const stub = await startStub();
  const site = await startSite(stub.port, join(folder, 'site'));
  const nginx = findNginx();
  // behind a proxy a site knows its public address; one without would not keep pages under the proxy's
  const behind = await startSite(stub.port, join(folder, 'behind'), { SITE_URL: 'http://127.0.0.1' });
  const shipped = nginx ? await startShippedNginx(nginx, folder, behind.port) : undefined;
  if (!nginx)
    notRun.push('nginx: not run, since there is none on this machine and it cannot be installed without asking');

  for (const path of CACHED_PAGES) {
    const answer = await settle(site, path);
    const file = join(folder, 'constant.json');
    writeFileSync(file, JSON.stringify({ head: answer.head.flat(), body: answer.body.toString('base64') }));
    const constant = await startConstant(file);
    const ours = { port: site.port, pid: site.pid, path };
    await inTurn({ name: path, ours: 'cached', yardstick: 'bare node:http', wanted: 0.7 }, [
      ours,
      { port: constant.port, pid: constant.pid, path },
    ]);
    await stopServer(constant);
    if (!nginx || !shipped) continue;
    await settle(behind, path);
    await capture(shipped, path, '127.0.0.1');
    const shippedAnswer = await capture(shipped, path, '127.0.0.1');
    const servers = {
      file: await startBareFile(nginx, folder, shippedAnswer),
      cache: await startBareCache(nginx, folder, behind.port),
      alikeFile: await startAlikeFile(nginx, folder, shippedAnswer),
      alikeCache: await startAlikeCache(nginx, folder, behind.port),
    };
    const at = ({ port, pid }: Running): Target => ({ port, pid, path, host: '127.0.0.1' });
    const bareFile = at(servers.file);
    await inTurn(
      { name: path, ours: 'behind deploy/nginx', yardstick: 'deploy/nginx with a plain cache', wanted: 0.9 },
      [at(shipped), at(servers.alikeCache)],
    );
    await inTurn(
      { name: path, ours: 'behind deploy/nginx', yardstick: 'deploy/nginx over a file', wanted: undefined },
      [at(shipped), at(servers.alikeFile)],
    );
    await inTurn({ name: path, ours: 'behind deploy/nginx', yardstick: 'bare nginx', wanted: undefined }, [
      at(shipped),
      bareFile,
    ]);
    await inTurn({ name: path, ours: 'bare proxy_cache', yardstick: 'bare nginx', wanted: undefined }, [
      at(servers.cache),
      bareFile,
    ]);
    await inTurn({ name: path, ours: 'cached', yardstick: 'bare nginx', wanted: undefined }, [ours, bareFile]);
    for (const server of Object.values(servers)) await stopServer(server);
  }

  for (const server of [shipped, behind, site, stub]) if (server) await stopServer(server);
  return { comparisons, notRun };
};

/** Pages rendered for each request, beside React Router's own server. @param folder for throw-away files */
export const measureRendered = async (folder: string, effort: Effort): Promise<PageFigures> => {
  // rendering takes milliseconds: fewer connections, so that it is not the queue that is measured
  const slower = { ...effort, connections: Math.min(effort.connections, 8), seconds: effort.seconds * 4 };
  const { comparisons, inTurn } = createRows(slower);
  const stub = await startStub();
  const site = await startSite(stub.port, join(folder, 'rendering'));
  const stock = await startStock(stub.port, join(folder, 'stock'));
  const fresh = await startSite(stub.port, join(folder, 'fresh'), { CACHE_SECONDS: '0' });
  for (const path of RENDERED_PAGES) {
    const theirs = { port: stock.port, pid: stock.pid, path, encoding: 'identity' } as const;
    await inTurn({ name: path, ours: 'rendered from cached answers', yardstick: 'stock server', wanted: 1 }, [
      { port: site.port, pid: site.pid, path, host: OTHER_HOST, encoding: 'identity' },
      theirs,
    ]);
    await inTurn({ name: path, ours: 'nothing cached', yardstick: 'stock server', wanted: undefined }, [
      { port: fresh.port, pid: fresh.pid, path, encoding: 'identity' },
      theirs,
    ]);
  }
  for (const server of [fresh, stock, site, stub]) await stopServer(server);
  return { comparisons, notRun: [] };
};
