/** The built content server while its object storage is stopped, and what it counts of itself. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { startObjectStorage, type TestStorage } from './object-storage.ts';
import { makePdf } from './sample-file.ts';
import { answerOf, askApi, healthOf, type SignedIn, signInFirst } from './signed-in.ts';

let server: BuiltServer;
let storage: TestStorage;
let editor: SignedIn;
let metricsPort: number;

beforeAll(async () => {
  storage = await startObjectStorage();
  metricsPort = await freePort();
  const variables = { ...storage.variables, CONTENT_METRICS_PORT: String(metricsPort), LOG_LEVEL: 'warn' };
  server = await startBuiltServer(await freePort(), variables, true);
  editor = await signInFirst(server);
});
afterAll(async () => {
  await server?.close();
  await storage?.close();
});

const figures = async (): Promise<string> => (await answerOf(fetch(`http://127.0.0.1:${metricsPort}/metrics`))).text;

describe('figures', () => {
  it('count requests, failed sign-ins and what waits', async () => {
    expect((await askApi(server, 'news-list', { type: 'important', page: 1, limit: 4 })).status).toBe(200);
    await editor.call('POST', 'users/login', { username: 'admin', password: 'wrong' });
    const text = await figures();
    expect(text).toMatch(/^content_requests_total\{kind="api",status="2xx"\} 1$/m);
    expect(text).toMatch(/^content_failed_sign_ins_total\{reason="credentials"\} 1$/m);
    expect(Number(/^content_disk_free_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
    for (const name of [
      'content_pdf_queue_length',
      'content_database_writers_waiting',
      'content_log_lines_dropped_total',
    ]) {
      expect(text).toMatch(new RegExp(`^${name} 0$`, 'm'));
    }
  });

  it('a taken port is one plain line, and the server starts', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const variables = { CONTENT_METRICS_PORT: String(port), LOG_LEVEL: 'warn' };
    const second = await startBuiltServer(await freePort(), variables, true);
    expect(await healthOf(second)).toMatchObject({ http: 200, status: 'ok' });
    const lines = second
      .output()
      .split('\n')
      .filter((line) => line.includes(String(port)));
    expect(lines).toEqual([expect.stringMatching(/^监控端口 \d+ 已被占用/)]);
    await second.close();
    other.close();
  });
});

it('the object storage is stopped: files are 503 in Chinese, uploads save nothing, health says down, the rest goes on', async () => {
  const data = makePdf(1);
  const kept = await editor.upload(data, '年报.pdf', 'application/pdf');
  const { filename } = (JSON.parse(kept.text) as { doc: { filename: string } }).doc;
  expect(await healthOf(server)).toMatchObject({ http: 200, status: 'ok', parts: { files: 'ok' } });
  await storage.close();
  const file = await answerOf(fetch(`${server.base}/media/${filename}`));
  expect([file.status, file.text.trim()]).toEqual([503, '文件存储暂时无法访问，请稍后再试']);
  expect(Number(file.headers.get('retry-after'))).toBeGreaterThan(0);
  const upload = await editor.upload(makePdf(2), '新年报.pdf', 'application/pdf');
  expect([upload.status, upload.text]).toEqual([503, expect.stringContaining('文件存储暂时无法访问，文件没有保存')]);
  const { text } = await editor.call('GET', 'media?limit=0');
  expect((JSON.parse(text) as { totalDocs: number }).totalDocs).toBe(1);
  expect((await editor.save('没有文件的新闻')).status).toBe(201);
  await expect
    .poll(() => healthOf(server), { timeout: 10_000 })
    .toMatchObject({ http: 200, status: 'degraded', parts: { database: 'ok', files: 'down' } });
  expect(await figures()).toMatch(/^content_failed_writes_total\{reason="files"\} 1$/m);
});
