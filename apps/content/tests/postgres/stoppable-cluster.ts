/** A PostgreSQL server that a test stops and starts again, on the same port and the same data. */
import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../../scripts/free-port.ts';

const run = promisify(execFile);

/** How it ends: `fast` tells its clients, `immediate` leaves them without a word. */
export type StopMode = 'fast' | 'immediate';

export interface StoppableCluster {
  url: string;
  stop: (mode: StopMode) => Promise<void>;
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

/** It refuses to run as root. */
function identity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts one. @param bin folder of PostgreSQL's programs */
export async function startStoppableCluster(bin: string): Promise<StoppableCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-faults-'));
  const who = identity();
  if (who) chownSync(folder, who.uid, who.gid);
  const port = await freePort();
  const program = (name: string, ...args: string[]) => run(path.join(bin, name), args, { ...who, cwd: folder });
  await program('initdb', '-D', folder, '-U', 'yunxia', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  // Its output goes to a file: a pipe would keep pg_ctl waiting for the server's end.
  const start = async () =>
    void (await program('pg_ctl', '-D', folder, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start'));
  const stop = async (mode: StopMode) => void (await program('pg_ctl', '-D', folder, '-w', '-m', mode, 'stop'));
  await start();
  const base = `postgres://yunxia@127.0.0.1:${port}`;
  await program('psql', '-Xq', '-c', 'CREATE DATABASE faults', `${base}/postgres`);
  return {
    url: `${base}/faults`,
    start,
    stop,
    remove: async () => {
      await stop('immediate').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
