/**
 * The bytes of an answer with their encodings and headers ready to send. An encoding is packed when it is first asked
 * for, and the best one once more, more slowly, for an answer that is read often.
 */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings, type Encoding, LIVE_BROTLI_QUALITY, WORTH_COMPRESSING } from '../answer.ts';
import { isMatch } from '../../app/model/entity-tag.ts';
import { securityHeaders } from '../headers.ts';
import type { Outcome } from './answer-cache.ts';
import { ownBytes } from './own-bytes.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type VariantName = Encoding | 'identity';

/** The answer in one encoding. */
interface Variant {
  readonly bytes: Buffer;
  /** Names and values in turn, as `writeHead` sends them fastest. */
  readonly head: readonly string[];
  /** The head as it was last sent, age and outcome included: for a second it is the same for everyone. */
  sent: { readonly age: number | undefined; readonly outcome: string; readonly head: string[] } | undefined;
}

/** What of a request decides how it is answered. */
interface Asked {
  readonly method?: string | undefined;
  readonly headers: Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match'>;
}

/** What is added to the headers of one response. */
export interface ResponseFacts {
  /** Undefined: none is sent. */
  readonly requestId: string | undefined;
  /** As {@link cacheStatus} words it. */
  readonly outcome: string;
  /**
   * Age of the answer in ms. Absent where what is sent is as good as made now: caches on the way would count it against
   * the time that the answer gives them (RFC 9111 §4.2.3).
   */
  readonly age?: number;
  /** Where the answer itself does not say. */
  readonly cacheControl?: string;
}

/** How an answer was come by, in the words of RFC 9211. */
export const cacheStatus: Readonly<Record<Outcome, string>> = {
  hit: 'site; hit',
  stale: 'site; hit; detail=stale',
  miss: 'site; fwd=miss',
  error: 'site; hit; detail=stale-if-error',
};

/** Marks of an entity tag by encoding: a strong tag names bytes, and each encoding has its own. */
const tagSuffix: Readonly<Record<VariantName | 'br11', string>> = { identity: '', br: '-b', br11: '-c', gzip: '-g' };
/** Bytes that an answer takes beside its bodies: a page with its policy and two heads took 4 KB when measured, a call's answer 2 KB. */
const OVERHEAD = 4096;

/** What each Accept-Encoding header asks for; browsers send a handful of them. */
const wantedEncodings = new Map<string, Encoding | undefined>();
const wantedEncoding = (header: string | undefined): Encoding | undefined => {
  if (header === undefined) return undefined;
  if (wantedEncodings.has(header)) return wantedEncodings.get(header);
  const [wanted] = acceptedEncodings(header);
  if (wantedEncodings.size < 64) wantedEncodings.set(header, wanted);
  return wanted;
};

export class PackedAnswer {
  readonly status: number;
  /** How often it was given while it was fresh, as those who give it count. */
  hits = 0;
  readonly #headers: ReadonlyArray<readonly [string, string]>;
  readonly #tag: string;
  readonly #variants = new Map<VariantName, Variant>();
  readonly #packing = new Map<VariantName, Promise<Variant>>();
  readonly #body: Buffer;
  #isBest = false;

  /** @param headers of every encoding, without those of length, encoding and validation */
  constructor(status: number, headers: Readonly<Record<string, string>>, body: Buffer) {
    this.status = status;
    this.#body = ownBytes(body);
    const isPacked = body.length >= WORTH_COMPRESSING;
    const vary = [headers['Vary'], isPacked ? 'Accept-Encoding' : undefined].filter(Boolean).join(', ');
    this.#headers = Object.entries({ ...securityHeaders, ...headers, ...(vary ? { Vary: vary } : {}) });
    this.#tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.#variants.set('identity', this.#toVariant('identity', this.#body, ''));
  }

  /** The answer's text. */
  get body(): Buffer {
    return this.#body;
  }

