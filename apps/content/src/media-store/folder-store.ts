import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
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
    } catch (error) {
      // A disk that cannot be read is another matter than a file that is not there.
      if (/^(?:ENOENT|ENOTDIR)$/.test(String((error as NodeJS.ErrnoException).code))) return undefined;
      throw error;
    }
  }

  async check(): Promise<void> {
    await access(this.#folder, constants.R_OK | constants.X_OK).catch((error: NodeJS.ErrnoException) => {
      // Made when the first file is written.
      if (error.code !== 'ENOENT') throw error;
    });
  }

  read(name: string, range?: ByteRange): ReadableStream<Uint8Array> {
    const stream = createReadStream(this.#place(name), range ? { start: range.first, end: range.last } : {});
    return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  }

  /** What was there stays until the new file is on the disk, whole; where that fails nothing else is left. */
  async write(name: string, data: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const place = this.#place(name);
    // A name of its own: the same file may be uploaded twice in the same moment.
    const partial = path.join(this.#folder, `.${randomUUID()}.partial`);
    try {
      const file = await open(partial, 'w', 0o600);
      try {
        await file.writeFile(data);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, place);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
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
