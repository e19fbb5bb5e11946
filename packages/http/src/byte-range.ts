/** Range requests (RFC 9110 §14). */

/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The bytes that a `Range` header asks for. 'whole': without a usable one, and for several at once; 'none': beyond the end,
 * which is 416. @param size of the content, in bytes
 */
export const parseRange = (header: string | null | undefined, size: number): ByteRange | 'whole' | 'none' => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'none' : { first, last };
};

/**
 * Whether `If-Range` matches the current version (RFC 9110 §13.1.5), by strong comparison.
 * @param header `If-Range` @param lastModified as the header is sent; undefined: it is not
 */
export const isRangeCurrent = (
  header: string | null | undefined,
  tag: string,
  lastModified: string | null | undefined,
): boolean => header === null || header === undefined || header === tag || header === lastModified;