  /** Bytes in memory. */
  get size(): number {
    return [...this.#variants.values()].reduce((sum, { bytes }) => sum + bytes.length, OVERHEAD);
  }

  /** Packs the best encoding as small as it gets. @returns false when that has been done before */
  async improve(): Promise<boolean> {
    if (this.#isBest || this.#body.length < WORTH_COMPRESSING) return false;
    this.#isBest = true;
    const bytes = await toBrotli(this.#body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: this.#body.length },
    });
    this.#variants.set('br', this.#toVariant('br', bytes, tagSuffix.br11));
    return true;
  }

  /** Sends the answer, or 304 to those who have it. Returns whether this packed an encoding, so that it has grown. */
  send(asked: Asked, response: ServerResponse, facts: ResponseFacts): boolean | Promise<boolean> {
    const wanted = this.#body.length < WORTH_COMPRESSING ? undefined : wantedEncoding(asked.headers['accept-encoding']);
    const variant = this.#variants.get(wanted ?? 'identity');
    if (variant) {
      this.#write(asked, response, variant, facts);
      return false;
    }
    return this.#pack(wanted as Encoding).then((packed) => {
      this.#write(asked, response, packed, facts);
      return true;
    });
  }

  #write(asked: Asked, response: ServerResponse, variant: Variant, facts: ResponseFacts): void {
    if (response.destroyed) return;
    const known = asked.headers['if-none-match'];
    const have = known === undefined || this.status !== 200 || asked.method === 'POST' ? undefined : this.#known(known);
    if (have !== undefined) {
      response.writeHead(304, [...this.#headers.flat(), 'ETag', have, ...dated(facts), ...further(facts)]);
      response.end();
      return;
    }
    response.writeHead(this.status, headOf(variant, facts));
    if (asked.method === 'HEAD') response.end();
    else response.end(variant.bytes);
  }

  /** The tag by which a reader has this answer, in whatever encoding. */
  #known(header: string): string | undefined {
    if (!header.includes(this.#tag) && header.trim() !== '*') return undefined;
    return Object.values(tagSuffix)
      .map((suffix) => `"${this.#tag}${suffix}"`)
      .find((tag) => isMatch(header, tag));
  }

  #pack(encoding: Encoding): Promise<Variant> {
    const under = this.#packing.get(encoding);
    if (under) return under;
    const packing = (
      encoding === 'br'
        ? toBrotli(this.#body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: LIVE_BROTLI_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: this.#body.length,
            },
          })
        : toGzip(this.#body)
    ).then((bytes) => {
      const variant = this.#variants.get(encoding) ?? this.#toVariant(encoding, bytes, tagSuffix[encoding]);
      this.#variants.set(encoding, variant);
      this.#packing.delete(encoding);
      return variant;
    });
    this.#packing.set(encoding, packing);
    return packing;
  }

  #toVariant(name: VariantName, bytes: Buffer, suffix: string): Variant {
    const head = this.#headers.flat();
    if (name !== 'identity') head.push('Content-Encoding', name);
    head.push('ETag', `"${this.#tag}${suffix}"`, 'Content-Length', String(bytes.length));
    return { bytes: ownBytes(bytes), head, sent: undefined };
  }
}

const toSeconds = (age: number | undefined): number | undefined => (age === undefined ? age : Math.floor(age / 1000));
const dated = ({ age, outcome }: ResponseFacts): string[] => [
  ...(age === undefined ? [] : ['Age', String(toSeconds(age))]),
  ...['Cache-Status', outcome],
];
const further = ({ requestId, cacheControl }: ResponseFacts): string[] => [
  ...(requestId === undefined ? [] : ['X-Request-Id', requestId]),
  ...(cacheControl === undefined ? [] : ['Cache-Control', cacheControl]),
];

/** The whole head: usually the one that was sent last, since building it anew costs more than sending it. */
const headOf = (variant: Variant, facts: ResponseFacts): string[] => {
  const age = toSeconds(facts.age);
  let { sent } = variant;
  if (!sent || sent.age !== age || sent.outcome !== facts.outcome)
    variant.sent = sent = { age, outcome: facts.outcome, head: [...variant.head, ...dated(facts)] };
  const own = further(facts);
  return own.length === 0 ? sent.head : [...sent.head, ...own];
};
