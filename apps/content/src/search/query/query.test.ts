import { describe, expect, it } from 'vitest';
import { parseQuery } from './query.ts';

const synonyms = [
  ['停电', '检修', '停电检修'],
  ['年报', '年度报告'],
];
const read = (key: string) => {
  const { terms, excluded } = parseQuery(key, synonyms);
  return {
    terms: terms.map((term) =>
      term.spellings.map(({ phrase }) => phrase.tokens.join(' ') + (phrase.isPrefix ? '*' : '')),
    ),
    excluded: excluded.map(({ phrase }) => phrase.tokens.join(' ')),
    latin: terms.map((term) => term.latin),
  };
};

describe('a query', () => {
  it.each([
    ['云溪 检修', [['云溪'], ['检修', '停电', '停电 电检 检修']]],
    ['云溪　公告，电价', [['云溪'], ['公告'], ['电价']]],
    ['"云溪 检修"', [['云溪 溪 检修']]],
    ['“停电”', [['停电']]],
    ['停 停 停', [['停*']]],
    ['C++', [['c + +']]],
    ["a'b", [['a ~apostrophe b']]],
    ["'", [['~apostrophe']]],
    ['"', [['~quote']]],
    ['\\', [['~backslash']]],
    ['万州-涪陵', [['万州 州 涪陵']]],
    ['100%', [['100 %']]],
    ['NEAR', [['near*']]],
    ['a AND b OR NOT c', [['a'], ['and*'], ['b'], ['or'], ['not*'], ['c']]],
    ['title:停电 ^停电', [['title 停电'], ['^ 停电']]],
    ['"未闭合', [['未闭 闭合']]],
    ['<img src=x onerror=alert(1)>', [['< img*'], ['src = x'], ['onerror = alert 1 >']]],
    ["'; drop table news; --", [['~apostrophe'], ['drop*'], ['table*'], ['news*']]],
    ['停\u0000电', [['停*'], ['电*']]],
    ['停\u200b\u202e电\ud800', [['停电', '检修', '停电 电检 检修']]],
    ['1 2 3 4 5 6 7 8 9 10', [['1'], ['2'], ['3'], ['4'], ['5'], ['6'], ['7'], ['8']]],
  ])('%j asks for', (key, terms) => {
    expect(read(key)).toMatchObject({ terms, excluded: [] });
  });

  it.each(['', ' ', '-', '- -', '。', '(', '[', '“”', '\u200b', '\ud800', '-停电'])('%j asks for nothing', (key) => {
    expect(parseQuery(key, synonyms).terms).toEqual([]);
  });

  it('leaves out what stands after a minus', () => {
    expect(read('停电 -检修 -"云溪 镇" －涪陵')).toEqual({
      terms: [['停电', '检修', '停电 电检 检修']],
      excluded: ['检修', '云溪 溪 镇', '涪陵'],
      latin: [undefined],
    });
  });

  it('takes for pinyin what is Latin letters alone', () => {
    expect(read('yunxi 10kV 停电 "ab" c lü ＣＱ 110').latin).toEqual([
      'yunxi',
      '10kv',
      undefined,
      undefined,
      undefined,
      'lv',
      'cq',
      undefined,
    ]);
  });

  it('says that words were left aside', () => {
    expect(parseQuery('1 2 3 4 5 6 7 8').isCut).toBeUndefined();
    expect(parseQuery('1 2 3 4 5 6 7 8 9').isCut).toBe(true);
  });

  it('of 5,000 characters is read', () => {
    expect(parseQuery('停'.repeat(5000)).terms[0]?.spellings[0]?.phrase.tokens).toHaveLength(4999);
    expect(parseQuery('"'.repeat(5000)).terms).toHaveLength(1);
    expect(parseQuery('-'.repeat(5000)).terms).toEqual([]);
    expect(parseQuery('a '.repeat(2500)).terms).toHaveLength(1);
  });
});
