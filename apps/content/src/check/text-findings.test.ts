import { describe, expect, it } from 'vitest';
import { firstCheckWords } from './first-words.ts';
import { type CheckedText, findDates, findPersonalData, findWords } from './text-findings.ts';

const piece = (text: string): CheckedText[] => [{ path: 'content', label: '正文', text }];

describe('words', () => {
  it('are found wherever they stand, with what stands around them and what to write instead', () => {
    const [found, ...rest] = findWords(piece('请携带户口本，到营业厅变更帐户名称，当日办结。'), firstCheckWords);
    expect(rest).toEqual([]);
    expect(found).toEqual({
      ...{ kind: 'misspelt', message: '错别字“帐户”', suggestion: '账户', path: 'content', label: '正文' },
      ...{ before: '携带户口本，到营业厅变更', word: '帐户', after: '名称，当日办结。' },
    });
  });

  it('are found in any case of Latin letters, five times at the most, and not where there are none', () => {
    const words = [{ word: 'wifi', kind: 'misspelt', suggestion: 'Wi-Fi' } as const];
    expect(findWords(piece('WiFi 与 WIFI'), words).map(({ word }) => word)).toEqual(['WiFi', 'WIFI']);
    expect(findWords(piece('wifi'.repeat(9)), words)).toHaveLength(5);
    expect(findWords(piece('Wi-Fi 已开通'), words)).toEqual([]);
  });

  it('of the first list are two characters or more, each once, none part of what is suggested for it', () => {
    const all = firstCheckWords.map(({ word }) => word);
    expect(new Set(all).size).toBe(all.length);
    expect(firstCheckWords.filter(({ word, suggestion }) => word.length < 2 || suggestion.includes(word))).toEqual([]);
  });
});

describe('dates', () => {
  it.each([
    ['2026年2月30日起', '没有这一天', '请核对日期'],
    ['2026年13月1日起', '没有这一天', '请核对日期'],
    ['2026年11月29日（星期六）停电', '日期与星期不符', '这一天是星期日'],
    ['2026年11月29日周一停电', '日期与星期不符', '这一天是星期日'],
  ])('%s', (text, message, suggestion) => {
    expect(findDates(piece(text))).toMatchObject([{ kind: 'date', message, suggestion }]);
  });

  it('that are right are no finding', () => {
    for (const text of ['2026年11月29日（星期日）', '2026年11月29日周天', '2024年2月29日', '2026年11月'])
      expect([text, findDates(piece(text))]).toEqual([text, []]);
  });
});

it('numbers of people are found, and none of projects, meters and telephones of the company', () => {
  const text = '联系人 13800000000，证件 110101199001011234；项目 YX-202611290001，表号 0138000000001，热线 95598。';
  expect(findPersonalData(piece(text)).map(({ message, word }) => [message, word])).toEqual([
    ['疑似身份证号', '110101199001011234'],
    ['疑似手机号', '13800000000'],
  ]);
});
