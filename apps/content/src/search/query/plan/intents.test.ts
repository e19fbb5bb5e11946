import { describe, expect, it } from 'vitest';
import { findIntent, type Intent } from './intents.ts';

const intent = (key: string, ...phrases: string[]): Intent => ({
  ...{ key, title: key, answer: '', steps: [], phone: '', shows: '', links: [], words: '' },
  phrases,
});

describe('the question that a text asks', () => {
  const intents = [intent('empty', '，。', '？', '电', ' '), intent('bill', '电费', '怎么交电费')];
  const keyOf = (text: string) => findIntent([text], intents)?.intent.key ?? null;

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
