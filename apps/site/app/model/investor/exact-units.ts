/**
 * Decimal text as whole numbers of small units, so that sums and shares of prices are exact. The pages compute so little
 * that the contract's decimals, which the browser would have to fetch, are not needed.
 */

/** @param places of the unit: 2 for hundredths @returns null where the text is no such number */
export function toUnits(text: string, places: number): number | null {
  const found = /^(-?)(\d{1,9})(?:\.(\d+))?$/.exec(text);
  const [, sign = '', whole = '', part = ''] = found ?? [];
  if (!found || part.length > places) return null;
  const units = Number(whole + part.padEnd(places, '0'));
  return sign ? -units : units;
}

/** Two places, from hundredths: `8.35`. */
export const fromHundredths = (units: number): string => {
  const digits = String(Math.abs(units)).padStart(3, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A share in hundredths of a per cent, its half away from zero. Exact while the part has at most eleven digits. */
export function percentHundredths(part: number, whole: number): number {
  const over = 2 * Math.abs(part) * 10_000 + whole;
  const under = 2 * whole;
  const size = (over - (over % under)) / under;
  return part < 0 ? -size : size;
}
