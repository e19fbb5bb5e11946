/** The built content server while its SQLite database is held, moved, damaged, and while its disk is full. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { makePdf } from './sample-file.ts';
import { answerOf, askApi, healthOf, type SignedIn, signInFirst } from './signed-in.ts';

const NEWS = { type: 'important', page: 1, limit: 4 };

/** Holds the writer's place of a database from another process until it is let go. */
async function holdDatabase(file: string): Promise<() => Promise<void>> {
  const script = `const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
    database.exec('BEGIN IMMEDIATE');
    console.log('held');
    process.stdin.once('data', () => { database.exec('ROLLBACK'); database.close(); process.exit(0); });`;
  const other = spawn(process.execPath, ['-e', script, file], { stdio: ['pipe', 'pipe', 'ignore'] });
  await once(other.stdout, 'data');
  return async () => {
    other.stdin.write('\n');
    await once(other, 'exit');
  };
}

describe('the database is held, moved, damaged', () => {
  let server: BuiltServer;
  let editor: SignedIn;
  const file = (name = 'content.db'): string => path.join(server.directory, name);

  beforeAll(async () => {
    server = await startBuiltServer(await freePort(), { LOG_LEVEL: 'warn', RATE_LIMITS: 'off' });
    editor = await signInFirst(server);
  });
  afterAll(() => server?.close());

  it('another process holds it: readers do not wait, a save says why, and the first one afterwards goes through', async () => {
    const letGo = await holdDatabase(file());
    const progress = { isOver: false };
    const saves = Promise.all(['一', '二', '三'].map((title) => editor.save(`占用时 ${title}`))).finally(() => {
      progress.isOver = true;
    });
    // Far more answers than there could be if each had to wait for a save to give up.
    let reads = 0;
    while (!progress.isOver) {
      expect((await askApi(server, 'news-list', NEWS)).status).toBe(200);
      reads += 1;
    }
    expect(reads).toBeGreaterThan(20);
    for (const save of await saves) {
      expect([save.status, save.text]).toEqual([503, expect.stringContaining('数据库正被其他程序占用，内容没有保存')]);
      expect(Number(save.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await healthOf(server)).toMatchObject({ http: 200, status: 'degraded', parts: { database: 'locked' } });
    await letGo();
    for (const title of ['一', '二', '三']) expect((await editor.save(`放开后 ${title}`)).status).toBe(201);
    await expect.poll(() => healthOf(server)).toMatchObject({ status: 'ok', parts: { database: 'ok' } });
    const { text } = await editor.call('GET', 'news?limit=0&depth=0');
    const titles = (JSON.parse(text) as { docs: { title: string }[] }).docs.map(({ title }) => title).toSorted();
    expect(titles).toEqual(['放开后 一', '放开后 三', '放开后 二']);
  });

  it('its file is moved away or replaced: health says gone, saves are refused, readers go on', async () => {
    renameSync(file(), file('moved.db'));
    expect(await expectGone()).toBeUndefined();
    writeFileSync(file(), '');
    expect(await expectGone()).toBeUndefined();
    renameSync(file('moved.db'), file());
    expect((await editor.save('放回原处')).status).toBe(201);
    await expect.poll(() => healthOf(server)).toMatchObject({ http: 200, status: 'ok' });
  });

  async function expectGone(): Promise<void> {
    await expect
      .poll(() => healthOf(server))
      .toMatchObject({ http: 200, status: 'degraded', parts: { database: 'gone' } });
    const save = await editor.save('移走后');
    expect([save.status, save.text]).toEqual([503, expect.stringContaining('数据库文件已被移走或替换，内容没有保存')]);
    expect((await askApi(server, 'news-list', NEWS)).status).toBe(200);
  }

  it('a page of it cannot be read: 503 for what is on it, the rest goes on, health says corrupt', async () => {
    await server.close(false);
    const database = new DatabaseSync(file());
    const root = Number(database.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'news'").get()?.['rootpage']);
    const size = Number(database.prepare('PRAGMA page_size').get()?.['page_size']);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    const handle = openSync(file(), 'r+');
    writeSync(handle, Buffer.alloc(size, 0xa5), 0, size, (root - 1) * size);
    closeSync(handle);
    const { directory } = server;
    server = await startBuiltServer(await freePort(), { LOG_LEVEL: 'warn', DATA_DIR: directory });
    if (server.process.exitCode !== null) {
      throw new Error(server.output());
    }
    const news = await askApi(server, 'news-list', NEWS);
    expect([news.status, news.text]).toEqual([503, expect.stringContaining('数据库暂时无法读取')]);
    expect((await askApi(server, 'notice-list', { type: 'overhaul', page: 1, limit: 4 })).status).toBe(200);
    await expect.poll(() => healthOf(server)).toMatchObject({ http: 200, parts: { database: 'corrupt' } });
  });
});

describe('a place that is not new', () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'content-faults-'));
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it('uploads without a database stop the start with a sentence, and no database is begun', async () => {
    mkdirSync(path.join(directory, 'media'));
    writeFileSync(path.join(directory, 'media', 'a.pdf'), makePdf(1));
    const server = await startBuiltServer(await freePort(), { DATA_DIR: directory });
    expect(server.process.exitCode).toBe(1);
    expect(server.output()).toContain('但没有数据库 content.db');
    expect(server.output()).toContain('restore a backup');
    expect(server.output()).not.toMatch(/\n {4}at /);
    expect(existsSync(path.join(directory, 'content.db'))).toBe(false);
    await server.close();
  });

  it('a file that is no database is named in one sentence of each language', async () => {
    const place = path.join(directory, 'damaged');
    mkdirSync(place);
    writeFileSync(path.join(place, 'content.db'), 'x'.repeat(8192));
    const server = await startBuiltServer(await freePort(), { DATA_DIR: place });
    expect(server.process.exitCode).toBe(1);
    expect(server.output()).toMatch(/已损坏，不是数据库[\s\S]*is damaged/);
    expect(server.output()).not.toMatch(/\n {4}at |"stack"/);
    await server.close();
  });

  it('a database of another version stops the start with a sentence and stays as it was', async () => {
    const place = path.join(directory, 'other-version');
    mkdirSync(place);
    const database = new DatabaseSync(path.join(place, 'content.db'));
    database.exec(`CREATE TABLE payload_migrations (id integer PRIMARY KEY, name text, batch numeric);
      INSERT INTO payload_migrations (name, batch) VALUES ('20991231_235959_later', 1)`);
    const server = await startBuiltServer(await freePort(), { DATA_DIR: place });
    expect(server.process.exitCode).toBe(1);
    expect(server.output()).toMatch(/本版本不认识的迁移（20991231_235959_later）[^\n]*npm run backup[^\n]*DATA_DIR/);
    expect(server.output()).toMatch(/unknown migrations: 20991231_235959_later.*nothing was changed/);
    expect(server.output()).not.toMatch(/\n {4}at |"stack"/);
    expect(database.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'payload_migrations' }]);
    database.close();
    await server.close();
  });

  it('what is new belongs to its owner alone', async () => {
    const place = path.join(directory, 'new');
    const server = await startBuiltServer(await freePort(), { DATA_DIR: place });
    const editor = await signInFirst(server);
    expect((await editor.upload(makePdf(1), '文件.pdf', 'application/pdf')).status).toBe(201);
    const modes = ['', 'content.db', 'content.db-wal', 'secret', 'media', 'media/*'].map((name) => {
      const found = name === 'media/*' ? `media/${readdirSync(path.join(place, 'media'))[0]}` : name;
      return `${name} ${(statSync(path.join(place, found)).mode & 0o777).toString(8)}`;
    });
    expect(modes).toEqual([' 700', 'content.db 600', 'content.db-wal 600', 'secret 600', 'media 700', 'media/* 600']);
    await server.close();
  });

  it('a folder that cannot be used is named in one sentence of each language, without a stack', async () => {
    const place = path.join(directory, 'file');
    writeFileSync(place, 'x');
    const server = await startBuiltServer(await freePort(), { DATA_DIR: place });
    expect(server.process.exitCode).toBe(3);
    expect(server.output().trim().split('\n')).toEqual([
      `内容服务器无法使用数据目录 ${place}：不是目录，请用 DATA_DIR 换一个目录。`,
      `The content server cannot use its data folder ${place}: it is not a folder: choose another one by DATA_DIR.`,
    ]);
    await server.close();
  });
});

