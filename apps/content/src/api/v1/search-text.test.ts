import { describe, expect, it } from 'vitest';
import { hasHit, markHits, snippetOf } from './search-text.ts';

const shown = (parts: { text: string; hit: boolean }[]) =>
  parts.map((part) => (part.hit ? `[${part.text}]` : part.text)).join('');

describe('marking hits', () => {
  it.each([
    ['停电公告：停电', ['停电'], '[停电]公告：[停电]'],
    ['10kV线路', ['10KV'], '[10kV]线路'],
    ['C++ (甲) [乙]', ['c++', '(', '['], '[C++] [(]甲) [[]乙]'],
    ['检修停电', ['检修停', '停电'], '[检修停电]'],
    ['无', ['有', ''], '无'],
    ['İstanbul kV', ['kv'], 'İstanbul [kV]'],
    ['<img src=x>', ['<img'], '[<img] src=x>'],
  ])('%s with %j', (text, words, expected) => {
    expect(shown(markHits(text, words))).toBe(expected);
    expect(
      markHits(text, words)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('cuts a snippet round the first hit, never inside a character', () => {
    const long = `${'前'.repeat(100)}𠮷停电${'后'.repeat(300)}`;
    const snippet = snippetOf(long, ['停电']);
    expect(shown(snippet)).toMatch(/^…前+𠮷\[停电\]后+…$/u);
    expect(snippet.map((part) => part.text).join('').length).toBeLessThan(130);
    expect(shown(snippetOf(`${'𠮷'.repeat(60)}停电`, ['停电']))).toMatch(/^…𠮷+\[停电\]$/u);
    expect(shown(snippetOf('短文', ['没有']))).toBe('短文');
    expect(hasHit('短文', ['没有'])).toBe(false);
  });
});
