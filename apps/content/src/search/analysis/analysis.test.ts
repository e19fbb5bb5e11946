import { describe, expect, it } from 'vitest';
import { analyse, standsAt, toPhrase, toTokens, toUnits, type Phrase } from './analysis.ts';
import { fold, foldWithOffsets } from './fold.ts';

describe('one form', () => {
  it.each([
    ['１０ｋＶ', '10kv'],
    ['⽔⼒', '水力'],
    ['⻓江', '长江'],
    ['ﬁne ½', 'fine 1⁄2'],
    ['停\u200b电\u2060\ufeff', '停电'],
    ['\u202e停电\u202c\u200f', '停电'],
    ['停\ud800电\udc00', '停电'],
    ['葛\u{e0100}洲', '葛洲'],
    ['a\u0000b\tc\nd', 'a b c d'],
    ['CAFE\u0301', 'café'],
    ['İ', 'i̇'],
    ['𠮷', '𠮷'],
    ['', ''],
  ])('%j is %j', (text, expected) => {
    expect(fold(text)).toBe(expected);
    expect(foldWithOffsets(text).text).toBe(expected);
  });

  it('knows where everything came from', () => {
    const { text, starts, ends } = foldWithOffsets('甲㍻Ａ\u200b𠮷');
    expect(text).toBe('甲平成a𠮷');
    expect(starts).toEqual([0, 1, 1, 2, 4, 4]);
    expect(ends).toEqual([1, 2, 2, 3, 6, 6]);
  });
});

describe('tokens', () => {
  it.each([
    [
      '关于10kV万州线停电的公告',
      ['关于', '于', '10', 'kv', '万州', '州线', '线停', '停电', '电的', '的公', '公告', '告'],
    ],
    ['停-2026-0302', ['停', '2026', '0302']],
    ['600116', ['600116']],
    ['C++ 100% 3.5万', ['c', '+', '+', '100', '%', '3', '5', '万']],
    ['停电，检修', ['停电', '电', '检修', '修']],
    ['𠮷野龦鿏', ['𠮷野', '野龦', '龦鿏', '鿏']],
    ['👨‍👩‍👧供电', ['👨', '👩', '👧', '供电', '电']],
    ['人々', ['人々', '々']],
    ['kWh·中文English', ['kwh', '中文', '文', 'english']],
    ['( [ - — 。', []],
    [String.raw`a'b "\/`, ['a', '~apostrophe', 'b', '~quote', '~backslash', '~slash']],
    ['', []],
  ])('of %s', (text, expected) => {
    expect(analyse(text)).toEqual(expected);
  });

  it('of 5,000 characters, whatever they are', () => {
    expect(analyse('停'.repeat(5000))).toHaveLength(5000);
    expect(analyse('a'.repeat(5000))).toEqual(['a'.repeat(64)]);
    expect(analyse('\ud83d'.repeat(5000))).toEqual([]);
    expect(analyse('\u202e'.repeat(5000))).toEqual([]);
    expect(analyse('́'.repeat(5000)).join('').length).toBeLessThanOrEqual(64);
  });

  it('hold no character that a query language knows', () => {
    const everything = String.fromCodePoint(...Array.from({ length: 0x3000 }, (_, code) => code));
    for (const token of analyse(everything)) expect(token).not.toMatch(/["'\\()[\]{}:;,.!?/\s\u0000-\u001f-]/u);
  });
});

describe('a phrase', () => {
  const phrase = (text: string) => toPhrase(toUnits(fold(text)));
  it.each([
    ['停电', ['停电'], false],
    ['停电检修', ['停电', '电检', '检修'], false],
    ['停', ['停'], true],
    ['10kV线', ['10', 'kv', '线'], true],
    ['云溪10kV', ['云溪', '溪', '10', 'kv'], false],
    ['停-2026', ['停', '2026'], false],
    ['annual', ['annual'], true],
  ])('%s', (text, tokens, isPrefix) => {
    expect(phrase(text)).toMatchObject({ tokens, isPrefix });
  });

  /** As an index that knows positions finds it. */
  const stands = (tokens: readonly string[], { tokens: wanted, isPrefix }: Phrase): boolean =>
    tokens.some((_, from) =>
      wanted.every((token, at) => {
        const found = tokens[from + at];
        return isPrefix && at === wanted.length - 1 ? found?.startsWith(token) === true : found === token;
      }),
    );

  it('stands in a text exactly where its units do', () => {
    let seed = 1;
    const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const text = (length: number): string => Array.from({ length }, () => '停电ab12 -%'.charAt(next(9))).join('');
    const seen = { true: 0, false: 0 };
    for (let round = 0; round < 4000; round += 1) {
      const units = toUnits(fold(text(24)));
      const typed = toUnits(fold(text(1 + next(5))));
      const wanted = toPhrase(typed);
      if (wanted === undefined) continue;
      const isThere = stands(toTokens(units), wanted);
      const isFound = units.some((_, at) => standsAt(units, at, typed, wanted.isPrefix));
      expect({ units, wanted, isFound }).toEqual({ units, wanted, isFound: isThere });
      seen[`${isThere}`] += 1;
    }
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(500);
  });

  it('of nothing is none', () => {
    expect(phrase('。“”-')).toBeUndefined();
  });
});

describe('finding units in a text', () => {
  const stands = (text: string, wanted: string): boolean => {
    const units = toUnits(fold(text));
    const wantedUnits = toUnits(fold(wanted));
    const isPrefix = toPhrase(wantedUnits)?.isPrefix ?? false;
    return units.some((_, at) => standsAt(units, at, wantedUnits, isPrefix));
  };
  it.each([
    ['关于10kV万州线', '10KV', true],
    ['关于110kV万州线', '10kV', false],
    ['停—2026—0302号', '停-2026-0302', true],
    ['停，电', '停电', false],
    ['annually', 'annual', true],
    ['公式', '公示', false],
    ['三峡水利电力集团', '利电', true],
  ])('%s: %s is %s', (text, wanted, expected) => {
    expect(stands(text, wanted)).toBe(expected);
  });
});
