import type { TextField } from 'payload';
import { parseDecimal } from '@yunxia/contract/decimal';
import { type SingleTextField, TEXT_LIMITS, textField } from './text.ts';

interface PriceOptions {
  name: string;
  label: string;
  description?: string;
  /** Negative numbers are taken, too. */
  isSigned?: boolean;
  /** Most places after the point. */
  places?: number;
}

/** A price, an amount or a ratio as exact decimal text, not below 0 unless it is signed; empty where there is none. */
export function priceField({ places = 3, isSigned = false, ...options }: PriceOptions): SingleTextField {
  const check: TextField['validate'] = (value: unknown) => {
    if (value === null || value === undefined || value === '') return true;
    const text = String(value);
    const read = (isSigned ? /^-?[\d.]+$/ : /^[\d.]+$/).test(text) && text.length <= 20 ? parseDecimal(text) : null;
    return (
      (read !== null && read.places <= places) ||
      `${options.label}应为${isSigned ? '' : '不小于 0 的'}数字，最多${places}位小数`
    );
  };
  return { ...textField({ ...options, limit: 'short' }), maxLength: TEXT_LIMITS.short, validate: check as never };
}
