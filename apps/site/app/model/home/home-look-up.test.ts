import { describe, expect, it } from 'vitest';
import { home } from '../../routes/home/home.screen.ts';
import { parseHomeLookUp, toLookUpName } from './home-look-up.ts';

const parse = (text: string) => parseHomeLookUp(new URLSearchParams(text));

describe('the look-up in the URL of the home page', () => {
  it('is written as it is read, what was not chosen left out', () => {
    const lookUp = { q: '茶场村', region: '江岭县', start: '2026-11-29', end: '2026-12-05' };
    expect(parse(home.href(lookUp).slice(home.path.length))).toEqual(lookUp);
    expect(home.href({ q: '茶场村' })).toBe('/home?q=%E8%8C%B6%E5%9C%BA%E6%9D%91');
    expect(home.href({})).toBe('/home');
  });

  it('is none without a field that says something', () => {
    expect(parse('')).toBeNull();
    expect(parse('q=%20&start=morgen&utm_source=x')).toBeNull();
    expect(home.isAsked(new URLSearchParams('q=%20&utm_source=x'))).toBe(false);
    expect(home.isAsked(new URLSearchParams('start=2026-11-29'))).toBe(true);
  });

  it('puts days in order and cuts long text', () => {
    expect(parse('start=2026-12-05&end=2026-11-26')).toMatchObject({ start: '2026-11-26', end: '2026-12-05' });
    expect(parse(`q=${'岛'.repeat(101)}`)?.q).toBe('岛'.repeat(100));
  });

  it('has a name', () => {
    expect(toLookUpName({ q: '茶场村', region: '江岭县' })).toBe('江岭县 茶场村');
    expect(toLookUpName({ start: '2026-11-29', end: '2026-12-05' })).toBe('2026-11-29至2026-12-05');
  });
});
