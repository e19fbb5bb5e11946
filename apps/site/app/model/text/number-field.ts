/** Numbers that visitors type: read, or refused in words that say what to do. */
import { compare, type Decimal, formatDecimal, parseDecimal, toDecimal } from '@yunxia/contract/decimal';

/** Longest text of a number box, in characters. */
export const NUMBER_MAX = 15;

/** What may be typed. */
export interface NumberRule {
  /** What it is, as the box is labelled. */
  readonly name: string;
  readonly least?: number;
  readonly most: number;
  /** Digits after the point. */
  readonly places: number;
}

/** A box as it was read: `value` null when it is empty or refused. */
export interface ReadNumber {
  readonly value: Decimal | null;
  readonly error?: string;
}

/** Reads a box. An empty one is no error: whether it may be empty depends on the others. */
export const readNumber = (text: string, { name, least = 0, most, places }: NumberRule): ReadNumber => {
  if (text.trim() === '') return { value: null };
  const value = parseDecimal(text);
  if (value === null) return { value: null, error: `${name}请填数字，例如 ${places > 0 ? '180.5' : '2'}` };
  if (compare(value, toDecimal(least)) < 0)
    return { value: null, error: least === 0 ? `${name}不能是负数` : `${name}不能小于 ${least}` };
  if (compare(value, toDecimal(most)) > 0)
    return { value: null, error: `${name}不能大于 ${formatDecimal(toDecimal(most))}` };
  if (value.places > places)
    return { value: null, error: places === 0 ? `${name}请填整数` : `${name}最多 ${places} 位小数` };
  return { value };
};
