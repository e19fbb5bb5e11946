/** Encodings that our servers make (RFC 9110 §8.4). */
import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib';

/** Content encodings of our own making, best first. */
export type Encoding = 'br' | 'gzip';
export const ENCODINGS = ['br', 'gzip'] as const;

/** Brotli for what is compressed on the spot: nearly the best size at a tenth of the time. */
export const LIVE_BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Content shorter than this many bytes is sent as it is. */
export const WORTH_COMPRESSING = 1024;

/** Encodings that an Accept-Encoding header allows, best first. A q of 0 refuses. */
export const acceptedEncodings = (header: string | undefined): Encoding[] => {
  const allowed = new Set(
    (header ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      return parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter)) ? [] : [name.trim()];
    }),
  );
  return ENCODINGS.filter((encoding) => allowed.has(encoding));
};

/** Media types that get smaller by compression. */
export const isText = (type: string): boolean =>
  /^(?:text\/|application\/(?:json|javascript|xml|rss\+xml|feed\+json|manifest\+json)|image\/svg\+xml)/.test(type);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? toBrotli(bytes, { params: { ...LIVE_BROTLI.params, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
    : toGzip(bytes);
