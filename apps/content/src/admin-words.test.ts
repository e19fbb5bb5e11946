import { zh } from '@payloadcms/translations/languages/zh';
import { expect, it } from 'vitest';
import { adminWords, withoutSplits } from './admin-words.ts';

it('no text of the admin has a space between Chinese and the Chinese name that stands in it', () => {
  const texts = Object.values(withoutSplits(zh.translations)).flatMap((group) => Object.values(group));
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => /\p{Script=Han} (?:\p{Script=Han}|\{\{label\}\})/u.test(text))).toEqual([]);
  expect(withoutSplits(zh.translations).general.searchBy).toBe('搜索{{label}}');
  expect(withoutSplits(zh.translations).general.selectedCount).toBe('已选择 {{count}} 个{{label}}');
});

it('every text of our own stands in the place of one of Payload’s', () => {
  for (const [group, words] of Object.entries(adminWords)) {
    const known = Object.keys(zh.translations[group as keyof typeof zh.translations]);
    expect(known).toEqual(expect.arrayContaining(Object.keys(words)));
  }
});
