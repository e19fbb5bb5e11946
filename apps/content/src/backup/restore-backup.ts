/** Replaces the data by a backup; the replaced data are moved aside. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentConfig } from '../config.ts';
import { type MediaStore, readWhole } from '../media-store/media-store.ts';
import { typeOfMedia } from '../media-response.ts';
import { stampOf } from './make-backup.ts';
import { BackupFault, type Manifest, type Report, sumOf, syncFolder, verifyBackup } from './manifest.ts';
import {
  checkDump,
  countOthers,
  inspectPostgres,
  restorePostgres,
  tablesOf,
  withPostgres,
} from './postgres-database.ts';
import { inspectSqlite, isSqliteOpen, renewEpoch } from './sqlite-file.ts';

export interface RestoreOptions {
  config: Pick<ContentConfig, 'dataDirectory' | 'databaseUrl' | 'objectStorage'>;
  media: MediaStore;
  /** Folder of the backup. */
  from: string;
  /** Whether what is there may be replaced. */
  mayReplace: boolean;
  /** Migrations that this version knows. */
  migrations: readonly string[];
  now: number;
  /** Gets a line for each step that begins. */
  report?: Report | undefined;
}

export interface Restored {
  manifest: Manifest;
  /** Where the former state is: a folder, and of PostgreSQL a schema. */
  kept: string[];
}

/**
 * Checks everything before it changes anything.
 * @throws BackupFault saying what keeps it from doing so; then all is as before
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { config, from, mayReplace, migrations, now, report } = options;
  report?.('核对备份文件', 'checking the files of the backup');
  const manifest = await verifyBackup(from);
  const dialect = config.databaseUrl ? 'postgres' : 'sqlite';
  if (manifest.dialect !== dialect) {
    throw new BackupFault(
      `备份来自 ${nameOf(manifest.dialect)}，而现在设置的是 ${nameOf(dialect)}。请先恢复到 ${nameOf(manifest.dialect)}，再用 move-database 迁移`,
      `the backup is one of ${nameOf(manifest.dialect)}, but ${nameOf(dialect)} is set. Restore it to ${nameOf(manifest.dialect)}, then use move-database`,
    );
  }
  if (manifest.lastMigration && !migrations.includes(manifest.lastMigration)) {
    throw new BackupFault(
      `备份由另一个版本写成（本版本不认识迁移 ${manifest.lastMigration}）。它若更新，请先升级；否则请用写成它的版本恢复`,
      `another version made this backup (this one does not know the migration ${manifest.lastMigration}). Upgrade first if it is newer, else restore it with the version that made it`,
    );
  }
  report?.('检查备份中的数据库', 'checking the database of the backup');
  const place = config.databaseUrl ? await checkPostgres(config.databaseUrl, from) : checkSqlite(config, from);
  // Files without a database are somebody's as well: a database that was lost, or a folder that is not meant.
  if (!config.objectStorage && (await hasFiles(path.join(config.dataDirectory, 'media')))) place.isEmpty = false;
  if (place.isOpen) {
    throw new BackupFault(
      '数据库正在使用，请先停止内容服务器',
      'the database is in use: stop the content server first',
    );
  }
  if (!place.isEmpty && !mayReplace) {
    throw new BackupFault(
      '已有内容，不会覆盖。确要以备份替换，请加 --replace（现有内容会另行保留）',
      'there is content already, which is not overwritten. Add --replace to put the backup in its place (what is there is moved aside)',
    );
  }
  const { size, count } = sumOf(manifest);
  report?.(`写入 ${count} 个文件，${size} MB`, `writing ${count} files, ${size} MB`);
  const stamp = stampOf(now);
  const aside = path.join(config.dataDirectory, `before-restore-${stamp}`);
  await mkdir(config.dataDirectory, { recursive: true });
  const kept: string[] = [];
  if (config.databaseUrl) {
    // Files first: those of the former state stay where they are, or are moved aside, until the database changes over.
    let changeBack: (() => Promise<void>) | undefined;
    if (config.objectStorage) await fillStorage(options.media, path.join(from, 'media'), path.join(aside, 'media'));
    else changeBack = await changeOver(config.dataDirectory, from, ['media', 'secret'], aside);
    try {
      const schema = await restorePostgres(config.databaseUrl, path.join(from, 'content.dump'), stamp);
      if (schema) kept.push(schema);
    } catch (error) {
      await changeBack?.();
      throw error;
    }
    report?.(...COUNTING);
    const { rows } = await withPostgres(config.databaseUrl, inspectPostgres);
    compareRows(manifest.rows, rows);
  } else {
    if (config.objectStorage) await fillStorage(options.media, path.join(from, 'media'), path.join(aside, 'media'));
    const parts = ['content.db', ...(config.objectStorage ? [] : ['media']), 'secret'];
    await changeOver(config.dataDirectory, from, parts, aside);
    report?.(...COUNTING);
    compareRows(manifest.rows, inspectSqlite(path.join(config.dataDirectory, 'content.db')).rows);
  }
  // Of an empty place it is the secret that reading the settings has made there.
  if (place.isEmpty) {
    await rm(path.join(aside, 'secret'), { force: true });
    await rmdir(aside).catch(() => undefined);
  }
  if (existsSync(aside)) kept.unshift(aside);
  return { manifest, kept };
}

const COUNTING = ['逐表核对', 'comparing the rows of each table'] as const;

const nameOf = (dialect: Manifest['dialect']): string => (dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL');

interface Place {
  isOpen: boolean;
  isEmpty: boolean;
}

async function hasFiles(folder: string): Promise<boolean> {
  return existsSync(folder) && (await readdir(folder)).length > 0;
}

async function checkPostgres(url: string, from: string): Promise<Place> {
  await checkDump(path.join(from, 'content.dump'));
  return withPostgres(url, async (client) => ({
    isOpen: (await countOthers(client)) > 0,
    isEmpty: (await tablesOf(client)).length === 0,
  }));
}

function checkSqlite({ dataDirectory }: RestoreOptions['config'], from: string): Place {
  inspectSqlite(path.join(from, 'content.db'));
  const database = path.join(dataDirectory, 'content.db');
  return { isOpen: isSqliteOpen(database), isEmpty: !existsSync(database) };
}

function compareRows(expected: Record<string, number>, found: Record<string, number>): void {
  for (const [table, rows] of Object.entries(expected)) {
    const count = found[table] ?? 0;
    if (count !== rows) {
      throw new BackupFault(
        `恢复后 ${table} 有 ${count} 行，应为 ${rows} 行`,
        `${table} has ${count} rows after the restore, not ${rows}`,
      );
    }
  }
}

/**
 * Copies parts of a backup beside the data, then moves the old ones aside and the new ones in; undone where it fails.
 * @returns what undoes it
 */
