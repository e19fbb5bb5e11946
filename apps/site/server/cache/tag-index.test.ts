import { expect, test } from 'vitest';
import { TagIndex } from './tag-index.ts';

test('finds the keys that carry any of the tags, each once, and holds nothing for removed keys', () => {
  const index = new TagIndex();
  index.add('list', ['news', 'site-info']);
  index.add('article', ['news:5', 'site-info']);
  expect([...index.keysOf(['news', 'site-info', 'none'])]).toEqual(['list', 'article']);
  expect([...index.keysOf(['news:5'])]).toEqual(['article']);
  index.remove('list', ['news', 'site-info']);
  expect([...index.keysOf(['news', 'site-info'])]).toEqual(['article']);
  index.remove('article', ['news:5', 'site-info']);
  expect(index.size).toBe(0);
});
