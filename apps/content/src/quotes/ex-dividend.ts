/**
 * Ex-dividend days: the reference price, and prices adjusted for it. Factors stay fractions until a price is shown, so
 * that a chain of them is exact.
 */
import { add, type Decimal, divide, multiply, subtract } from '@yunxia/contract/decimal';

/** What is paid or given on one share; zeros where it is nothing. */
export interface Distribution {
  /** Yuan, before tax. */
  readonly cash: Decimal;
  /** Shares given, from profits or reserves. */
  readonly shares: Decimal;
  /** Shares offered, and their price in yuan. */
  readonly rights: Decimal;
  readonly rightsPrice: Decimal;
}

/** An exact number: one decimal over another. */
export interface Fraction {
  readonly over: Decimal;
  readonly under: Decimal;
}

const ONE: Decimal = { units: 1n, places: 0 };

/** The ex-right price (SSE trading rules 4.3.1): ((previous close − cash) + rights price × rights) ÷ (1 + new shares). */
export function exPrice(previousClose: Decimal, { cash, shares, rights, rightsPrice }: Distribution): Fraction {
  return {
    over: add(subtract(previousClose, cash), multiply(rightsPrice, rights)),
    under: add(ONE, add(shares, rights)),
  };
}

/** The factor of an ex-day: ex-right price ÷ previous close. */
export function exFactor(previousClose: Decimal, distribution: Distribution): Fraction {
  const { over, under } = exPrice(previousClose, distribution);
  return { over, under: multiply(under, previousClose) };
}

const times = (one: Fraction, other: Fraction): Fraction => ({
  over: multiply(one.over, other.over),
  under: multiply(one.under, other.under),
});

/** The fraction as a decimal, its half away from zero. */
export const toRounded = ({ over, under }: Fraction, places: number): Decimal => divide(over, under, places);

export type Adjusting = 'none' | 'forward' | 'backward';

/** A day's row without its numbers: what adjusting reads of it. */
interface Day {
  readonly day: string;
  /** null: no trade. */
  readonly close: Decimal | null;
}

/**
 * The multiplier of each day's prices. Forward: the product of the factors of later ex-days; backward: one over that of
 * the day's and of earlier ones.
 * @param days oldest first
 * @param exDays distributions by their ex-day (YYYY-MM-DD)
 */
export function adjustmentsOf(
  days: readonly Day[],
  exDays: ReadonlyMap<string, Distribution>,
  adjusting: Adjusting,
): Fraction[] {
  const factors = factorsOf(days, exDays);
  const whole: Fraction = { over: ONE, under: ONE };
  if (adjusting === 'none') return days.map(() => whole);
  if (adjusting === 'backward') {
    let product = whole;
    return factors.map((factor) => {
      if (factor) product = times(product, { over: factor.under, under: factor.over });
      return product;
    });
  }
  const found: Fraction[] = [];
  let product = whole;
  for (const factor of factors.toReversed()) {
    found.push(product);
    if (factor) product = times(product, factor);
  }
  return found.toReversed();
}

/** The factor of each day that is an ex-day and has a close before it. */
function factorsOf(days: readonly Day[], exDays: ReadonlyMap<string, Distribution>): Array<Fraction | null> {
  let last: Decimal | null = null;
  return days.map(({ day, close }) => {
    const distribution = exDays.get(day);
    const factor = distribution && last ? exFactor(last, distribution) : null;
    last = close ?? last;
    return factor;
  });
}

/** A price times its day's multiplier, to the cent. */
export const adjusted = (price: Decimal, by: Fraction): Decimal => divide(multiply(price, by.over), by.under, 2);
