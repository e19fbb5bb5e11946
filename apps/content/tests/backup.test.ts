/** Backup and restore over real files and a real database, of whichever dialect the suite runs. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { startTestContent, type TestContent } from '../src/api/v1/test-content.ts';
import { makeBackup } from '../src/backup/make-backup.ts';
import { BackupFault, verifyBackup, type Manifest } from '../src/backup/manifest.ts';
import { withPostgres } from '../src/backup/postgres-database.ts';
import { type Restored, restoreBackup } from '../src/backup/restore-backup.ts';
import { FolderStore } from '../src/media-store/folder-store.ts';
import { postgresMigrations } from '../src/migrations/postgres.ts';
import { sqliteMigrations } from '../src/migrations/sqlite.ts';
import { startBuiltServer } from './built-server.ts';

const NOW = Date.parse('2026-11-28T09:30:00Z');
const databaseUrl = process.env.DATABASE_URL || undefined;
const migrations = (databaseUrl ? postgresMigrations : sqliteMigrations).map(({ name }) => name);
const databaseFile = databaseUrl ? 'content.dump' : 'content.db';

let content: TestContent;
let folder: string;
let source: string;
let backup: { folder: string; manifest: Manifest };
/** Where it is restored to. */
let target: { dataDirectory: string; databaseUrl: string | undefined; objectStorage: undefined };

beforeAll(async () => {
  content = await startTestContent();
  source = process.env.DATA_DIR ?? '';
  writeFileSync(path.join(source, 'secret'), `${'a'.repeat(64)}\n`);
  folder = mkdtempSync(path.join(tmpdir(), 'content-backup-'));
  const pdf = await content.createPdf('年度报告.pdf');
  await content.payload.create({
    collection: 'disclosure-types',
    data: { id: 15, name: '停限电', kind: 'item', pdf } as never,
  });
  await content.create('news', {
    type: 'important',
    title: '备份之前发布的新闻',
    cover: await content.createPicture('大坝'),
  });
  target = {
    dataDirectory: path.join(folder, 'target'),
    databaseUrl: databaseUrl && (await createDatabase()),
    objectStorage: undefined,
  };
});
afterAll(async () => {
  await content.close();
  rmSync(folder, { recursive: true, force: true });
});

async function createDatabase(): Promise<string> {
  const { bin, url } = inject('postgres');
  const name = `restored_${randomBytes(6).toString('hex')}`;
  await promisify(execFile)(path.join(bin, 'psql'), ['-Xq', '-c', `CREATE DATABASE ${name}`, url]);
  return url.replace(/[^/]*$/, name);
}

const make = (now: number, keep?: number) =>
  makeBackup({
    config: { dataDirectory: source, databaseUrl },
    media: new FolderStore(path.join(source, 'media')),
    into: path.join(folder, 'backups'),
    keep,
    now,
    version: '1.2.3',
  });
const restore = (options: Partial<Parameters<typeof restoreBackup>[0]> = {}): Promise<Restored> =>
  restoreBackup({
    config: target,
    media: new FolderStore(path.join(target.dataDirectory, 'media')),
    from: backup.folder,
    mayReplace: false,
    migrations,
    now: NOW,
    ...options,
  });

/** Another process that has a copy of the database open, in the given folder. */
async function useElsewhere(directory: string): Promise<ChildProcess> {
  cpSync(path.join(backup.folder, databaseFile), path.join(directory, databaseFile), { recursive: true });
  const open = `const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1]);
    database.exec('PRAGMA journal_mode = WAL; SELECT count(*) FROM news;');
    console.log('open');
    setInterval(() => database.isOpen, 1000);`;
  const child = spawn(process.execPath, ['-e', open, path.join(directory, databaseFile)]);
  await once(child.stdout, 'data');
  return child;
}

