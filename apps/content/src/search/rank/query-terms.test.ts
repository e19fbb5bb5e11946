import { describe, expect, it } from 'vitest';
import { queryTermsOf, scoreByQueryTerms, weightOf, wordsOf, type PartlyFound } from './query-terms.ts';
import { parseQuery } from '../query/query.ts';

const SYNONYMS = [
  ['电价', '多少钱一度'],
  ['章程', '公司章程'],
];

const queryTermsTyped = (key: string) => {
  const { terms } = parseQuery(key, SYNONYMS);
  return { terms, queryTerms: queryTermsOf(terms, SYNONYMS) };
};

describe('query terms', () => {
  it.each([
    ['董事会决议', '董事 (事会) (会决) 决议'],
    ['修改公司章程', '修改 公司章程'],
    ['电费多少钱一度', '电费 多少钱一度'],
    ['滨江社区今天停电吗', '滨江 (江社) 社区 (区今) 今天 (天停) 停电'],
    ['流标', '流标'],
    ['怎么办理更名过户', '办理 (理更) 更名 (名过) 过户'],
    ['10kV滨江线', '10kv! 滨江 江线'],
    ['"以实际为准" 停电', '以实际为准! 停电'],
    ['怎么办', ''],
  ])('%s gives %s', (key, expected) => {
    const shown = queryTermsTyped(key).queryTerms.map(({ term, isBetween, isNeeded }) =>
      isBetween ? `(${term.text})` : term.text + (isNeeded ? '!' : ''),
    );
    expect(shown.join(' ')).toBe(expected);
  });

  it('are few, however long the text', () => {
    expect(queryTermsTyped('龘'.repeat(5000)).queryTerms).toHaveLength(1);
    const other = Array.from({ length: 5000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    expect(queryTermsTyped(other).queryTerms).toHaveLength(24);
  });

  it.each([
    ['董事会决议', ['董事会', '决议']],
    ['万州线什么时候停电', ['万州线', '停电']],
    ['修改公司章程', ['修改', '公司章程']],
    ['新电表', ['新电表']],
  ])('of %s are shown as %j', (key, words) => {
    const { terms, queryTerms } = queryTermsTyped(key);
    expect(wordsOf(queryTerms, terms)).toEqual(words);
  });

  it('are whole words, when no text holds the words between them', () => {
    const { terms, queryTerms } = queryTermsTyped('发年终分红');
    const held = queryTerms.filter(({ term }) => term.text !== '年终');
    expect(wordsOf(held, terms)).toEqual(['分红']);
  });
});

describe('what holds some of a query', () => {
  const NOW = Date.parse('2026-11-28T08:00:00+08:00');
  const text = (title: string, body = '', rest: Partial<PartlyFound> = {}): PartlyFound => ({
    title,
    head: '',
    body,
    publishedAt: NOW,
    weight: 1,
    halfLife: 365,
    year: 2026,
    held: [],
    ...rest,
  });
  /** Scores where each query term stands in so many of 1,000 rows. */
  const score = (key: string, rows: number, ...texts: PartlyFound[]): number[] => {
    const queryTerms = queryTermsTyped(key).queryTerms.map((queryTerm) => ({
      ...queryTerm,
      weight: weightOf(queryTerm, rows, 1000),
    }));
    return texts.map((each) => scoreByQueryTerms(queryTerms, each, NOW));
  };

  it('comes in the order of how much it holds, and where', () => {
    const scores = score(
      '董事会决议',
      20,
      text('第十届董事会第十二次会议决议公告'),
      text('独立董事意见', '本次决议由董事会通过。'),
      text('独立董事意见', '董事会'),
      text('公司简介', '董事会'),
      text('停电公告'),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
    expect(scores.at(-1)).toBe(0);
  });

  it.each([
    ['too little of it', '梯级电站闸门检修设计', text('公司简介', '电站')],
    ['another number', '滨江线2026年停电', text('滨江线停电', '', { year: 2025 })],
    ['none of a word that was set apart', '计划检修 涪陵', text('计划检修的公告')],
    ['what was between quotes only in pieces', '"计划检修" 停电', text('检修计划停电')],
  ])('is nothing when it holds %s', (_, key, each) => {
    expect(score(key, 20, each)).toEqual([0]);
  });

  it('holds the year in which it is listed, and what the index says though the part that is read does not', () => {
    expect(score('滨江线 2025', 20, text('滨江线停电', '', { year: 2025 }))[0]).toBeGreaterThan(0);
    expect(score('吸氧停电', 20, text('社区走访', '', { held: [true] }))[0]).toBeGreaterThan(0);
  });

  it('says more the rarer it is, also where it is everywhere or nowhere', () => {
    const [queryTerm] = queryTermsTyped('停电').queryTerms;
    if (queryTerm === undefined) throw new Error('no query term');
    const weights = [0, 1, 10, 100, 1000, 5000].map((rows) => weightOf(queryTerm, rows, 1000));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(weights.every((weight) => Number.isInteger(weight) && weight >= 0)).toBe(true);
  });
});