const canMount = ((): boolean => {
  const place = mkdtempSync(path.join(tmpdir(), 'content-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place], { stdio: 'ignore' });
    execFileSync('umount', [place]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
})();

// A small disk of its own needs the right to mount one.
describe.skipIf(!canMount)('the disk is full', () => {
  let place: string;
  let server: BuiltServer;
  let editor: SignedIn;
  let metricsPort: number;

  beforeAll(async () => {
    place = mkdtempSync(path.join(tmpdir(), 'content-full-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m,mode=700', 'tmpfs', place]);
    metricsPort = await freePort();
    server = await startBuiltServer(await freePort(), {
      DATA_DIR: place,
      CONTENT_METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'warn',
    });
    editor = await signInFirst(server);
  });
  afterAll(async () => {
    await server?.close();
    execFileSync('umount', ['-l', place]);
    rmSync(place, { recursive: true, force: true });
  });

  const fill = (): void => {
    const handle = openSync(path.join(place, 'filler'), 'w');
    try {
      for (const size of [1024 * 1024, 4096]) {
        try {
          for (;;) writeSync(handle, Buffer.alloc(size, 1));
        } catch (error) {
          expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
        }
      }
    } finally {
      closeSync(handle);
    }
  };

  it('saves are refused in Chinese, nothing is left behind, people sign in and read; afterwards all is well', async () => {
    const before = (await editor.save('磁盘未满时')).status;
    expect(before).toBe(201);
    fill();
    const media = (): string[] => (existsSync(path.join(place, 'media')) ? readdirSync(path.join(place, 'media')) : []);
    const kept = media();
    const upload = await editor.upload(makePdf(1), '年报.pdf', 'application/pdf');
    expect([upload.status, upload.text]).toEqual([507, expect.stringContaining('服务器磁盘空间已满，内容没有保存')]);
    expect(media()).toEqual(kept);
    // The log of the database may have room for a few.
    const refused = await (async () => {
      for (let round = 0; ; round += 1) {
        const save = await editor.save(`磁盘已满 ${round} ${'长标题'.repeat(20)}`);
        if (save.status !== 201 || round > 400) return save;
      }
    })();
    expect([refused.status, refused.text]).toEqual([507, expect.stringContaining('服务器磁盘空间已满，内容没有保存')]);
    expect((await editor.signIn()).status).toBe(200);
    expect((await editor.save('登录之后')).status).toBe(507);
    expect((await askApi(server, 'news-list', NEWS)).status).toBe(200);
    await expect
      .poll(() => healthOf(server))
      .toMatchObject({ http: 200, status: 'degraded', parts: { database: 'full', disk: 'full' } });
    const { text } = await answerOf(fetch(`http://127.0.0.1:${metricsPort}/metrics`));
    expect(Number(/^content_failed_writes_total\{reason="full"\} (\d+)/m.exec(text)?.[1])).toBeGreaterThanOrEqual(3);
    expect(Number(/^content_disk_free_bytes (\S+)/m.exec(text)?.[1])).toBeLessThan(6 * 1024 * 1024);
    rmSync(path.join(place, 'filler'));
    expect((await editor.save('有空间后')).status).toBe(201);
    await expect.poll(() => healthOf(server)).toMatchObject({ http: 200, parts: { database: 'ok' } });
    expect((await editor.upload(makePdf(1), '年报.pdf', 'application/pdf')).status).toBe(201);
  });

  it('a disk that is full at the first start is named in one sentence of each language', async () => {
    const small = path.join(place, 'small');
    mkdirSync(small);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k,mode=700', 'tmpfs', small]);
    try {
      const failed = await startBuiltServer(await freePort(), { DATA_DIR: small });
      expect(failed.process.exitCode).toBe(1);
      expect(failed.output()).toContain('所在磁盘已满');
      expect(failed.output()).toContain('its disk is full');
      expect(failed.output()).not.toMatch(/\n {4}at |SAMPLE=off/);
      await failed.close();
    } finally {
      execFileSync('umount', ['-l', small]);
    }
  });
});
