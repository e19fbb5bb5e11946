import { describe, expect, it } from 'vitest';
import { toInitials, toLatinWord, toPlaceIndex, toSyllables } from './pinyin.ts';

const finds = (names: string[], word: string): boolean => {
  const latin = toLatinWord(word);
  return latin !== undefined && toPlaceIndex(names).includes(` ${latin}`);
};

describe('pinyin of names', () => {
  it.each([
    ['滨江街道', ['bin', 'jiang', 'jie', 'dao'], 'bjjd'],
    ['重庆', ['chong', 'qing'], 'cq'],
    ['10千伏滨江Ⅱ线', ['10', 'qian', 'fu', 'bin', 'jiang', 'ii', 'xian'], '10qfbjix'],
    ['１０ｋＶ坝前线', ['10kv', 'ba', 'qian', 'xian'], ''],
    ['绿岛', ['lv', 'dao'], 'ld'],
    ['', [], ''],
  ])('%s', (name, syllables, initials) => {
    expect(toSyllables(name)).toEqual(syllables);
    if (initials) expect(toInitials(syllables)).toBe(initials);
  });

  it('does not stumble over characters beyond the basic plane, emoji and control characters', () => {
    expect(() => toPlaceIndex(['𠮷村', '龦家坪镇', '🔌', '\u0000', '% _ \\'])).not.toThrow();
    expect(finds(['龦家坪镇'], 'jiaping')).toBe(true);
  });
});

describe('the index', () => {
  const names = ['滨江街道', '码头社区', '10千伏沿河线'];
  it.each(['binjiang', 'BinJiang', 'bj', 'bjjd', 'jiang', 'jiedao', 'matou', 'mtsq', 'yanhe', 'yhx', 'Ｂｊｊｄ', 'jd'])(
    '%s finds',
    (word) => {
      expect(finds(names, word)).toBe(true);
    },
  );
  it.each(['an', 'ang', 'injiang', 'xbj', '滨江', '10', ''])('%s does not', (word) => {
    expect(finds(names, word)).toBe(false);
  });
  it('takes an editor’s own reading beside ours', () => {
    expect(toPlaceIndex(['乐村'], [['yue', 'cun']])).toContain(' yuecun');
  });
  it('stays within bounds', () => {
    expect(toPlaceIndex(Array.from({ length: 5000 }, (_, at) => `村${at}号`)).length).toBeLessThanOrEqual(12_000);
  });
});
