import { describe, expect, it } from 'vitest';
import { parseQuery } from './query.ts';
import { FTS5, groupsToExpression, spokenPhrase, toExpression, toTsvector, TSQUERY } from './term-expression.ts';

describe('an expression', () => {
  it.each([
    ['停电', '(("停电"))', `(('停电'))`],
    ['计划检修', '(("计划 划检 检修"))', `((('计划' <-> '划检' <-> '检修')))`],
    ['停', '(("停" *))', `(('停':*))`],
    ['检修 公告', '(("检修") AND ("公告"))', `(('检修') & ('公告'))`],
    [
      '检修 -停电 -"a\'b"',
      '(("检修")) NOT ("停电" OR "a ~apostrophe b")',
      `(('检修')) & !('停电' | ('a' <-> '~apostrophe' <-> 'b'))`,
    ],
    ['yunxi', '(("yunxi" * OR "~~yunxi" *))', `(('yunxi':* | '~~yunxi':*))`],
  ])('of %s is the same in both languages', (key, fts5, tsquery) => {
    const query = parseQuery(key);
    expect(toExpression(FTS5, query, 'all')).toBe(fts5);
    expect(toExpression(TSQUERY, query, 'all')).toBe(tsquery);
  });

  it('asks for any term in the text of a page itself', () => {
    const query = parseQuery('停 检修');
    expect(toExpression(FTS5, query, 'own', 'any')).toBe('{title head body} : (("停" *) OR ("检修"))');
    expect(toExpression(TSQUERY, query, 'own', 'any')).toBe(`(('停':*D) | ('检修':D))`);
  });

  it('asks for every phrase of a group in title and names', () => {
    const groups = [[spokenPhrase('td'), spokenPhrase('jx')], [spokenPhrase('gg')]];
    expect(groupsToExpression(FTS5, groups)).toBe('{title head} : (("~~td" * AND "~~jx" *) OR ("~~gg" *))');
    expect(groupsToExpression(TSQUERY, groups)).toBe(`(('~~td':* & '~~jx':*) | ('~~gg':*))`);
  });

  it('leaves out a spelling that holds another one', () => {
    const { terms } = parseQuery('停电', [['停电', '停电检修', '断电']]);
    expect(toExpression(FTS5, { terms }, 'all')).toBe('(("停电" OR "断电"))');
  });
});

describe('a tsvector', () => {
  it('has positions, and a gap between two lists', () => {
    expect(toTsvector([{ tokens: ['a', 'b', 'a', '~~pinyin'] }, { tokens: ['b'], weight: 'C' }])).toBe(
      `'a':1D,3D 'b':2D,5C '~~pinyin'`,
    );
  });

  it('keeps within the limits of PostgreSQL', () => {
    const positions = toTsvector([{ tokens: Array.from({ length: 20_000 }, (_, at) => `w${at}`) }]);
    expect(positions).toContain(`'w16381':16382D`);
    expect(positions).toMatch(/'w16382' /);
    const long = toTsvector([{ tokens: Array.from({ length: 14_000 }, (_, at) => `${at}`.padEnd(100, 'x')) }]);
    expect(long.length).toBeLessThan(1_048_576);
  });
});