async function changeOver(
  data: string,
  from: string,
  parts: readonly string[],
  aside: string,
): Promise<() => Promise<void>> {
  const ready = path.join(data, '.restore.partial');
  await rm(ready, { recursive: true, force: true });
  await mkdir(ready, { recursive: true, mode: 0o700 });
  const present = parts.filter((part) => existsSync(path.join(from, part)));
  for (const part of present) await cp(path.join(from, part), path.join(ready, part), { recursive: true });
  if (present.includes('content.db')) renewEpoch(path.join(ready, 'content.db'));
  await syncFolder(ready);
  const moved: [string, string][] = [];
  const move = async (source: string, target: string): Promise<void> => {
    await rename(source, target);
    moved.push([source, target]);
  };
  const changeBack = async (): Promise<void> => {
    await mkdir(ready, { recursive: true, mode: 0o700 });
    for (const [source, target] of moved.toReversed()) await rename(target, source);
    await rm(ready, { recursive: true, force: true });
    // Nothing is kept aside any more; an earlier restore of the same second may have put something there.
    await rmdir(aside).catch(() => undefined);
  };
  try {
    const old = [...parts, ...parts.flatMap((part) => (part.endsWith('.db') ? [`${part}-wal`, `${part}-shm`] : []))];
    const replaced = old.filter(
      (part) => (part !== 'secret' || present.includes(part)) && existsSync(path.join(data, part)),
    );
    if (replaced.length > 0) await mkdir(aside, { recursive: true, mode: 0o700 });
    for (const part of replaced) await move(path.join(data, part), path.join(aside, part));
    for (const part of present) await move(path.join(ready, part), path.join(data, part));
  } catch (error) {
    await changeBack();
    throw error;
  }
  await rm(ready, { recursive: true, force: true });
  return changeBack;
}

/** Puts files into the storage; one of another content under the same name is moved aside first. Nothing is removed. */
async function fillStorage(media: MediaStore, from: string, aside: string): Promise<void> {
  for (const name of existsSync(from) ? await readdir(from) : []) {
    const data = await readFile(path.join(from, name));
    const there = (await media.find(name)) ? await readWhole(media, name) : undefined;
    if (there?.equals(data)) continue;
    if (there) {
      await mkdir(aside, { recursive: true });
      await writeFile(path.join(aside, name), there);
    }
    await media.write(name, data, typeOfMedia(name) ?? 'application/octet-stream');
  }
}
