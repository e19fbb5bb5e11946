import { readExample } from '@yunxia/contract/examples';
import { parseAnswer } from '@yunxia/contract/envelope';
import { capitalList, holderList } from '@yunxia/contract/shares';
import { dividendList } from '@yunxia/contract/dividend';
import { personList } from '@yunxia/contract/governance';
import { describe, expect, test } from 'vitest';
import { toCapital } from './capital.ts';
import { toDividendYears, toLatestDividend } from './dividend-years.ts';
import { toGovernance } from './governance.ts';
import { toHolders } from './holders.ts';
import { toSharesText, toShortSharesText } from './share-words.ts';

const read = { url: 'x', onMalformedItem: () => {} };
const holders = (name: string) => parseAnswer(holderList, readExample('holder-list', name), read);
const capital = (name: string) => parseAnswer(capitalList, readExample('capital-list', name), read).list;
const dividends = (name: string) => parseAnswer(dividendList, readExample('dividend-list', name), read).list;
const people = (name: string) => parseAnswer(personList, readExample('person-list', name), read);

test('shares are written in full, and short without more than there is', () => {
  expect(toSharesText(478_000_000)).toBe('478,000,000股');
  expect(toSharesText(800)).toBe('800股');
  expect([478_999_999, 99_999_999, 10_000, 9_999].map(toShortSharesText)).toEqual([
    ...['4.78亿股', '9999.9万股', '1.0万股', '9999股'],
  ]);
});

describe('holders', () => {
  const list = holders('list');
  const first = { ...list, list: list.list.filter(({ asOf }) => asOf === list.asOf) };

  test('by rank, bars by the first holder, the exact sum of ten and of the rest', () => {
    const view = toHolders({ ...first, list: first.list.toReversed() });
    expect(view.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(view.rows[0]).toMatchObject({ percent: '38.42', part: 1000, shares: '183,648,000股', kind: '国有法人' });
    expect(view.rows[1]?.part).toBe(186);
    expect(view.rows[4]?.pledged).toBe('质押、标记或冻结3,600,000股');
    expect(view.sum).toBe('前10名合计61.38%，其余61,194户合计38.62%。');
    expect(view.days).toEqual(['2025-09-30', '2025-06-30']);
  });

  test('a part that is no number, or a sum over a hundred, is not added up', () => {
    const view = toHolders(holders('long-and-hostile'));
    expect(view.sum).toBe('');
    expect(view.rows[1]).toMatchObject({ percent: '', part: 0, shares: '' });
    expect(view.days).toEqual(['2026-01-06']);
    const [one] = first.list;
    const twice = one ? [one, { ...one, rank: 2, percent: '70.00' }] : [];
    expect(toHolders({ ...first, list: twice }).sum).toBe('');
    expect(toHolders({ ...first, holderCount: null }).sum).toBe('前10名合计61.38%。');
    expect(toHolders(holders('empty'))).toMatchObject({ day: '', rows: [], sum: '', days: [] });
  });
});

describe('share capital', () => {
  test('of today: total, what floats, what is restricted until when', () => {
    const view = toCapital(capital('list'), '2026-11-29');
    expect(view).toMatchObject({
      sentence: '总股本4.78亿股，其中97.28%已流通。',
      ...{ part: 972, floating: '465,000,000股', restricted: '13,000,000股', unlockDay: '2028-06-30' },
    });
    expect(view?.changes.map(({ total }) => total)).toEqual(['变动后4.78亿股', '变动后4.65亿股', '变动后3.75亿股']);
  });

  test('a change that is still to come is not the capital of today', () => {
    expect(toCapital(capital('list'), '2025-06-29')).toMatchObject({
      sentence: '总股本4.65亿股，全部流通。',
      restricted: '',
    });
  });

  test('numbers that cannot be are passed over; without any the page has none', () => {
    const hostile = toCapital(capital('long-and-hostile'), '2026-11-29');
    expect(hostile?.sentence).toBe('总股本90071992.54亿股，其中0.00%已流通。');
    expect(toCapital(capital('long-and-hostile').slice(1), '2026-11-29')?.sentence).toBe('');
    expect(toCapital([], '2026-11-29')).toBeNull();
    const [item] = capital('list');
    const almost = item ? [{ ...item, floating: 477_999_999 }] : [];
    expect(toCapital(almost, '2026-11-29')?.sentence).toBe('总股本4.78亿股，其中99.99%已流通。');
  });
});

describe('distributions', () => {
  test('cash of each year is added exactly; what is only proposed and what is no number are left out', () => {
    const [one, other] = dividends('list');
    if (!one || !other) throw new Error('the example has two');
    const view = toDividendYears([
      { ...one, cashPerShare: '0.1' },
      { ...one, cashPerShare: '0.2' },
      { ...one, cashPerShare: '9', status: 'proposed' },
      { ...one, cashPerShare: '<b>1</b>' },
      { ...other, cashPerShare: '1.105' },
    ]);
    const [full, interim] = view?.drawing.bars ?? [];
    expect(full).toMatchObject({ period: '2024', text: '1.105', isLast: false });
    expect(interim).toMatchObject({ period: '2025中期', text: '0.30', isLast: true });
    expect((interim?.height ?? 0) / (full?.height ?? 1)).toBeCloseTo(0.3 / 1.105, 2);
    expect(view?.sentence).toBe('2024年度至2025年中期，每股派现累计1.405元（含税）。');
    expect(toDividendYears([one])).toBeNull();
  });

  test('the last day that has come is marked', () => {
    const states = (today: string) => toLatestDividend(dividends('list'), today)?.stages.map(({ state }) => state);
    expect(states('2026-01-13')).toEqual(['past', 'last', 'coming', 'coming']);
    expect(states('2026-01-05')).toEqual(['coming', 'coming', 'coming', 'coming']);
    expect(states('2026-11-29')).toEqual(['past', 'past', 'past', 'last']);
    expect(toLatestDividend(dividends('seed'), '2026-11-29')?.stages).toEqual([]);
    expect(toLatestDividend([], '2026-11-29')).toBeNull();
  });
});

describe('governance', () => {
  test('bodies, committees with their head first, terms that have run out', () => {
    const view = toGovernance(people('list'), '2027-05-20');
    expect(view.boardSentence).toBe('董事5人，其中独立董事2人。');
    expect(view.board.people[0]).toMatchObject({ term: '2024-05-20至2027-05-19', isOver: true });
    expect(toGovernance(people('list'), '2027-05-19').board.people[0]?.isOver).toBe(false);
    expect(view.management.people).toHaveLength(3);
    const audit = view.committees.find(({ name }) => name === '审计委员会');
    expect(audit?.members.map(({ name, post }) => `${name} ${post}`)).toEqual([
      ...['演示董事丁 主任委员', '演示董事丙 委员', '演示董事戊 委员'],
    ]);
    expect(view.rules[0]).toMatchObject({ title: '公司章程（演示）', day: '2025-06-18' });
    expect(view.meetings[0]).toMatchObject({ body: '董事会', noticeId: 401 });
  });

  test('a file elsewhere is none; a committee without a name is none', () => {
    const view = toGovernance(people('long-and-hostile'), '2026-11-29');
    expect(view.rules.map(({ file }) => file)).toEqual([null, null]);
    expect(view.committees).toHaveLength(1);
    expect(view.board.people[0]?.term).toBe('2024-05-20起');
    expect(toGovernance(people('empty'), '2026-11-29')).toMatchObject({ boardSentence: '', committees: [], rules: [] });
  });
});
