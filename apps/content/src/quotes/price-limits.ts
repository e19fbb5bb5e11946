/** The highest and lowest price of a trading day. Decimals: with binary fractions 460 of them come out a cent wrong. */
import { add, type Decimal, multiply, parseDecimal, round, subtract } from '@yunxia/contract/decimal';

const ONE: Decimal = { units: 1n, places: 0 };

/** @param limit as a share of the previous close: 0.1 */
export function priceLimits(previousClose: Decimal, limit: Decimal): { up: Decimal; down: Decimal } {
  return {
    up: round(multiply(previousClose, add(ONE, limit)), 2),
    down: round(multiply(previousClose, subtract(ONE, limit)), 2),
  };
}

/** A number that the code or a checked column holds. @throws RangeError when it is none */
export function decimalOf(text: string): Decimal {
  const value = parseDecimal(text);
  if (value === null) throw new RangeError(`no number: ${text}`);
  return value;
}

/** The limit of a day as a share of the previous close: 0.1. */
export const limitOf = ({ limitPercent }: { limitPercent?: string | null }): Decimal => ({
  units: BigInt(limitPercent ?? '10'),
  places: 2,
});
