/** Makes a backup while the content server goes on working. */
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { ContentConfig } from '../config.ts';
import type { MediaStore } from '../media-store/media-store.ts';
import { describeFiles, MANIFEST, type Report, syncFolder, type Manifest } from './manifest.ts';
import { namedMedia } from './named-media.ts';
import { dumpPostgres } from './postgres-database.ts';
import { copySqlite, inspectSqlite } from './sqlite-file.ts';

const NAME = /^yunxia-\d{8}T\d{6}Z$/;
/** A backup under way does not take longer, in ms. */
const STALE_AFTER = 24 * 3_600_000;

export interface BackupOptions {
  config: Pick<ContentConfig, 'dataDirectory' | 'databaseUrl'>;
  media: MediaStore;
  /** Folder of all backups; made when it is missing. */
  into: string;
  /** Number of backups to retain, this one included; undefined: all. */
  keep?: number | undefined;
  now: number;
  /** Version of the content server. */
  version: string;
  /** Gets a line for each step that begins. */
  report?: Report | undefined;
}

/** `20261128T093000Z`: sorts by time. */
export function stampOf(now: number): string {
  return new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/**
 * Makes one, whole or not at all.
 * @returns its folder and what is in it
 */
export async function makeBackup(options: BackupOptions): Promise<{ folder: string; manifest: Manifest }> {
  const { config, media, into, now, report } = options;
  const name = `yunxia-${stampOf(now)}`;
  const folder = path.join(into, name);
  const partial = path.join(into, `.${name}.partial`);
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    report?.('复制媒体库', 'copying the media library');
    // Before the database and after it: every file that the copy names was there in one of the two looks.
    await copyMedia(media, path.join(partial, 'media'));
    report?.('复制数据库', 'copying the database');
    const database = path.join(partial, config.databaseUrl ? 'content.dump' : 'content.db');
    if (!config.databaseUrl) copySqlite(path.join(config.dataDirectory, 'content.db'), database);
    const facts = config.databaseUrl ? await dumpPostgres(config.databaseUrl, database) : inspectSqlite(database);
    await copyMedia(media, path.join(partial, 'media'));
    const secret = path.join(config.dataDirectory, 'secret');
    if (existsSync(secret)) await copyFile(secret, path.join(partial, 'secret'));
    report?.('计算校验和', 'computing the checksums');
    const files = await describeFiles(partial);
    const copied = new Set(files.map((file) => file.path));
    const named = config.databaseUrl ? await namedMedia(config.databaseUrl) : await namedMedia(database);
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date(now).toISOString(),
      version: options.version,
      dialect: config.databaseUrl ? 'postgres' : 'sqlite',
      ...facts,
      missing: named.filter((file) => !copied.has(`media/${file}`)),
      files,
    };
    await writeFile(path.join(partial, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
    await syncFolder(partial);
    await rename(partial, folder);
    await syncFolder(into);
    await removeOld(into, options.keep, now);
    return { folder, manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/** Copies the files that are not copied yet; one that goes in the meantime is left out. */
async function copyMedia(media: MediaStore, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for await (const { name, size, modified } of media.list()) {
    const place = path.join(to, name);
    const before = await stat(place).catch(() => undefined);
    if (before?.size === size && before.mtime >= modified) continue;
    try {
      const stream = Readable.fromWeb(media.read(name) as ReadableStream<Uint8Array>);
      await pipeline(stream, createWriteStream(place));
    } catch (error) {
      await rm(place, { force: true });
      if (await media.find(name)) throw error;
    }
  }
}

async function removeOld(into: string, keep: number | undefined, now: number): Promise<void> {
  const names = await readdir(into);
  const old =
    keep === undefined
      ? []
      : names
          .filter((name) => NAME.test(name))
          .toSorted()
          .slice(0, -keep);
  for (const name of names.filter((file) => /^\.yunxia-.*\.partial$/.test(file))) {
    if (now - (await stat(path.join(into, name))).mtimeMs > STALE_AFTER) old.push(name);
  }
  for (const name of old) await rm(path.join(into, name), { recursive: true, force: true });
}

/** Version of the content server, from its manifest. */
export async function readVersion(workspace: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(workspace, 'package.json'), 'utf8')) as { version: string };
  return version;
}
