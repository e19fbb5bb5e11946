/** The built site whose log nobody can read: it serves as before, counts what it drops, and ends as it should. */
import { join } from 'node:path';
import { startStubServer, type StubServer } from '@yunxia/contract/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROKEN_OUTPUTS, startWithoutOutput } from '../../../packages/http/test/broken-output.ts';
import { freePort } from '../../../scripts/free-port.ts';

const script = join(import.meta.dirname, '../server/main.ts');
/** More lines than a pipe and the queue behind it take. */
const REQUESTS = 1_600;
const TOGETHER = 20;

let stub: StubServer;
beforeAll(async () => {
  stub = await startStubServer();
});
afterAll(() => stub.close());

const start = async (output: (typeof BROKEN_OUTPUTS)[number]) => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const site = await startWithoutOutput(output, script, `${origin}/healthz`, {
    SITE_PORT: String(port),
    METRICS_PORT: String(metricsPort),
    CONTENT_URL: stub.url,
    RATE_LIMITS: 'off',
  });
  return { site, origin, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
};

/** Each makes a long line of the log. */
const askOften = async (origin: string): Promise<Set<number>> => {
  const seen = new Set<number>();
  for (let count = 0; count < REQUESTS; count += TOGETHER) {
    const ask = async (): Promise<void> => {
      const answer = await fetch(`${origin}/assets/${'a'.repeat(280)}`);
      await answer.arrayBuffer();
      seen.add(answer.status);
    };
    await Promise.all(Array.from({ length: TOGETHER }, ask));
  }
  return seen;
};

test.each(BROKEN_OUTPUTS)('an output that is %s costs lines, which are counted, and nothing else', async (output) => {
  const { site, origin, metrics } = await start(output);
  try {
    expect(await askOften(origin)).toEqual(new Set([404]));
    expect((await fetch(`${origin}/home`)).status).toBe(200);
    const counted = /^log_lines_dropped_total (\d+)$/m.exec(await (await fetch(metrics)).text())?.[1];
    expect(Number(counted)).toBeGreaterThan(0);
    expect(site.process.exitCode).toBeNull();
    const { code, seconds } = await site.end('SIGTERM');
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(10);
  } finally {
    site.clear();
  }
});

test.each(BROKEN_OUTPUTS)('an uncaught exception ends it with code 1 though its output is %s', async (output) => {
  const { site } = await start(output);
  try {
    const { code, seconds } = await site.end('SIGHUP');
    expect(code).toBe(1);
    expect(seconds).toBeLessThan(10);
  } finally {
    site.clear();
  }
});