/** What the built server says of the restored content. */
async function askServer(): Promise<Record<string, unknown>> {
  const server = await startBuiltServer(await freePort(), {
    DATA_DIR: target.dataDirectory,
    DATABASE_URL: target.databaseUrl ?? '',
  });
  try {
    const ask = async (name: string, fields: Record<string, string>) => {
      const response = await fetch(`${server.base}/api/v1/${name}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      return (await response.json()) as { total?: number; list?: { title: unknown; id: number }[]; data?: unknown };
    };
    if (server.process.exitCode !== null) throw new Error(server.output());
    const health = await fetch(`${server.base}/healthz`);
    const news = await ask('news-list', { type: 'important', limit: '10' });
    const found = await ask('search-list', { key: '备份之前', limit: '10' });
    const type = await ask('active-disclosure-type-list', {});
    const media = readdirSync(path.join(target.dataDirectory, 'media'));
    const files = await Promise.all(media.map((file) => fetch(`${server.base}/media/${file}`)));
    return {
      health: health.status,
      news: news.list?.map(({ title }) => title),
      found: found.total ?? found.list?.length,
      type: JSON.stringify(type).includes('停限电'),
      files: files.every(({ ok }) => ok) && files.length,
    };
  } finally {
    await server.close(false);
  }
}

/** Name of a database's change log. */
async function epochOf(directory: string, url: string | undefined): Promise<string> {
  const select = 'SELECT epoch FROM content_log';
  if (url) return withPostgres(url, async (client) => String((await client.query(select)).rows[0]?.['epoch']));
  const database = new DatabaseSync(path.join(directory, 'content.db'), { readOnly: true });
  const epoch = String(database.prepare(select).get()?.['epoch']);
  database.close();
  return epoch;
}

/** How many rows the audit trail of the target has, and whether one can be deleted. */
async function auditTrailOf(): Promise<{ rows: number; refusal: string }> {
  const [count, remove] = ['SELECT count(*) AS total FROM audit_trail', 'DELETE FROM audit_trail'];
  const messageOf = (error: unknown): string => (error as Error).message;
  if (target.databaseUrl) {
    return withPostgres(target.databaseUrl, async (client) => ({
      rows: Number((await client.query(count)).rows[0]?.['total']),
      refusal: await client.query(remove).then(() => 'deleted', messageOf),
    }));
  }
  const database = new DatabaseSync(path.join(target.dataDirectory, 'content.db'));
  const rows = Number(database.prepare(count).get()?.['total']);
  let refusal = 'deleted';
  try {
    database.exec(remove);
  } catch (error) {
    refusal = messageOf(error);
  }
  database.close();
  return { rows, refusal };
}

describe('a backup', () => {
  it('is made while the content is in use, whole, with digests and counts', async () => {
    backup = await make(NOW);
    expect(path.basename(backup.folder)).toBe('yunxia-20261128T093000Z');
    expect(readdirSync(backup.folder).sort()).toEqual([databaseFile, 'manifest.json', 'media', 'secret']);
    const manifest = await verifyBackup(backup.folder);
    expect(manifest).toMatchObject({ version: '1.2.3', missing: [], lastMigration: migrations.at(-1) });
    expect(manifest.rows).toMatchObject({ news: 1, disclosure_types: 1, media: 2, search_texts: 1 });
    // two originals and the renditions of the picture
    expect(manifest.files.filter((file) => file.path.startsWith('media/')).length).toBeGreaterThan(3);
  });

  it('leaves nothing half made, and the newest when there are too many', async () => {
    await make(NOW + 60_000, 2);
    await make(NOW + 120_000, 2);
    expect(readdirSync(path.join(folder, 'backups'))).toEqual(['yunxia-20261128T093100Z', 'yunxia-20261128T093200Z']);
    const media = new FolderStore(path.join(source, 'media'));
    media.read = () => {
      throw new Error('the disk is broken');
    };
    const config = { dataDirectory: source, databaseUrl };
    const failing = makeBackup({ config, media, into: path.join(folder, 'failed'), now: NOW, version: '1' });
    await expect(failing).rejects.toThrow('the disk is broken');
    expect(readdirSync(path.join(folder, 'failed'))).toEqual([]);
    backup = { ...backup, folder: path.join(folder, 'backups/yunxia-20261128T093200Z') };
  });

  it('says which files records name that are gone', async () => {
    const [name = ''] = readdirSync(path.join(source, 'media'));
    const place = path.join(source, 'media', name);
    const bytes = readFileSync(place);
    rmSync(place);
    const { manifest } = await make(NOW + 180_000);
    writeFileSync(place, bytes);
    expect(manifest.missing).toEqual([name]);
  });
});

describe('a restore', () => {
  it('changes nothing when the backup is damaged, incomplete, of another database or of a newer version', async () => {
    const broken = path.join(folder, 'broken');
    const spoil = async (change: () => void, rest = {}): Promise<string> => {
      cpSync(backup.folder, broken, { recursive: true });
      change();
      const message = await restore({ from: broken, ...rest }).then(
        () => 'restored',
        (error: unknown) => {
          if (!(error instanceof BackupFault)) throw error;
          expect(error.english).toMatch(/[a-z]{3,} [a-z]{2,}/);
          expect(error.english).not.toMatch(/\p{Script=Han}/u);
          return error.message;
        },
      );
      rmSync(broken, { recursive: true, force: true });
      return message;
    };
    expect(await spoil(() => appendFileSync(path.join(broken, databaseFile), 'x'))).toContain('与校验和不符');
    expect(await spoil(() => rmSync(path.join(broken, databaseFile)))).toContain('备份不完整');
    expect(await spoil(() => writeFileSync(path.join(broken, 'media/more.pdf'), 'x'))).toContain('不属于它');
    expect(await spoil(() => rmSync(path.join(broken, 'manifest.json')))).toContain('不是备份');
    expect(await spoil(() => undefined, { migrations: ['1'] })).toContain('请先升级');
    const other = { ...target, databaseUrl: databaseUrl ? undefined : 'postgres://nobody@127.0.0.1:1/none' };
    expect(await spoil(() => undefined, { config: other })).toContain('move-database');
    const used = databaseUrl ? { ...target, databaseUrl } : { ...target, dataDirectory: path.join(folder, 'used') };
    const user = databaseUrl ? undefined : await useElsewhere(used.dataDirectory);
    expect(await spoil(() => undefined, { config: used, mayReplace: true })).toContain('请先停止内容服务器');
    user?.kill();
    // the files of a place whose database was lost, or of another one
    const files = { ...target, dataDirectory: path.join(folder, 'files') };
    mkdirSync(path.join(files.dataDirectory, 'media'), { recursive: true });
    writeFileSync(path.join(files.dataDirectory, 'media/own.pdf'), 'x');
    expect(await spoil(() => undefined, { config: files })).toContain('--replace');
    expect(readdirSync(files.dataDirectory)).toEqual(['media']);
    expect(existsSync(target.dataDirectory)).toBe(false);
  });

  it('brings back records, ids, files and the search, and the server answers', async () => {
    // The command makes it as it reads its settings.
    mkdirSync(target.dataDirectory);
    writeFileSync(path.join(target.dataDirectory, 'secret'), 'of nobody\n');
    const steps: string[] = [];
    expect((await restore({ report: (chinese, english) => steps.push(`${chinese} / ${english}`) })).kept).toEqual([]);
    expect(steps).toEqual([
      '核对备份文件 / checking the files of the backup',
      '检查备份中的数据库 / checking the database of the backup',
      expect.stringMatching(/^写入 \d+ 个文件，[\d.]+ MB \/ writing \d+ files, [\d.]+ MB$/),
      '逐表核对 / comparing the rows of each table',
    ]);
    expect(await askServer()).toEqual({
      health: 200,
      news: ['备份之前发布的新闻'],
      found: 1,
      type: true,
      files: backup.manifest.files.filter((file) => file.path.startsWith('media/')).length,
    });
  }, 120_000);

  it('brings back the audit trail, as append-only as it was', async () => {
    const { rows, refusal } = await auditTrailOf();
    expect(rows).toBeGreaterThanOrEqual(backup.manifest.rows['audit_trail'] ?? Number.NaN);
    expect(rows).toBeGreaterThan(2);
    expect(refusal).toContain('append-only');
  });

  it('replaces existing data only with the option, after setting them aside; readers of the change log start again', async () => {
    const [original, before] = [
      await epochOf(source, databaseUrl),
      await epochOf(target.dataDirectory, target.databaseUrl),
    ];
    await expect(restore()).rejects.toThrow('--replace');
    const { kept } = await restore({ mayReplace: true, now: NOW + 1000 });
    const aside = path.join(target.dataDirectory, 'before-restore-20261128T093001Z');
    expect(kept[0]).toBe(aside);
    expect(readdirSync(aside).filter((name) => !/-(?:wal|shm)$/.test(name))).toEqual(
      databaseUrl ? ['media', 'secret'] : ['content.db', 'media', 'secret'],
    );
    expect(kept[1]).toBe(databaseUrl ? 'before_restore_20261128t093001z' : undefined);
    expect(readdirSync(target.dataDirectory)).not.toContain('.restore.partial');
    const epochs = [original, before, await epochOf(target.dataDirectory, target.databaseUrl)];
    expect([new Set(epochs).size, epochs[0]?.length]).toEqual([3, databaseUrl ? 36 : 32]);
  });

  it.runIf(databaseUrl)('leaves the files as they were when PostgreSQL refuses the dump', async () => {
    const later = path.join(target.dataDirectory, 'media/later.pdf');
    writeFileSync(later, 'uploaded after the backup');
    const before = readdirSync(target.dataDirectory);
    // The name under which the former schema would be kept is taken.
    await withPostgres(String(target.databaseUrl), (client) =>
      client.query('CREATE SCHEMA before_restore_20261128t093002z'),
    );
    await expect(restore({ mayReplace: true, now: NOW + 2000 })).rejects.toThrow('already exists');
    expect(readFileSync(later, 'utf8')).toBe('uploaded after the backup');
    expect(readdirSync(target.dataDirectory)).toEqual(before);
  });
});
