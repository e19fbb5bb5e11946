/** Exact decimal numbers, without the rounding errors of binary fractions: 0.1 + 0.2 is 0.3. */

/** `units` of 10^-places: 0.5283 is 5283 units of 4 places. */
export interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

/** A whole number. */
export const toDecimal = (value: number): Decimal => ({ units: BigInt(value), places: 0 });

const atPlaces = ({ units, places }: Decimal, wanted: number): bigint => units * 10n ** BigInt(wanted - places);

const combine = (one: Decimal, other: Decimal, by: (a: bigint, b: bigint) => bigint): Decimal => {
  const places = Math.max(one.places, other.places);
  return { units: by(atPlaces(one, places), atPlaces(other, places)), places };
};

export const add = (one: Decimal, other: Decimal): Decimal => combine(one, other, (a, b) => a + b);
export const subtract = (one: Decimal, other: Decimal): Decimal => combine(one, other, (a, b) => a - b);
export const multiply = (one: Decimal, other: Decimal): Decimal => ({
  units: one.units * other.units,
  places: one.places + other.places,
});

/** Below 0, 0 or above 0, as the first is less than, equal to or more than the second. */
export const compare = (one: Decimal, other: Decimal): number => {
  const { units } = subtract(one, other);
  return units < 0n ? -1 : units > 0n ? 1 : 0;
};

export const min = (one: Decimal, other: Decimal): Decimal => (compare(one, other) <= 0 ? one : other);
export const max = (one: Decimal, other: Decimal): Decimal => (compare(one, other) >= 0 ? one : other);

/** The quotient to `places`, its half away from zero. @throws RangeError when it is divided by zero */
export const divide = (one: Decimal, other: Decimal, places: number): Decimal => {
  const units = (one.units * 10n ** BigInt(places + 1 + other.places)) / (other.units * 10n ** BigInt(one.places));
  return round({ units, places: places + 1 }, places);
};

/** At most `places`, a half away from zero: 四舍五入. */
export const round = (value: Decimal, places: number): Decimal => {
  if (value.places <= places) return value;
  const unit = 10n ** BigInt(value.places - places);
  const { units } = value;
  const half = units < 0n ? -unit / 2n : unit / 2n;
  return { units: (units + half) / unit, places };
};

/**
 * The number as it is written: thousands parted, no zeros at its end beyond `least` places.
 * @param least places that are always shown: 2 for money
 */
export const formatDecimal = ({ units, places }: Decimal, least = 0): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const part = digits
    .slice(digits.length - places)
    .replace(/0+$/, '')
    .padEnd(least, '0');
  return `${units < 0n ? '−' : ''}${whole}${part && `.${part}`}`;
};

/**
 * What a person or an editor wrote as a number: full-width digits, a sign, parted thousands and spaces around are read.
 * @returns null when it is none
 */
export const parseDecimal = (text: string): Decimal | null => {
  const plain = text.normalize('NFKC').replaceAll('−', '-').replaceAll('。', '.').trim();
  const found = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/.exec(plain);
  if (!found || plain.length > 40) return null;
  const [, sign = '', whole = '', part = ''] = found;
  const units = BigInt(whole.replaceAll(',', '') + part);
  return { units: sign === '-' ? -units : units, places: part.length };
};

/** The number as data: plain digits, exactly `places` of them after the point, a half away from zero. `-0.62`, `9.85`. */
export const toDecimalText = (value: Decimal, places: number): string => {
  const { units, places: had } = round(value, places);
  const whole = units * 10n ** BigInt(Math.max(0, places - had));
  const digits = (whole < 0n ? -whole : whole).toString().padStart(places + 1, '0');
  const sign = whole < 0n ? '-' : '';
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
};
