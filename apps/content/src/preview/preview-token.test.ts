import { expect, it } from 'vitest';
import { makePreviewToken, PREVIEW_MS, readPreviewToken } from './preview-token.ts';

const SECRET = 'a secret of thirty-two characters';
const NOW = Date.parse('2026-11-29T08:00:00Z');
const key = { collection: 'special-columns', record: 12, version: 345 };
const token = makePreviewToken(SECRET, key, NOW);

it('opens one version of one record for half an hour, and fits into a path', () => {
  expect(token).toMatch(/^[\w-]{30,200}$/);
  expect(readPreviewToken(SECRET, token, NOW)).toEqual(key);
  expect(readPreviewToken(SECRET, token, NOW + PREVIEW_MS - 1)).toEqual(key);
  expect(readPreviewToken(SECRET, token, NOW + PREVIEW_MS)).toBeUndefined();
});

it('opens nothing when any character of it was altered, or it was made for another record or by another server', () => {
  const altered = [...token].map(
    (character, at) => `${token.slice(0, at)}${character === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`,
  );
  const other = Buffer.from(token, 'base64url');
  const forged = Buffer.concat([
    other.subarray(0, 16),
    Buffer.from(other.subarray(16).toString().replace(' 12 ', ' 13 ')),
  ]);
  const words = [
    ...altered,
    forged.toString('base64url'),
    `${token}A`,
    token.slice(0, -1),
    '',
    `${token}.data`,
    '你好',
  ];
  expect(words.filter((word) => readPreviewToken(SECRET, word, NOW) !== undefined)).toEqual([]);
  expect(readPreviewToken(`${SECRET}!`, token, NOW)).toBeUndefined();
});
