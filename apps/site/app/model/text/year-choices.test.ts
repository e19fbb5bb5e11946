import { expect, it } from 'vitest';
import { toYearChoices } from './year-choices.ts';

it('offers the years that have records, newest first', () => {
  expect(toYearChoices({ 2021: 3, 2024: 1, 2023: 0, 其他: 4 }, undefined)).toEqual([
    { year: 2024, count: 1 },
    { year: 2021, count: 3 },
  ]);
  expect(toYearChoices({}, undefined)).toEqual([]);
});

it('holds the chosen year even where nothing is found in it', () => {
  expect(toYearChoices({ 2024: 1 }, 1999)).toEqual([
    { year: 2024, count: 1 },
    { year: 1999, count: 0 },
  ]);
  expect(toYearChoices({ 2024: 1 }, 2024)).toEqual([{ year: 2024, count: 1 }]);
});
