import { describe, expect, it } from 'vitest';
import { cleanLexical } from './clean-lexical.ts';

const text = (words: string, rest: object = {}) => ({ type: 'text', text: words, ...rest });
const state = (...children: object[]) => ({ root: { type: 'root', version: 1, children } });

describe('cleanLexical', () => {
  it('takes styles off and keeps formats', () => {
    const pasted = state({
      type: 'paragraph',
      textStyle: 'color: red',
      children: [text('正文', { format: 1, style: 'font-family: SimSun' })],
    });
    expect(cleanLexical(pasted)).toEqual(state({ type: 'paragraph', children: [text('正文', { format: 1 })] }));
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'java\tscript:x',
    '//evil.example',
    String.raw`\\evil.example`,
    'vbscript:x',
    '',
  ])('leaves of a link to %j its words', (url) => {
    const linked = state({
      type: 'paragraph',
      children: [{ type: 'link', fields: { url }, children: [text('点这里')] }, text('尾')],
    });
    expect(cleanLexical(linked)).toEqual(state({ type: 'paragraph', children: [text('点这里'), text('尾')] }));
  });

  it('keeps good links, and what is no editor state', () => {
    const linked = state({
      type: 'paragraph',
      children: [{ type: 'link', fields: { url: '/details?id=1' }, children: [text('见此')] }],
    });
    expect(cleanLexical(linked)).toEqual(linked);
    expect(cleanLexical(null)).toBeNull();
    expect(cleanLexical('text')).toBe('text');
  });

  it.each([
    ['one that was never uploaded', { pending: { formID: '1', src: 'blob:x' } }, ''],
    ['one that a URL names', { pending: { formID: '1', src: 'https://mmbiz.qpic.cn/a' } }, 'https://mmbiz.qpic.cn/a'],
    ['one of another collection', { relationTo: 'users', value: 1 }, ''],
    ['one without a number', { relationTo: 'media', value: 'abc' }, ''],
  ])('makes of a picture that is not in the library the place of one: %s', (_, upload, src) => {
    const place = { type: 'missing-media', version: 1, what: 'picture', src, alt: '' };
    expect(cleanLexical(state({ type: 'upload', ...upload }))).toEqual(state(place));
  });

  it('keeps pictures of the library, whose number is one, and takes what nobody sees out of words', () => {
    const words = text('\u202e停\u0003\u200b电\u00ad\u000b\u2066👨\u200d👩\ufeff');
    const cleaned = state({ type: 'upload', relationTo: 'media', value: '7' }, words);
    const kept = text('停电👨\u200d👩');
    expect(cleanLexical(cleaned)).toEqual(state({ type: 'upload', relationTo: 'media', value: 7 }, kept));
  });

  it('cuts off nesting that no editor makes', () => {
    let node: object = text('底');
    for (let depth = 0; depth < 20_000; depth += 1) node = { type: 'quote', children: [node] };
    expect(JSON.stringify(cleanLexical(state(node)))).not.toContain('底');
  });
});
