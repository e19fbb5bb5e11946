import { describe, expect, test } from 'vitest';
import { findOnPage, toSearchKey, toSearchText } from './search-text.ts';

const page = (...lines: string[]) => toSearchText(lines.map((str) => ({ str, hasEOL: true })));
const count = (text: ReturnType<typeof page>, typed: string): number => findOnPage(text, toSearchKey(typed)).length;

describe('find in a document', () => {
  test.each([
    ['a line break inside a Han word', ['水利电力检知', '机构'], '检知机构'],
    ['Kangxi radicals in the document', ['⽔⼒发电⽂件'], '水力发电文件'],
    ['Kangxi radicals in what was typed', ['水力发电'], '⽔⼒'],
    ['radicals of the supplement', ['⻓江⻛光，⺠生'], '长江风光'],
    ['compatibility ideographs', ['\uf98e度'], '年度'],
    ['full-width digits', ['股票代码６００１１６'], '600116'],
    ['full-width digits typed', ['股票代码600116'], '６００１１６'],
    ['full-width brackets', ['云峡（集团）公司'], '云峡(集团)'],
    ['case', ['Yunxia Hydropower'], 'yunxia HYDRO'],
    ['accents', ['résumé'], 'resume'],
    ['accents that stand alone', ['re\u0301sume\u0301'], 'résumé'],
    ['a ligature', ['of\ufb01ce'], 'office'],
    ['spaces between Han and Latin in the document', ['共 300 页'], '共300页'],
    ['spaces between Han and Latin typed', ['共300页'], '共 300 页'],
    ['a full-width space', ['云峡　水电'], '云峡水电'],
    ['a line break between Latin words', ['clean', 'energy'], 'clean energy'],
    ['a Latin word divided by a hyphen', ['hydro-', 'power'], 'hydropower'],
    ['curly quotation marks', ['“十四五”规划'], '"十四五"规划'],
    ['dashes', ['2025—2030'], '2025-2030'],
    ['soft hyphens and zero-width characters', ['水\u200b电\u00ad站'], '水电站'],
    ['characters outside the first plane', ['𠮷水县'], '𠮷水'],
    ['squared units', ['占地5㎡'], '5m2'],
    ['marks of regular expressions', ['C++ (a[b]*)'], 'c++ (a[b]*)'],
  ])('%s', (_, lines, typed) => {
    expect(count(page(...lines), typed)).toBe(1);
  });

  test('words that are not there are not found', () => {
    expect(count(page('公式'), '公示')).toBe(0);
    expect(count(page('ab', 'cd'), 'abcd')).toBe(0);
    expect(count(page('水电'), '   ')).toBe(0);
    expect(toSearchKey('\u200b')).toBe('');
  });

  test('places come in order and do not overlap', () => {
    expect(count(page('水水水水水'), '水水')).toBe(2);
  });

  test('a place knows its stretches of the runs as they are written', () => {
    const runs = [
      { str: '检测（', hasEOL: false },
      { str: '６', hasEOL: false },
      { str: '公里 ', hasEOL: true },
      { str: '以内', hasEOL: false },
    ];
    expect(findOnPage(toSearchText(runs), toSearchKey('测(6公里以'))).toEqual([
      [
        { run: 0, from: 1, to: 3 },
        { run: 1, from: 0, to: 1 },
        { run: 2, from: 0, to: 2 },
        { run: 3, from: 0, to: 1 },
      ],
    ]);
    expect(findOnPage(toSearchText([{ str: '𠮷㎡', hasEOL: false }]), 'm2')).toEqual([[{ run: 0, from: 2, to: 3 }]]);
  });
});
