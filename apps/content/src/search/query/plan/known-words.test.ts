import { describe, expect, it } from 'vitest';
import { parseSynonyms } from '../../../globals/search-settings.ts';
import { withSpelledParts } from './known-words.ts';

const synonyms = ['停电、断电', '中标、成交', '充电桩、充电设施', '电价、电费'].map(parseSynonyms);

describe('known words that are typed partly in letters', () => {
  it.each([
    ['ting电', '停电'],
    ['zhong标公告', '中标公告'],
    ['chongdian桩怎么装', '充电桩怎么装'],
    ['充dian桩', '充电桩'],
    ['dian费 zenme jiao', '电费 zenme jiao'],
    ['明天ting电吗dian价', '明天停电吗电价'],
    // No word that is known, a unit, and letters that stand by themselves.
    ['云xi停电', '云xi停电'],
    ['10kv线路', '10kv线路'],
    ['ting 电', 'ting 电'],
    ['tingdian', 'tingdian'],
  ])('%s is written %s', (text, written) => {
    expect(withSpelledParts(text, synonyms)).toBe(written);
  });
});
