/**
 * The page's data as React Router's stream has it ("turbo-stream"), for plain data that is there: without a stream, its
 * promises and the bytes in between. Each value gets a number, and stands for itself wherever it comes again.
 */

/** What the stream writes for a value that has no number. */
const numberless = (value: unknown): number | undefined => {
  if (value === undefined) return -7;
  if (value === null) return -5;
  if (typeof value !== 'number') return undefined;
  if (Number.isNaN(value)) return -2;
  if (value === Number.POSITIVE_INFINITY) return -6;
  if (value === Number.NEGATIVE_INFINITY) return -3;
  return Object.is(value, -0) ? -4 : undefined;
};

const isPlain = (value: object): boolean => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/**
 * @returns the stream's only line; undefined when something in the data is not plain: an answer, a promise, a date.
 *   React Router knows how to write those
 */
export const encodeData = (data: object): string | undefined => {
  const numbers = new Map<unknown, number>();
  const written: string[] = [];
  const unwritten: Array<readonly [value: object, index: number]> = [];
  let isWritable = true;

  const toNumber = (value: unknown): number => {
    const known = numbers.get(value) ?? numberless(value);
    if (known !== undefined) return known;
    const index = numbers.size;
    numbers.set(value, index);
    if (typeof value === 'object' && value !== null && isPlain(value)) unwritten.push([value, index]);
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      written[index] = JSON.stringify(value);
    else isWritable = false;
    return index;
  };

  toNumber(data);
  for (let next = unwritten.pop(); next; next = unwritten.pop()) {
    const [value, index] = next;
    let parts = '';
    if (Array.isArray(value)) {
      for (const item of value) parts += `${parts && ','}${toNumber(item)}`;
      written[index] = `[${parts}]`;
    } else {
      for (const [key, item] of Object.entries(value)) parts += `${parts && ','}"_${toNumber(key)}":${toNumber(item)}`;
      written[index] = `{${parts}}`;
    }
  }
  return isWritable ? `[${written.join(',')}]\n` : undefined;
};
