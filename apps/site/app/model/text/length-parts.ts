/** A number and its unit, which a figure shows in two sizes. */
export interface LengthPart {
  readonly number: string;
  readonly unit: string;
}

/** The parts of a length of time in words: `1天6小时` is 1 天 and 6 小时. Anything else is one part. */
export const toLengthParts = (text: string): readonly LengthPart[] => {
  const parts = [...text.matchAll(/(\d+)(\D+)/gu)].map(([, number = '', unit = '']) => ({ number, unit }));
  return parts.map(({ number, unit }) => number + unit).join('') === text ? parts : [{ number: text, unit: '' }];
};
