/** The built content server while PostgreSQL is stopped and started again under requests and saves. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { type BuiltServer, startBuiltServer } from '../built-server.ts';
import { askApi, healthOf, type SignedIn, signInFirst } from '../signed-in.ts';
import { type StoppableCluster, startStoppableCluster } from './stoppable-cluster.ts';

let cluster: StoppableCluster;
let server: BuiltServer;
let editor: SignedIn;

beforeAll(async () => {
  cluster = await startStoppableCluster(inject('postgres').bin);
  server = await startBuiltServer(await freePort(), { DATABASE_URL: cluster.url, LOG_LEVEL: 'warn' });
  editor = await signInFirst(server);
});
afterAll(async () => {
  await server?.close();
  await cluster?.remove();
});

const NEWS = { type: 'important', page: 1, limit: 4 };

describe('PostgreSQL is stopped while people read and save', () => {
  it.each(['fast', 'immediate', 'fast', 'immediate'] as const)(
    'the server lives on, answers 503 in Chinese, and is back by itself (%s)',
    async (mode) => {
      const people = { isOver: false };
      const saved: string[] = [];
      const answers: { status: number; text: string; headers: Headers }[] = [];
      const done = Array.from({ length: 6 }, async (_, person) => {
        for (let round = 0; !people.isOver; round += 1) {
          const title = `${mode} ${person} ${round}`;
          const answer = person < 3 ? await editor.save(title) : await askApi(server, 'news-list', NEWS);
          answers.push(answer);
          if (answer.status === 201) saved.push(title);
          await sleep(20);
        }
      });
      await sleep(300);
      await cluster.stop(mode);
      const away = await askApi(server, 'news-list', NEWS);
      expect([away.status, JSON.parse(away.text)]).toEqual([503, { code: 503, msg: '数据库暂时无法访问，请稍后再试' }]);
      expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
      const save = await editor.save('数据库停止时');
      expect([save.status, save.text]).toEqual([503, expect.stringContaining('数据库暂时无法访问，内容没有保存')]);
      expect(Number(save.headers.get('retry-after'))).toBeGreaterThan(0);
      const signIn = await editor.signIn();
      expect([signIn.status, signIn.text]).toEqual([503, expect.stringContaining('数据库暂时无法访问')]);
      await expect
        .poll(() => healthOf(server))
        .toMatchObject({ http: 503, status: 'unavailable', parts: { database: 'down' } });
      await cluster.start();
      await expect.poll(async () => (await askApi(server, 'news-list', NEWS)).status, { timeout: 15_000 }).toBe(200);
      await expect.poll(async () => (await editor.save(`${mode} 之后`)).status, { timeout: 15_000 }).toBe(201);
      people.isOver = true;
      await Promise.all(done);
      expect(server.process.exitCode).toBeNull();
      // Nobody reads an English fault, and nothing that was acknowledged is lost.
      for (const { status, text } of answers) {
        if (status !== 200 && status !== 201) expect([status, text]).toEqual([503, expect.stringMatching(/数据库/)]);
      }
      const { text } = await editor.call('GET', 'news?limit=0&depth=0');
      const titles = (JSON.parse(text) as { docs: { title: string }[] }).docs.map(({ title }) => title);
      expect(saved.filter((title) => !titles.includes(title))).toEqual([]);
      await expect.poll(() => healthOf(server)).toMatchObject({ http: 200, status: 'ok', parts: { database: 'ok' } });
    },
  );

  it('ten ends of the server use up no connection', async () => {
    for (let round = 0; round < 10; round += 1) {
      await cluster.stop('immediate');
      await askApi(server, 'news-list', NEWS);
      await cluster.start();
      await expect.poll(async () => (await askApi(server, 'news-list', NEWS)).status, { timeout: 15_000 }).toBe(200);
    }
    const many = await Promise.all(Array.from({ length: 20 }, () => askApi(server, 'news-list', NEWS)));
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
    expect((await editor.save('十次之后')).status).toBe(201);
  });
});
