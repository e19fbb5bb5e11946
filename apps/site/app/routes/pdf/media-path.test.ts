import { expect, test } from 'vitest';
import { mediaPath } from './media-path.ts';

test.each(['/media/a.pdf', '/media/A.PDF', '/media/年报 2026.pdf', '/media/sub/a.pdf', '/media/%E5%B9%B4.pdf'])(
  '%s may be shown',
  (file) => {
    expect(mediaPath(file)).toBe(file);
  },
);

test.each([
  'https://evil.test/x.pdf',
  '//evil.test/media/x.pdf',
  '/media/../secret',
  '/media/%2e%2e/secret',
  '/media/..%2fsecret',
  '/media//evil.test/x.pdf',
  '/media/a\\b.pdf',
  '/media/a%5cb.pdf',
  '/media/a.pdf?x=1',
  '/MEDIA/a.pdf',
  '/media/a.docx',
  '/media/a.pdf/',
  '/media/%252e%252e/a.pdf',
  '/media/a%2fb.pdf',
  '/media/a%00.pdf',
  'http:/media/a.pdf',
  ' /media/a.pdf',
  '/media/a.pdf#x',
  '/media/%E5%B9',
  '/media/',
  'media/a.pdf',
  '/other/a.pdf',
  'javascript:alert(1)',
  '',
])('%s may not', (file) => {
  expect(mediaPath(file)).toBeUndefined();
});
