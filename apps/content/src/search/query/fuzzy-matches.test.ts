import { describe, expect, it } from 'vitest';
import {
  halvesOf,
  homophonesIn,
  mostFrequent,
  shortOf,
  similarIn,
  slipsOf,
  soundOf,
  spokenIn,
  stretchesIn,
  writtenOutIn,
} from './fuzzy-matches.ts';

describe('fuzzy matches', () => {
  it.each([
    ['滨江社区什么时候停电', ['滨江社区', '停电']],
    ['怎么办理更名过户', ['办理更名过户']],
    ['电费怎么算？', ['电费', '算']],
    ['的', []],
    ['\ud800', []],
  ])('%s is about %j', (text, words) => {
    expect(stretchesIn(text)).toEqual(words);
  });

  it('sound alike', () => {
    expect(soundOf('停店')).toBe('tingdian');
    expect(soundOf('10kV')).toBe('');
    expect(soundOf('电'.repeat(13))).toBe('');
    expect(homophonesIn('关于计划停电的公告', '停店', 'tingdian')).toEqual(['停电']);
    expect(homophonesIn('关于停店的公告', '停店', 'tingdian')).toEqual([]);
    expect(homophonesIn('党建与业务融合典型案例', '核电', 'hedian')).toEqual([]);
  });

  it.each([
    ['停电检休', '迎峰度夏停电检修安排', ['停电检修']],
    ['股东大会', '召开股东会的通知', ['股东会']],
    ['智能电表', '智能电能表采购', ['智能电能表']],
    ['停电检修', '停电检修安排', []],
    ['停电检修', '停电检', []],
    ['董事会', '监事会决议', ['监事会']],
  ])('%s is nearly in %s', (word, text, found) => {
    expect(similarIn(text, word)).toEqual(found);
  });

  it.each([
    ['党代会', '集团第三次党员代表大会召开', ['党员代表大会']],
    ['党代会', '党建代表座谈会', []],
    ['党代会', '第三次党代会召开', []],
    ['农网改造', '农村电网改造升级', ['农村电网改造']],
    ['大会', '代表大会', []],
    ['3年报', '2023年度报告', []],
  ])('%s is short for what is in %s', (word, text, found) => {
    expect(writtenOutIn(text, word)).toEqual(found);
  });

  it('may be short forms', () => {
    expect(shortOf('职代会')).toEqual(['职', '代', '会']);
    expect(['会', '代会', '10kV', '职代会a', '什么时候停电呢'].flatMap(shortOf)).toEqual([]);
  });

  it('have halves that an index can find', () => {
    expect(halvesOf('停电检')).toEqual([['电检'], ['停', '检'], ['停电']]);
    expect(halvesOf('停电')).toEqual([]);
  });

  it('are typed with a slip', () => {
    expect(slipsOf('tingdain')).toContain('tingdian');
    expect(slipsOf('tingdin')).toContain('tingdian');
    expect(slipsOf('cq')).toEqual([]);
    expect(spokenIn('关于计划停电的公告', slipsOf('tingdain'))).toEqual(['停电']);
    expect(mostFrequent(['a', 'b', 'b'])).toBe('b');
    expect(mostFrequent([])).toBeUndefined();
  });
});
