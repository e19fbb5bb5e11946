/** Puts faults on a running system, one after the other, while readers read and an editor saves, and reports the responses. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startObjectStorage } from '../../apps/content/tests/object-storage.ts';
import { type StoppableCluster, startStoppableCluster } from '../../apps/content/tests/postgres/stoppable-cluster.ts';
import { createRedisServer, type RedisServer } from '../../apps/site/tests/redis-server.ts';
import { signInAsAdministrator } from '../../e2e/setup/editor.ts';
import { freePort } from '../../scripts/free-port.ts';
import type { Fault, HealthSays, Scene } from './faults.ts';
import { createGate, type Gate } from './gate.ts';
import { CACHED_PAGES, findLost, type LoadReport, startLoad } from './load.ts';
import { createDrillSystem, type Victim } from './system.ts';

/** Size of the small disk: room for the database and its log. */
const SMALL_DISK = '160m';
/** How long the system may take to recover, in ms. */
const RECOVERY_MS = 60_000;
/** Normal work before and after a fault, in ms. */
const NORMAL_MS = 1000;

/** The result of one fault. */
export interface Drilled extends LoadReport {
  readonly fault: Fault;
  /** Whether health said what it has to while the fault was there. */
  readonly isTold: boolean;
  /** Seconds from the end of the fault until health is well and a save succeeds. */
  readonly recovery: number;
  /** Acknowledged saves that are missing. */
  readonly lost: readonly string[];
  /** Whether a server ended that the drill had not stopped. */
  readonly isServerLost: boolean;
}

/** Third-party programs, where they are installed. */
export interface DrillPrograms {
  readonly postgres: string | undefined;
  readonly redis: string | undefined;
}

interface Health {
  readonly status?: string;
  readonly parts?: Readonly<Record<string, string>>;
}

const healthOf = async ({ origin }: Victim): Promise<Health> => {
  try {
    return (await (await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(3000) })).json()) as Health;
  } catch {
    return {};
  }
};

const says = async (scene: Scene, { server, part, word }: HealthSays): Promise<boolean> =>
  (await healthOf(scene[server])).parts?.[part] === word;

/** Polls a condition. @returns whether it held in time */
const becomes = async (holds: () => Promise<boolean>, milliseconds: number): Promise<boolean> => {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    if (await holds()) return true;
    if (Date.now() > deadline) return false;
    await sleep(100);
  }
};

const canSave = async (scene: Scene, token: string): Promise<boolean> => {
  const answer = await fetch(`${scene.content.origin}/cms/api/news`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify({ title: '演练后的新闻', type: 'important', _status: 'published' }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  return answer?.ok === true;
};

const runFault = async (scene: Scene, fault: Fault, token: string, milliseconds: number): Promise<Drilled> => {
  for (const path of CACHED_PAGES) await (await fetch(scene.site.origin + path)).text();
  const pids = [scene.content.pid(), scene.site.pid()];
  const startsServers = fault.isContentGone === true || fault.isAround === true;
  if (fault.isAround) await fault.begin(scene);
  const load = startLoad(scene.site.origin, scene.content.origin, token);
  await sleep(NORMAL_MS);
  if (!fault.isAround) await fault.begin(scene);
  const began = performance.now();
  const isTold = fault.says === undefined || (await becomes(() => says(scene, fault.says as HealthSays), 20_000));
  await sleep(Math.max(0, milliseconds - (performance.now() - began)));
  if (!fault.isAround) await fault.end(scene);
  const ended = performance.now();
  const isWell = async (): Promise<boolean> => {
    const states = await Promise.all([healthOf(scene.content), healthOf(scene.site)]);
    // The part `log` stays `dropping` for a minute after the last lost line.
    const words = states.flatMap(({ parts = {} }) => Object.entries(parts).filter(([name]) => name !== 'log'));
    return (
      words.length > 0 &&
      words.every(([, word]) => ['ok', 'up', 'off', 'low'].includes(word)) &&
      (await canSave(scene, token))
    );
  };
  const isRecovered = fault.isAround || (await becomes(isWell, RECOVERY_MS));
  const recovery = isRecovered ? (performance.now() - ended) / 1000 : Number.POSITIVE_INFINITY;
  await sleep(NORMAL_MS);
  const report = await load();
  if (fault.isAround) await fault.end(scene);
  const isServerLost =
    !scene.content.isRunning() ||
    !scene.site.isRunning() ||
    (!startsServers && (pids[0] !== scene.content.pid() || pids[1] !== scene.site.pid()));
  return {
    ...report,
    fault,
    isTold,
    recovery,
    lost: await findLost(scene.content.origin, token, report.saved),
    isServerLost,
  };
};

/** Mounts a small disk for the data. @returns unmounts it; undefined: this process may not mount */
const mountSmallDisk = (folder: string): (() => void) | undefined => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK},mode=0700`, 'tmpfs', folder], { stdio: 'pipe' });
    const unmount = (): void => void execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
    // also when this process is ended in the midst of it
    process.once('exit', unmount);
    return () => {
      process.off('exit', unmount);
      unmount();
    };
  } catch {
    return undefined;
  }
};

/**
 * Runs faults on one system over the same database.
 *
 * @param milliseconds how long each of them lasts
 * @param tell called with each result, and with each fault for which something is missing
 * @throws Error with its output when a server does not start
 */
export const drill = async (
  faults: readonly Fault[],
  programs: DrillPrograms,
  milliseconds: number,
  tell: (result: Drilled | { readonly fault: Fault; readonly isNotRun: true }) => void,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  const ends: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const unmount = mountSmallDisk(data);
    if (unmount) ends.push(unmount);
    const env: Record<string, string> = {};
    let postgres: StoppableCluster | undefined;
    let redis: RedisServer | undefined;
    let storage: Gate | undefined;
    if (faults.some(({ database }) => database === 'postgres')) {
      if (programs.postgres) {
        postgres = await startStoppableCluster(programs.postgres);
        ends.push(postgres.remove);
        env['DATABASE_URL'] = postgres.url;
      }
    } else {
      const bucket = await startObjectStorage();
      storage = createGate(await freePort(), Number(new URL(bucket.variables['S3_ENDPOINT'] ?? '').port));
      await storage.open();
      ends.push(bucket.close, storage.close);
      Object.assign(env, bucket.variables, { S3_ENDPOINT: `http://127.0.0.1:${storage.port}` });
      if (programs.redis) {
        redis = await createRedisServer(programs.redis);
        await redis.start();
        ends.push(redis.stop);
        env['REDIS_URL'] = redis.url;
      }
    }
    const system = await createDrillSystem(folder, data, env);
    const scene: Scene = { ...system, postgres, redis, storage, hasSmallDisk: unmount !== undefined };
    ends.push(async () => void (await Promise.all([scene.content.stop(), scene.site.stop()])));
    const possible = faults.filter((fault) => {
      const isThere = (fault.database === 'sqlite' || postgres !== undefined) && fault.canBegin?.(scene) !== false;
      if (!isThere) tell({ fault, isNotRun: true });
      return isThere;
    });
    if (possible.length === 0) return;
    await scene.content.start();
    await scene.site.start();
    const password = /密 {2}码：(\S+)/.exec(scene.content.output())?.[1] ?? '';
    const editor = await signInAsAdministrator(scene.content.origin, password);
    for (const fault of possible) tell(await runFault(scene, fault, editor.cookie.value, milliseconds));
  } finally {
    for (const end of ends.toReversed()) await end();
  }
};
