import { image } from '@yunxia/contract/media';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toCoverPicture } from './cover-picture.ts';

test('a cover has its sizes as one text, and is silent unless it is given words', () => {
  const picture = z.parse(image, {
    url: '/media/a.jpg',
    alt: '大坝',
    width: 1280,
    height: 800,
    sizes: [
      { url: '/media/a-320.webp', width: 320, height: 200 },
      { url: '/media/a-640.webp', width: 640, height: 400 },
    ],
  });
  expect(toCoverPicture(picture)).toEqual({
    url: '/media/a.jpg',
    alt: '',
    width: 1280,
    height: 800,
    srcSet: '/media/a-320.webp 320w, /media/a-640.webp 640w',
  });
  expect(toCoverPicture(picture, '大坝')?.alt).toBe('大坝');
  expect(toCoverPicture(null)).toBeNull();
});
