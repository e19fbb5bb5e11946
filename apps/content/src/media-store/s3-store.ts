import { AwsClient } from 'aws4fetch';
import type { ObjectStorage } from '../config.ts';
import { FaultError } from '../faults/fault.ts';
import type { ByteRange, MediaStore, StoredFile } from './media-store.ts';

/** How long the storage may take to begin its answer, in ms; it has all of a file before it answers a write. */
const ANSWER_TIMEOUT = 10_000;
const WRITE_TIMEOUT = 300_000;
const CHECK_TIMEOUT = 1500;

/** Objects of one bucket, over S3's protocol: four calls of it, which every object storage knows. */
export class S3Store implements MediaStore {
  readonly #client: AwsClient;
  readonly #bucketUrl: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey, isPathStyle }: ObjectStorage) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
    const url = new URL(endpoint);
    if (isPathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}`;
    else url.hostname = `${bucket}.${url.hostname}`;
    this.#bucketUrl = url.href.replace(/\/$/, '');
  }

  async find(name: string): Promise<StoredFile | undefined> {
    const { status, headers } = await this.#call('HEAD', name, {}, [404]);
    if (status === 404) return undefined;
    return {
      name,
      size: Number(headers.get('content-length')),
      modified: new Date(headers.get('last-modified') ?? 0),
    };
  }

  read(name: string, range?: ByteRange): ReadableStream<Uint8Array> {
    const headers: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {};
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    this.#call('GET', name, { headers })
      .then(({ body }) => (body ?? new Blob([]).stream()).pipeTo(writable))
      // Whoever reads sees it.
      .catch((error: unknown) => writable.abort(error).catch(() => undefined));
    return readable;
  }

  async write(name: string, data: Uint8Array, mimeType: string): Promise<void> {
    const body = new Blob([new Uint8Array(data)]);
    const response = await this.#call('PUT', name, { body, headers: { 'content-type': mimeType } });
    await response.body?.cancel();
  }

  async remove(name: string): Promise<void> {
    const response = await this.#call('DELETE', name, {}, [404]);
    await response.body?.cancel();
  }

  async *list(): AsyncIterable<StoredFile> {
    for (let after: string | undefined; ;) {
      const query = new URLSearchParams({ 'list-type': '2', ...(after ? { 'continuation-token': after } : {}) });
      const page = await (await this.#call('GET', '', {}, [], query)).text();
      for (const [, entry = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
        yield {
          name: textOf(entry, 'Key'),
          size: Number(textOf(entry, 'Size')),
          modified: new Date(textOf(entry, 'LastModified')),
        };
      }
      after = textOf(page, 'NextContinuationToken') || undefined;
      if (after === undefined) return;
    }
  }

  async check(): Promise<void> {
    const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '1' });
    // Read, not cancelled: Next keeps a second branch of the body of each GET, and a cancel waits for both.
    await (await this.#call('GET', '', {}, [], query, CHECK_TIMEOUT)).text();
  }

  /** @throws FaultError naming the object, and what the storage said of it */
  async #call(
    method: string,
    name: string,
    init: RequestInit = {},
    expected: readonly number[] = [],
    query?: URLSearchParams,
    timeout = method === 'PUT' ? WRITE_TIMEOUT : ANSWER_TIMEOUT,
  ): Promise<Response> {
    // The bucket itself goes without a slash: some storages sign its address otherwise.
    const url = name === '' ? `${this.#bucketUrl}?${query}` : `${this.#bucketUrl}/${name}`;
    // Ends with the head of the answer: a large file may take its time.
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(new Error('no answer in time')), timeout);
    try {
      const response = await this.#client.fetch(url, { method, signal: ending.signal, ...init });
      if (response.ok || expected.includes(response.status)) return response;
      const reason = (await response.text()).slice(0, 300);
      throw new FaultError('files', `object storage: ${method} ${name}: HTTP ${response.status} ${reason}`);
    } catch (error) {
      if (error instanceof FaultError) throw error;
      throw new FaultError('files', `object storage: ${method} ${name}: no answer`, error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Text of an element of the storage's own answers; our names need no unescaping. */
function textOf(xml: string, element: string): string {
  const [, text = ''] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
