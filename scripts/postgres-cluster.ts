import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { findProgram, isExecutable, type Packages, postgresFolders } from './setup/system-packages.ts';

const run = promisify(execFile);

export const POSTGRES_PACKAGES: Packages = { debian: ['postgresql'], brew: ['postgresql@17'] };
const programs = ['initdb', 'postgres', 'psql', 'pg_dump', 'pg_restore'];
const SUPERUSER = 'yunxia';

/** Folder of PostgreSQL's programs; undefined: there is none. */
export function findPostgres(): string | undefined {
  const initdb = findProgram(['initdb']);
  const folders = [...postgresFolders(), ...(initdb ? [dirname(realpathSync(initdb))] : [])];
  return folders.find((folder) => programs.every((program) => isExecutable(join(folder, program))));
}

/** A PostgreSQL server of its own, whose data are thrown away with it. */
export interface PostgresCluster {
  /** Folder of `psql`, `pg_dump` and their kin. */
  bin: string;
  /** Connection string of one of its databases. */
  url: (database: string) => string;
  /** Runs SQL in one of its databases, and gives what psql prints of it, unaligned. */
  query: (database: string, sql: string) => Promise<string>;
  stop: () => Promise<void>;
}

export interface ClusterOptions {
  /** Whether it writes as safely as in use; without, it is quicker. */
  durable?: boolean;
}

/**
 * Starts PostgreSQL on a free port of 127.0.0.1, in a new folder below the system's temporary one. It ends with this
 * process, however that ends.
 *
 * @param bin folder of its programs
 * @throws Error with its last output when it does not start
 */
export async function startPostgres(bin: string, { durable = false }: ClusterOptions = {}): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // It refuses to run as root.
  const identity = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  if (identity) chownSync(folder, identity.uid, identity.gid);
  try {
    const initdb = ['-D', folder, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
    await run(join(bin, 'initdb'), initdb, { ...identity, cwd: folder });
    const { server, port } = await listen(bin, folder, identity, durable);
    const url = (database: string) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`;
    return {
      bin,
      url,
      query: async (database, sql) =>
        (await run(join(bin, 'psql'), ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', sql, url(database)])).stdout.trim(),
      stop: async () => {
        await end(server);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

type Identity = { uid: number; gid: number };

function unprivilegedUser(): Identity {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user here.
    }
  }
  throw new Error('neither a user postgres nor nobody');
}

/** A shell that ends the server when its own input does: so also when this process is killed. */
const untilPipeEnds = '"$0" "$@" & server=$!; trap "" INT TERM HUP; cat; kill -INT $server; wait $server';

/** A port that was free may be taken before the server has it: then another one. */
async function listen(
  bin: string,
  folder: string,
  identity: Identity | undefined,
  durable: boolean,
): Promise<{ server: ChildProcess; port: number }> {
  let output = '';
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const port = await freePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      `fsync=${durable ? 'on' : 'off'}`,
    ];
    const args = ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const server = spawn('sh', ['-c', untilPipeEnds, join(bin, 'postgres'), ...args], {
      ...identity,
      cwd: folder,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    server.stdin?.on('error', () => undefined);
    output = '';
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-4000);
    });
    server.stdout?.resume();
    for (let waited = 0; waited < 30_000; waited += 50) {
      if (output.includes('ready to accept connections')) return { server, port };
      if (/FATAL|could not bind/.test(output)) break;
      await sleep(50);
    }
    await end(server);
  }
  throw new Error(`PostgreSQL does not start:\n${output}`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  server.stdin?.end();
  await ended;
}
