import { expect, it } from 'vitest';
import { isVillageChosen, isWholeChosen, toChosenWords, toggleVillage, toggleWhole } from './chosen-places.ts';

const REGIONS = [
  { county: '石坪县', town: '松坪镇', villages: ['松坪村', '竹沟村'] },
  { county: '石坪县', town: '竹沟乡', villages: [] },
];

it('a village is put in, taken out, and replaces the whole town', () => {
  expect(toggleVillage([], '石坪县', '松坪镇', '松坪村')).toEqual({
    type: 'add',
    region: { county: '石坪县', town: '松坪镇', villages: ['松坪村'] },
  });
  expect(toggleVillage(REGIONS, '石坪县', '松坪镇', '松坪村')).toEqual({ type: 'set', row: 0, villages: ['竹沟村'] });
  expect(toggleVillage(REGIONS, '石坪县', '竹沟乡', '上坝村')).toEqual({ type: 'set', row: 1, villages: ['上坝村'] });
});

it('the last village that is taken out takes the town with it: a town without villages is all of it', () => {
  const one = [{ county: '石坪县', town: '松坪镇', villages: ['松坪村'] }];
  expect(toggleVillage(one, '石坪县', '松坪镇', '松坪村')).toEqual({ type: 'remove', row: 0 });
});

it('a whole town replaces its villages, and is taken back', () => {
  expect(toggleWhole(REGIONS, '石坪县', '松坪镇')).toEqual({ type: 'set', row: 0, villages: [] });
  expect(toggleWhole(REGIONS, '石坪县', '竹沟乡')).toEqual({ type: 'remove', row: 1 });
  expect(toggleWhole(REGIONS, '石坪县', '')).toEqual({
    type: 'add',
    region: { county: '石坪县', town: '', villages: [] },
  });
});

it('what is chosen is said in words', () => {
  expect([isWholeChosen(REGIONS, '石坪县', '竹沟乡'), isWholeChosen(REGIONS, '石坪县', '松坪镇')]).toEqual([
    true,
    false,
  ]);
  expect(isVillageChosen(REGIONS, '石坪县', '松坪镇', '竹沟村')).toBe(true);
  expect(toChosenWords(REGIONS).map(({ label }) => label)).toEqual([
    '松坪镇松坪村',
    '松坪镇竹沟村',
    '石坪县竹沟乡（全部）',
  ]);
});
