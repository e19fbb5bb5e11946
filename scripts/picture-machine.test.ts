import { expect, test } from 'vitest';
import { findDifferences } from './picture-machine.ts';

const made = {
  browser: 'Chromium 148.0.7778.96',
  fonts: { 'NotoSansCJK-Regular.ttc': 'a1b2', 'DejaVuSans.ttf': 'c3d4' },
};

test('pictures are compared on the machine they were made on', () => {
  expect(findDifferences(made, made)).toEqual([]);
});

test('another browser and other fonts are named, each in a sentence', () => {
  const here = { browser: 'Chromium 149.0.1.2', fonts: { 'NotoSansCJK-Regular.ttc': 'ffff', 'Arial.ttf': 'e5f6' } };
  expect(findDifferences(made, here)).toEqual([
    'browser: Chromium 148.0.7778.96 → Chromium 149.0.1.2',
    'font NotoSansCJK-Regular.ttc: a1b2 → ffff',
    'font DejaVuSans.ttf: c3d4 → absent',
    'font Arial.ttf: absent → e5f6',
  ]);
});
