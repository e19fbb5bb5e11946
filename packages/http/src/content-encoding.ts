/** Encodings that our servers make (RFC 9110 §8.4). */
import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib';

/** Content encodings of our own making, best first. */
export type Encoding = 'br' | 'gzip';
export const ENCODINGS = ['br', 'gzip'] as const;

/** Brotli level for compression at run time: nearly the best size at a tenth of the time. */
export const LIVE_BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Content shorter than this many bytes is not compressed. */
export const WORTH_COMPRESSING = 1024;

/** An encoding in an Accept-Encoding header (RFC 9110 §12.5.3), unless its weight is 0. */
const accepted = (encoding: Encoding): RegExp =>
  new RegExp(String.raw`(?:^|,)\s*${encoding}\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)`, 'i');
const patterns: Readonly<Record<Encoding, RegExp>> = { br: accepted('br'), gzip: accepted('gzip') };

/** The best of some encodings that an Accept-Encoding header allows; undefined: none. @param encodings best first */
export const acceptedEncoding = (
  header: string | undefined,
  encodings: readonly Encoding[] = ENCODINGS,
): Encoding | undefined =>
  header === undefined ? undefined : encodings.find((encoding) => patterns[encoding].test(header));

/** Media types that get smaller by compression. */
export const isText = (type: string): boolean =>
  /^(?:text\/|application\/(?:json|javascript|xml|rss\+xml|feed\+json|manifest\+json)|image\/svg\+xml)/.test(type);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? toBrotli(bytes, { params: { ...LIVE_BROTLI.params, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
    : toGzip(bytes);
