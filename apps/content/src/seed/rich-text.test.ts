import { describe, expect, test } from 'vitest';
import { heading, link, list, paragraph, plainText, richText, table } from './rich-text.ts';

describe('rich text', () => {
  test('strings become paragraphs and ** becomes bold', () => {
    const state = richText('第一段', paragraph('前', link('链接', '/news'), '**粗体**后'));
    const [first, second] = state.root.children ?? [];
    expect(first?.type).toBe('paragraph');
    expect(second?.children?.map((node) => [node.type, node['text'], node['format']])).toEqual([
      ['text', '前', 0],
      ['link', undefined, ''],
      ['text', '粗体', 1],
      ['text', '后', 0],
    ]);
    expect(plainText(state)).toBe('第一段\n前链接粗体后');
  });

  test('only the first row of a table is a head', () => {
    const [head, body] = table(['甲', '乙'], [['1', '2']]).children ?? [];
    expect(head?.children?.map((cell) => cell['headerState'])).toEqual([1, 1]);
    expect(body?.children?.map((cell) => cell['headerState'])).toEqual([0, 0]);
  });

  test('lists number their items and links that leave open a new tab', () => {
    const numbered = list(['甲', '乙'], true);
    expect(numbered['tag']).toBe('ol');
    expect(numbered.children?.map((item) => item['value'])).toEqual([1, 2]);
    expect(link('外', 'https://example.com/')['fields']).toMatchObject({ newTab: true });
    expect(link('内', '/home')['fields']).toMatchObject({ newTab: false });
    expect(heading('节', 3)['tag']).toBe('h3');
  });
});
