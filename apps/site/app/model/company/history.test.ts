import type { HistoryItem } from '@yunxia/contract/history';
import { describe, expect, it } from 'vitest';
import { toIso, toStages } from './history.ts';

const moment = (id: number, year: number | null, month: number | null = null, stage = ''): HistoryItem => ({
  id,
  year,
  month,
  title: `大事${id}`,
  content: '',
  image: null,
  stage,
  isKey: false,
});

describe('toStages (Spec §2: history)', () => {
  it('stands newest first, in stages with their spans', () => {
    const stages = toStages([
      moment(1, 1978, 6, '创业'),
      moment(2, 2025, 9, '转型'),
      moment(3, 1985, 4, '创业'),
      moment(4, 2017, 8, '转型'),
    ]);
    expect(stages.map(({ anchor, name, span }) => [anchor, name, span])).toEqual([
      ['stage-1', '转型', '2017–2025'],
      ['stage-2', '创业', '1978–1985'],
    ]);
    expect(stages[0]?.moments.map(({ id }) => id)).toEqual([2, 4]);
  });

  it('reads years before 1970, and months that are missing or wrong', () => {
    const [stage] = toStages([moment(1, 1929), moment(2, 1949, 10), moment(3, 1929, 13), moment(4, 1929, 5)]);
    expect(stage?.moments.map(({ id, year, month }) => [id, toIso({ year, month })])).toEqual([
      [2, '1949-10'],
      [4, '1929-05'],
      [3, '1929'],
      [1, '1929'],
    ]);
  });

  it('names a year once: it is what the jump leads to', () => {
    const [stage] = toStages([moment(1, 2020, 3), moment(2, 2020, 11), moment(3, 2019)]);
    expect(stage?.moments.map(({ isFirst }) => isFirst)).toEqual([true, false, true]);
  });

  it('puts moments without a year at the end', () => {
    const [stage] = toStages([moment(1, null), moment(2, 1900), moment(3, 0.5)]);
    expect(stage?.moments.map(({ id, year }) => [id, year])).toEqual([
      [2, 1900],
      [3, null],
      [1, null],
    ]);
    expect(toStages([])).toEqual([]);
  });

  it('shows large the newest moment of all and the one each earlier stage began with', () => {
    const stages = toStages([
      moment(1, 2001, 1, '一'),
      moment(2, 2002, 1, '一'),
      moment(3, 2010, 1, '二'),
      moment(4, 2012, 1, '二'),
      moment(5, 2011, 1, '二'),
    ]);
    expect(stages.flatMap(({ moments }) => moments).map(({ id, isKey }) => [id, isKey])).toEqual([
      [4, true],
      [5, false],
      [3, false],
      [2, false],
      [1, true],
    ]);
  });

  it('shows large what the editors chose, in the stages where they chose', () => {
    const stages = toStages([
      { ...moment(1, 2001, 1, '一'), isKey: false },
      { ...moment(2, 2002, 1, '一'), isKey: true },
      moment(3, 2010, 1, '二'),
      moment(4, 2012, 1, '二'),
    ]);
    expect(stages.map(({ moments }) => moments.filter(({ isKey }) => isKey).map(({ id }) => id))).toEqual([[4], [2]]);
  });
});
