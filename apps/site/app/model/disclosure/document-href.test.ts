import { expect, it } from 'vitest';
import { toDocumentHref } from './document-href.ts';

it('opens a file of ours in the viewer, and any other where it lies', () => {
  expect(toDocumentHref('/media/公告 1.pdf')).toBe('/pdf?file=%2Fmedia%2F%E5%85%AC%E5%91%8A+1.pdf');
  expect(toDocumentHref('https://a.example/1.pdf')).toBe('https://a.example/1.pdf');
  expect(new URLSearchParams(toDocumentHref('/media/a+b%20&c.pdf').slice(5)).get('file')).toBe('/media/a+b%20&c.pdf');
});
