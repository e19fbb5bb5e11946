import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ByteRange, MediaStore, StoredFile } from './media-store.ts';

/** Files in one folder, without folders in it. */
export class FolderStore implements MediaStore {
  readonly #folder: string;

  /** @param folder absolute; made when something is written */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async find(name: string): Promise<StoredFile | undefined> {
    try {
      const facts = await stat(this.#place(name));
      return facts.isFile() ? { name, size: facts.size, modified: facts.mtime } : undefined;
    } catch {
      return undefined;
    }
  }

  read(name: string, range?: ByteRange): ReadableStream<Uint8Array> {
    const stream = createReadStream(this.#place(name), range ? { start: range.first, end: range.last } : {});
    return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  }

  /** What was there stays until the new file is on the disk, whole. */
  async write(name: string, data: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const place = this.#place(name);
    const file = await open(`${place}.partial`, 'w');
    try {
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${place}.partial`, place);
  }

  async remove(name: string): Promise<void> {
    await rm(this.#place(name), { force: true });
  }

  async *list(): AsyncIterable<StoredFile> {
    const entries = await readdir(this.#folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const file = entry.isFile() && !entry.name.startsWith('.') ? await this.find(entry.name) : undefined;
      if (file) yield file;
    }
  }

  #place(name: string): string {
    if (path.basename(name) !== name || name === '..' || name === '.') throw new Error(`not a file's name: ${name}`);
    return path.join(this.#folder, name);
  }
}
