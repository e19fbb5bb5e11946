/** Where the files of the media library are: a folder, or an object storage that speaks S3's protocol. */
export interface StoredFile {
  name: string;
  /** Bytes. */
  size: number;
  modified: Date;
}

/** First and last byte, both inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface MediaStore {
  /** What is known of a file; undefined when there is none of this name. */
  find(name: string): Promise<StoredFile | undefined>;
  /**
   * The bytes of a file, all or some.
   * @throws Error when there is no such file or the store does not answer; also while it is read
   */
  read(name: string, range?: ByteRange): ReadableStream<Uint8Array>;
  /** Resolves when the file is kept, whole. One of the same name is replaced. */
  write(name: string, data: Uint8Array, mimeType: string): Promise<void>;
  /** Resolves when there is no file of this name. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
  /** Resolves when the store answers. @throws Error when it does not, soon */
  check(): Promise<void>;
}

/** A file in memory. */
export async function readWhole(store: MediaStore, name: string): Promise<Buffer> {
  return Buffer.from(await new Response(store.read(name)).arrayBuffer());
}
