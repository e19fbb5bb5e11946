import { expect, it } from 'vitest';
import { toLengthParts } from './length-parts.ts';

it('parts numbers from their units', () => {
  expect(toLengthParts('1天6小时')).toEqual([
    { number: '1', unit: '天' },
    { number: '6', unit: '小时' },
  ]);
  expect(toLengthParts('36分钟')).toEqual([{ number: '36', unit: '分钟' }]);
});

it('leaves a day in one piece', () => {
  expect(toLengthParts('2027-01-25')).toEqual([{ number: '2027-01-25', unit: '' }]);
});
