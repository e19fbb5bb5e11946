import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../scripts/search-corpus.ts';
import { toPhrase, toPlain, toUnits } from './analysis.ts';
import { fold } from './fold.ts';
import { forkOf, gramOf, gramsOf, MAX_PHRASE, piecesInside, runsOf } from './grams.ts';
import { readingOf } from './term-expression.ts';

const plainOf = (text: string): string => toPlain(toUnits(fold(text)));

describe('runs', () => {
  it.each([
    ['云溪10kV线停电', [['云', '溪', '10', 'kv', '线', '停', '电']]],
    [
      '停电，检修',
      [
        ['停', '电'],
        ['检', '修'],
      ],
    ],
    ['第3号', [['第', '3', '号']]],
    ['𠮷野', [['𠮷', '野']]],
    ['', []],
  ])('of %s', (text, expected) => {
    expect(runsOf(plainOf(text))).toEqual(expected);
  });

  it('do not go from a title on to the names', () => {
    expect(runsOf(`${plainOf('线路10')}\n${plainOf('kV')}`)).toEqual([['线', '路', '10'], ['kv']]);
  });
});

describe('lexemes beside the tokens', () => {
  it('are single characters, pairs and triples', () => {
    expect(gramsOf(plainOf('云溪10kV')).toSorted()).toEqual(
      ['云溪', '云溪 10', '溪 10', '溪 10 kv', '10 kv', '~云', '~溪'].toSorted(),
    );
  });

  it('name a piece that stands between neighbours which do not stand around it together', () => {
    expect(gramsOf(plainOf('甲乙丙，乙丙丁'))).toContain('~+乙丙');
    expect(gramsOf(plainOf('甲乙丙丁，乙丙'))).not.toContain('~+乙丙');
    expect(gramsOf(plainOf('云溪县里，在云溪县'))).toContain('~+云溪县');
  });

  it('of long words are short', () => {
    for (const gram of gramsOf(plainOf(`${'a'.repeat(64)} ${'b'.repeat(64)} c`))) {
      expect(gram.length).toBeLessThan(50);
    }
  });
});

describe('what the lexemes say of a phrase', () => {
  const random = randomFrom(1);
  const textOf = (length: number): string =>
    Array.from({ length }, () => '甲乙丙丁，7x'.charAt(Math.floor(7 * random() ** 1.5))).join('');

  it('is so, but where one of its pieces is a fork', () => {
    let [said, wrong, forked] = [0, 0, 0];
    for (let round = 0; round < 5000; round += 1) {
      const plain = plainOf(textOf(40));
      const phrase = toPhrase(toUnits(fold(textOf(3 + (round % 5)))));
      if (phrase === undefined || readingOf(phrase) === 'all') continue;
      const lexemes = new Set([...gramsOf(plain), ...runsOf(plain).flat()]);
      const [run = []] = runsOf(phrase.plain);
      const wanted = run.length <= 2 ? [gramOf(run)] : run.slice(2).map((_, at) => gramOf(run.slice(at, at + 3)));
      const isSaid = wanted.every((gram) => lexemes.has(gram));
      const isThere = plain.includes(phrase.plain);
      if (isThere) expect(isSaid, `${phrase.plain} in ${plain}`).toBe(true);
      if (!isSaid) continue;
      said += 1;
      if (piecesInside(run).some((piece) => lexemes.has(forkOf(piece)))) forked += 1;
      else expect(isThere, `${phrase.plain} in ${plain}`).toBe(true);
      if (!isThere) wrong += 1;
    }
    expect(said).toBeGreaterThan(250);
    expect(wrong).toBeGreaterThan(2);
    expect(forked).toBeLessThan(said);
  });

  it('needs no text up to three units, and every text beyond a dozen', () => {
    const readingOfText = (text: string) => {
      const phrase = toPhrase(toUnits(fold(text)));
      return phrase && readingOf(phrase);
    };
    expect(readingOfText('云')).toBe('none');
    expect(readingOfText('云溪县')).toBe('none');
    expect(readingOfText('10kV线')).toBe('none');
    expect(readingOfText('股东大会')).toEqual({ forks: `'~+东大'` });
    expect(readingOfText('停电，检修')).toBe('all');
    expect(readingOfText('10 abc')).toBe('all');
    expect(readingOfText('云'.repeat(MAX_PHRASE + 1))).toBe('all');
  });
});
