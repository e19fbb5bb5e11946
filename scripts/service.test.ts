import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { PlainError } from './plain-error.ts';
import { Service, type ServiceOptions, toSentence } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const answering = `
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  if (request.url === '/end') process.exit(3);
  response.end(String(process.pid));
}).listen(Number(process.env.PORT), '127.0.0.1');
`;
const polite = `${answering} process.on('SIGTERM', () => process.exit(0));`;
const deaf = `${answering} process.on('SIGTERM', () => {});`;

async function create(source: string, options: Partial<ServiceOptions> = {}) {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const port = await freePort();
  const script = join(folder, `${port}.mjs`);
  writeFileSync(script, source);
  const url = `http://127.0.0.1:${port}`;
  const onGone = vi.fn();
  const service = new Service({
    name: 'test',
    title: '测试',
    script,
    env: { PORT: String(port) },
    healthUrl: url,
    onGone,
    ...options,
  });
  const pid = async () => Number(await (await fetch(url)).text());
  return { service, url, onGone, pid };
}

test.each([
  [
    '{"time":"2026-11-29T08:00:00Z","level":"info","msg":"网站已启动：http://127.0.0.1:3000/"}',
    '网站已启动：http://127.0.0.1:3000/',
  ],
  ['{"time":"2026-11-29T08:00:00Z","level":"info","msg":"request","status":200}', undefined],
  ['{"time":"2026-11-29T08:00:00Z","level":"warn","msg":"late"}', undefined],
  ['{"time":', undefined],
  ['plain', undefined],
])('of the log line %s a person reads its sentence, or all of it', (line, sentence = line) => {
  expect(toSentence(line)).toBe(sentence);
});

const isGone = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

test('starts, answers, and ends on request', async () => {
  const { service, url } = await create(polite);
  await service.start();
  expect((await fetch(url)).ok).toBe(true);
  await service.stop();
  expect(await isGone(url)).toBe(true);
});

test('one that does not listen to SIGTERM is ended all the same', async () => {
  const { service, url } = await create(deaf);
  await service.start();
  const began = performance.now();
  await service.stop(0.5);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(await isGone(url)).toBe(true);
});

test('one that ends before it is healthy is a plain error and is not started again', async () => {
  const { service, onGone } = await create('process.exit(1)', { restartDelays: [0] });
  await expect(service.start()).rejects.toThrow(PlainError);
  expect(onGone).not.toHaveBeenCalled();
});

test('one that ends by itself is started again, until it has done so too often', async () => {
  const { service, url, onGone, pid } = await create(polite, { restartDelays: [0.1] });
  await service.start();
  const first = await pid();
  await isGone(`${url}/end`);
  await vi.waitFor(async () => expect(await pid()).not.toBe(first), { timeout: 5000, interval: 100 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await isGone(`${url}/end`);
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce(), { timeout: 5000 });
  await service.stop();
});
