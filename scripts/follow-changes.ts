/** Runs a command with the cache tags of what has changed, after the content server's change log. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHANGE_LOG_PATH, CHANGE_WAIT_MS, type ChangeLogAnswer, readChangeLog } from '@yunxia/contract/change-log';

/** Back-off after failures: the first and the longest, in ms. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** Until the site (1 s) and the shipped nginx (3 s) have what changed. */
const ORIGIN_LAG_MS = 4000;

export interface FollowOptions {
  /** Origin of the content server. */
  content: string;
  secret: string;
  /** File that stores the position in the log. */
  positionFile: string;
  /** Program and its arguments; run without a shell. */
  command: readonly [string, ...string[]];
  signal: AbortSignal;
  /** Receives each purge and each failure. */
  report: (line: string) => void;
  firstPauseMs?: number;
  /** How long the origin of the CDN may go on serving what has changed, in ms: the site and the shipped nginx. */
  originLagMs?: number;
}

interface Position {
  epoch: string;
  seq: number;
}

async function readPosition(file: string): Promise<Position> {
  try {
    const { epoch, seq } = JSON.parse(await readFile(file, 'utf8')) as Position;
    return { epoch: String(epoch), seq: Number(seq) };
  } catch {
    // Without a position the log answers with a reset: everything is purged.
    return { epoch: '', seq: 0 };
  }
}

async function writePosition(file: string, position: Position): Promise<void> {
  await writeFile(`${file}.partial`, JSON.stringify(position));
  await rename(`${file}.partial`, file);
}

const reasons: Readonly<Record<number, string>> = {
  401: ': its PUBLISH_SECRET is another one',
  404: ': it has no PUBLISH_SECRET, or CONTENT_URL is not its address',
};

async function readLog({ content, secret, signal }: FollowOptions, { epoch, seq }: Position): Promise<ChangeLogAnswer> {
  const answer = await fetch(`${content}${CHANGE_LOG_PATH}?epoch=${encodeURIComponent(epoch)}&after=${seq}`, {
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(CHANGE_WAIT_MS + 10_000)]),
  });
  if (!answer.ok) throw new Error(`the content server answers ${answer.status}${reasons[answer.status] ?? ''}`);
  return readChangeLog(await answer.json());
}

/** With what caused it: `fetch failed` alone does not say where to look. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** Runs the command: tags on its standard input, one a line; for everything none, and `PURGE=everything`. */
async function runCommand({ command, signal }: FollowOptions, tags: readonly string[] | 'everything'): Promise<void> {
  const [program, ...args] = command;
  const isAll = tags === 'everything';
  const child = spawn(program, args, {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, PURGE: isAll ? 'everything' : 'tags' },
    signal,
  });
  // A command that does not read them has ended before they are written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(isAll ? '' : `${tags.join('\n')}\n`);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the command ended with ${code ?? 'a signal'}`);
}

/** Follows the log until the signal is aborted. Failures are retried: no change is skipped. */
export async function followChanges(options: FollowOptions): Promise<void> {
  const { positionFile, signal, report, firstPauseMs = FIRST_PAUSE_MS, originLagMs = ORIGIN_LAG_MS } = options;
  let pause = firstPauseMs;
  while (!signal.aborted) {
    try {
      const before = await readPosition(positionFile);
      const { epoch, seq, reset, changes } = await readLog(options, before);
      const tags = reset ? 'everything' : [...new Set(changes.flatMap((change) => change.tags))];
      if (tags.length > 0) {
        // Purged at once, a CDN would fetch the old page again and keep it.
        await sleep(originLagMs, undefined, { signal });
        await runCommand(options, tags);
        report(`${new Date().toISOString()} ${reset ? 'everything' : `${tags.length} tags`} up to ${seq}`);
      }
      if (seq !== before.seq || epoch !== before.epoch) await writePosition(positionFile, { epoch, seq });
      pause = firstPauseMs;
    } catch (error) {
      if (signal.aborted) return;
      report(`${new Date().toISOString()} ${reasonOf(error)}; again in ${pause} ms`);
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }
}
