import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { describeImage, imageKeys, renderImage, resolveDrawing } from './images.ts';
import { sampleContent } from './sample-data.ts';
import { referredFiles } from './upload-files.ts';

const folder = join(import.meta.dirname, 'art');

describe('sample pictures', () => {
  test('every picture that a record names can be drawn and is described', () => {
    const names = referredFiles(sampleContent(Date.parse('2026-11-27T10:00:00+08:00'))).flatMap((file) =>
      '$image' in file ? [file.$image] : [],
    );
    expect(names.filter((name) => !imageKeys.includes(name))).toEqual([]);
    expect(names.filter((name) => describeImage(name) === '演示配图')).toEqual([]);
  });

  test('a drawing keeps no custom property, by day or by night', () => {
    const svg = readFileSync(join(folder, 'hero-wide.svg'), 'utf8');
    const size = { width: 100, height: 50 };
    const day = resolveDrawing(svg, 'day', size);
    const night = resolveDrawing(svg, 'night', size);
    expect(day).not.toContain('var(');
    expect(night).not.toContain('var(');
    expect(day).not.toBe(night);
  });

  test('a lamp has no glow by day and a faint one by night', () => {
    const svg = readFileSync(join(folder, 'biz-electric.svg'), 'utf8');
    const size = { width: 100, height: 50 };
    expect(resolveDrawing(svg, 'day', size)).not.toContain('calc(');
    expect(resolveDrawing(svg, 'day', size)).toMatch(/r="10" [^>]*opacity="0"/);
    expect(resolveDrawing(svg, 'night', size)).toMatch(/r="10" [^>]*opacity="0.22"/);
  });

  test('scenes are JPEG of their size, codes are PNG, an unknown key is refused', async () => {
    const hero = await renderImage('hero-day', folder);
    expect(hero.mimetype).toBe('image/jpeg');
    expect(await sharp(hero.data).metadata()).toMatchObject({ width: 1920, height: 853, format: 'jpeg' });
    expect((await renderImage('qr-sample', folder)).mimetype).toBe('image/png');
    await expect(renderImage('nothing', folder)).rejects.toThrow('nothing');
  }, 20_000);
});
