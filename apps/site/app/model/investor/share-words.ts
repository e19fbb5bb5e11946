/** Numbers of shares in words. */

/** `478,000,000股`. */
export const toSharesText = (shares: number): string => `${String(shares).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}股`;

/** A number of shares that people sell and pledge: a whole one, exact in a double. */
export const isShares = (value: number | null): value is number =>
  value !== null && Number.isSafeInteger(value) && value >= 0;

/** `4.78亿股`, `3417.7万股`, `800股`: cut, not rounded up, so that a part never looks like more than there is. */
export const toShortSharesText = (shares: number): string => {
  if (shares >= 100_000_000) return `${(Math.floor(shares / 1_000_000) / 100).toFixed(2)}亿股`;
  if (shares >= 10_000) return `${(Math.floor(shares / 1_000) / 10).toFixed(1)}万股`;
  return `${shares}股`;
};
