import { describe, expect, it } from 'vitest';
import { findIntent, spelledPhrase, type Intent } from './intents.ts';

const intent = (key: string, ...phrases: string[]): Intent => ({
  ...{ key, title: key, answer: '', steps: [], phone: '', shows: '', links: [], words: '' },
  phrases,
});

describe('the question that a text asks', () => {
  const intents = [intent('empty', '，。', '？', '电', ' '), intent('bill', '电费', '怎么交电费')];
  const keyOf = (text: string) => findIntent([text], intents)?.intent.key ?? null;

  it.each([
    ['电表转得特别快', 'meter'],
    ['电表一点也转得不快', null],
    ['电表坏了一直转', null],
    ['电线上挂了个风筝', 'kite'],
    ['放风筝要离电线远一点，衣服挂在绳子上', null],
    ['居民电价', 'home'],
    ['非居民电价', null],
  ])('%j, in other words, is %j', (text, key) => {
    const said = [
      intent('meter', '电表转得快'),
      intent('kite', '风筝挂电线上'),
      intent('home', '居民电价'),
      intent('short', '停电'),
    ];
    expect(findIntent([text], said)?.intent.key ?? null).toBe(key);
  });

  it('is the narrower one that holds another', () => {
    const said = [intent('hall', '怎么联系'), intent('board', '怎么联系董秘')];
    expect(findIntent(['怎么联系你们的董秘'], said)?.intent.key).toBe('board');
    expect(findIntent(['怎么联系你们'], said)?.intent.key).toBe('hall');
  });

  it('is spelled in syllables', () => {
    const said = [intent('back', '什么时候来电')];
    expect(spelledPhrase('shenme shihou laidian', said)).toBe('什么时候来电');
    expect(spelledPhrase('什么shi候 laidian', said)).toBe('什么时候来电');
    expect(spelledPhrase('shenme shihou', said)).toBe('shenme shihou');
    expect(spelledPhrase('什么时候来电', said)).toBe('什么时候来电');
  });

  it.each([
    ['电费', 'bill'],
    ['在哪儿怎么交电费方便', 'bill'],
    ['电', null],
    ['？', null],
    ['', null],
    ['怎么', null],
    ['石桥村', null],
  ])('%j is %j', (text, key) => {
    expect(keyOf(text)).toBe(key);
  });
});
