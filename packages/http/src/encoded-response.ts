/**
 * A response in the encodings that clients accept, each with a strong ETag and a length: pages and answers in memory, which
 * are encoded on first use, and files, whose encodings are files beside them.
 */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, isRangeCurrent, parseRange } from './byte-range.ts';
import { acceptedEncoding, compress, type Encoding, ENCODINGS, WORTH_COMPRESSING } from './content-encoding.ts';
import { contentHash, entityTag, knownTag } from './entity-tag.ts';

/** The content in one encoding: bytes in memory, or a function that opens a file or a range of it. */
export type EncodedContent =
  | { readonly bytes: Buffer; readonly length: number }
  | { readonly open: (range?: ByteRange) => Readable; readonly length: number };

export interface EncodedResponseParts {
  readonly status: number;
  /** Headers of every encoding, without Content-Length, Content-Encoding and ETag. */
  readonly headers: Readonly<Record<string, string>>;
  /** Identifies the content: see `contentHash`. */
  readonly hash: string;
  readonly identity: EncodedContent;
  /** Encodings that exist, or can be made. */
  readonly encodings: readonly Encoding[];
  readonly encode: (encoding: Encoding) => EncodedContent | Promise<EncodedContent>;
  /** Range requests are supported (RFC 9110 §14). */
  readonly hasRanges?: boolean;
}

/** The part of a request that selects the variant. */
export interface EncodedRequest {
  readonly method?: string | undefined;
  readonly headers: Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match' | 'range'> & {
    // Node takes one value where a request names several
    readonly 'if-range'?: string | string[] | undefined;
  };
}

/** The content in one encoding with its header fields: names and values in turn, as `writeHead` sends them fastest. */
interface Variant {
  readonly content: EncodedContent;
  readonly tag: string;
  readonly head: readonly string[];
}

/** Bytes in memory besides the content: header fields, tags, the key. Measured for a page with its policy. */
const OVERHEAD = 4096;

/**
 * Copies bytes that share a larger block. Node allocates small buffers, and zlib's output, from blocks of 64 KB; a block
 * stays in memory as long as any slice of it.
 */
const ownBytes = (bytes: Buffer): Buffer => {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

const inMemory = (bytes: Buffer): EncodedContent => ({ bytes: ownBytes(bytes), length: bytes.length });

export class EncodedResponse {
  readonly status: number;
  readonly #parts: EncodedResponseParts;
  readonly #head: readonly string[];
  readonly #variants = new Map<Encoding | undefined, Variant | Promise<Variant>>();

  constructor(parts: EncodedResponseParts) {
    this.status = parts.status;
    this.#parts = parts;
    const { Vary: vary = '' } = parts.headers;
    const varies = parts.encodings.length > 0 && !/accept-encoding/i.test(vary);
    this.#head = Object.entries({
      ...parts.headers,
      ...(varies ? { Vary: [vary, 'Accept-Encoding'].filter(Boolean).join(', ') } : {}),
      ...(parts.hasRanges ? { 'Accept-Ranges': 'bytes' } : {}),
    }).flat();
    this.#variants.set(undefined, this.#toVariant(undefined, parts.identity));
  }

  /** A response in memory; longer text is compressed on first use. */
  static of(status: number, headers: Readonly<Record<string, string>>, body: Buffer): EncodedResponse {
    const identity = inMemory(body);
    return new EncodedResponse({
      status,
      headers,
      hash: contentHash(body),
      identity,
      encodings: body.length < WORTH_COMPRESSING ? [] : ENCODINGS,
      encode: async (encoding) => inMemory(await compress(body, encoding)),
    });
  }

  /** The content without encoding; empty for a file. */
  get body(): Buffer {
    const { identity } = this.#parts;
    return 'bytes' in identity ? identity.bytes : Buffer.alloc(0);
  }

  /** Upper bound of its bytes in memory: both encodings of a text together take less than half of the text. */
  get size(): number {
    return OVERHEAD + Math.ceil(this.body.length * (this.#parts.encodings.length > 0 ? 1.5 : 1));
  }

  /**
   * Sends the response, a range of it, or 304 when the client has it.
   * @param further names and values in turn of header fields of this request alone
   */
  send(request: EncodedRequest, response: ServerResponse, further: readonly string[] = []): void | Promise<void> {
    const isPart = this.#parts.hasRanges === true && request.headers.range !== undefined;
    const encoding = isPart ? undefined : acceptedEncoding(request.headers['accept-encoding'], this.#parts.encodings);
    const variant = this.#variants.get(encoding) ?? this.#encode(encoding as Encoding);
    if (!(variant instanceof Promise)) return this.#write(request, response, variant, further);
    return variant.then((encoded) => this.#write(request, response, encoded, further));
  }

  #encode(encoding: Encoding): Variant | Promise<Variant> {
    const content = this.#parts.encode(encoding);
    const keep = (encoded: EncodedContent): Variant => {
      const variant = this.#toVariant(encoding, encoded);
      this.#variants.set(encoding, variant);
      return variant;
    };
    if (!(content instanceof Promise)) return keep(content);
    const encoded = content.then(keep);
    this.#variants.set(encoding, encoded);
    return encoded;
  }

  #toVariant(encoding: Encoding | undefined, content: EncodedContent): Variant {
    const tag = entityTag(this.#parts.hash, encoding);
    const head = [...this.#head, ...(encoding === undefined ? [] : ['Content-Encoding', encoding]), 'ETag', tag];
    return { content, tag, head: [...head, 'Content-Length', String(content.length)] };
  }

  #write(
    { method, headers }: EncodedRequest,
    response: ServerResponse,
    { content, tag, head }: Variant,
    further: readonly string[],
  ): void | Promise<void> {
    if (response.destroyed) return;
    const known =
      this.status === 200 && method !== 'POST' ? knownTag(headers['if-none-match'], this.#parts.hash, tag) : undefined;
    if (known !== undefined) {
      response.writeHead(304, [...this.#head, 'ETag', known, ...further]).end();
      return;
    }
    const range =
      this.#parts.hasRanges && isRangeCurrent(headers['if-range']?.toString(), tag, undefined)
        ? parseRange(headers.range, content.length)
        : 'whole';
    if (range === 'none') {
      response
        .writeHead(416, [
          ...this.#head,
          'Content-Range',
          `bytes */${content.length}`,
          'Content-Length',
          '0',
          ...further,
        ])
        .end();
      return;
    }
    if (range === 'whole' || method === 'HEAD') {
      response.writeHead(this.status, [...head, ...further]);
      return this.#end(method, response, content);
    }
    const { first, last } = range;
    const length = last - first + 1;
    response.writeHead(206, [
      ...[...this.#head, 'ETag', tag, 'Content-Range', `bytes ${first}-${last}/${content.length}`],
      ...['Content-Length', String(length), ...further],
    ]);
    return this.#end(method, response, content, range);
  }

  #end(
    method: string | undefined,
    response: ServerResponse,
    content: EncodedContent,
    range?: ByteRange,
  ): void | Promise<void> {
    if (method === 'HEAD') response.end();
    else if ('bytes' in content)
      response.end(range ? content.bytes.subarray(range.first, range.last + 1) : content.bytes);
    // the client disconnected, or reading failed: the response must not look complete
    else return pipeline(content.open(range), response).catch(() => void response.destroy());
  }
}
