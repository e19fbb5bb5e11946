/** The built content server whose log nobody can read: it serves as before, counts what it drops, and ends as it should. */
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  BROKEN_OUTPUTS,
  type BrokenOutput,
  type ServerWithoutOutput,
  startWithoutOutput,
} from '../../../packages/http/test/broken-output.ts';
import { freePort } from '../../../scripts/free-port.ts';

const script = path.resolve(import.meta.dirname, '../scripts/serve.ts');
/** More lines than a pipe and the queue behind it take. */
const REQUESTS = 1_600;
const TOGETHER = 20;

async function start(output: BrokenOutput): Promise<{ server: ServerWithoutOutput; base: string }> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = await startWithoutOutput(output, script, `${base}/healthz`, {
    CONTENT_PORT: String(port),
    DATABASE_URL: '',
    RATE_LIMITS: 'off',
  });
  return { server, base };
}

/** Each makes a long line of the log. */
async function askOften(base: string): Promise<Set<number>> {
  const seen = new Set<number>();
  for (let count = 0; count < REQUESTS; count += TOGETHER) {
    const ask = async (): Promise<void> => {
      const answer = await fetch(`${base}/api/v1/${'a'.repeat(280)}`, { method: 'POST' });
      await answer.arrayBuffer();
      seen.add(answer.status);
    };
    await Promise.all(Array.from({ length: TOGETHER }, ask));
  }
  return seen;
}

test.each(BROKEN_OUTPUTS)('an output that is %s costs lines, which are counted, and nothing else', async (output) => {
  const { server, base } = await start(output);
  try {
    expect(await askOften(base)).toEqual(new Set([404]));
    expect((await fetch(`${base}/api/v1/site-info`, { method: 'POST' })).status).toBe(200);
    expect(await server.dropped()).toBeGreaterThan(0);
    const { code, seconds } = await server.end('SIGTERM');
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(10);
  } finally {
    server.clear();
  }
});

test.each(BROKEN_OUTPUTS)('an uncaught exception ends it with code 1 though its output is %s', async (output) => {
  const { server } = await start(output);
  try {
    const { code, seconds } = await server.end('SIGHUP');
    expect(code).toBe(1);
    expect(seconds).toBeLessThan(10);
  } finally {
    server.clear();
  }
});
