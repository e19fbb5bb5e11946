import { expect, test } from 'vitest';
import { acceptedEncoding } from '../src/content-encoding.ts';
import { parseRange } from '../src/byte-range.ts';
import { contentHash, entityTag, isUnchangedSince, knownTag } from '../src/entity-tag.ts';

const hash = contentHash('text');
const other = contentHash('another text');

test('a tag identifies a content in one encoding', () => {
  expect(hash).toMatch(/^[\w-]{22}$/);
  expect([entityTag(hash), entityTag(hash, 'br'), other === hash]).toEqual([`"${hash}"`, `"${hash}-br"`, false]);
});

test.each([
  // If-None-Match → the tag by which the client has it
  [`"${hash}"`, `"${hash}"`],
  [`"${hash}-br"`, `"${hash}-br"`],
  [`W/"${hash}-gzip"`, `"${hash}-gzip"`],
  [`"a", "b,c",W/"${hash}"`, `"${hash}"`],
  [`"${other}" , "${hash}-br", "x"`, `"${hash}-br"`],
  [' * ', `"${hash}-br"`],
  [`"${other}"`, undefined],
  [`"${hash}x"`, undefined],
  [`"x${hash}"`, undefined],
  [`"${hash}-new"`, undefined],
  [`"a, ${hash}"`, undefined],
  [hash, undefined],
  ['"*"', undefined],
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
])('If-None-Match: %s', (header, known) => {
  expect(knownTag(header, hash, entityTag(hash, 'br'))).toBe(known);
});

test('dates are compared in whole seconds, as they are sent', () => {
  const at = Date.UTC(2026, 2, 1, 12, 0, 0, 900);
  const sent = new Date(at).toUTCString();
  expect(isUnchangedSince(sent, at)).toBe(true);
  expect(isUnchangedSince(sent, at + 100)).toBe(false);
  for (const header of [undefined, null, '', 'yesterday']) expect(isUnchangedSince(header, at)).toBe(false);
});

test.each([
  [null, 'whole'],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=5-2', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
])('the range %s', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR ; q=1.0,gzip', 'br'],
  ['br;q=0.000,gzip;q=0', undefined],
  ['br;q=0.01', 'br'],
  ['brotli, xgzip, gzipped', undefined],
  ['deflate', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding: %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('of the encodings that there are', () => {
  expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(acceptedEncoding('br, gzip', [])).toBeUndefined();
});
