import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encodeQr, QR_MAX_BYTES, toQrSvg } from './qr-code.server.ts';

const picture = (text: string) => encodeQr(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
const digest = (text: string) => createHash('sha256').update(picture(text).join('\n')).digest('hex').slice(0, 16);

describe('encodeQr', () => {
  it('has three finders and its timing lines', () => {
    const rows = picture('https://www.example.cn/details?id=101');
    const size = rows.length;
    expect(size).toBe(29);
    for (const [row, column] of [
      [0, 0],
      [0, size - 7],
      [size - 7, 0],
    ] as const) {
      const finder = rows.slice(row, row + 7).map((line) => line.slice(column, column + 7));
      expect(finder).toEqual(['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']);
    }
    expect(rows[6]?.slice(8, size - 8)).toBe('#.#.#.#.#.#.#');
  });

  // Each of these was read back by zbarimg; the digests keep them as they were.
  it.each([
    ['https://www.example.cn/details?id=101', '8b0d92fb378cf257'],
    ['http://127.0.0.1:3000/information_details?id=2147483647', 'ef3189e7271d3a29'],
    [
      'https://www.example.cn/details?id=1&page=2&page=2&page=2&page=2&page=2&page=2&page=2&page=2&page=2&page=2&page=2&page=2&page=2&page=2&page=2&page=2&page=2&page=2&page=2&page=2&',
      '59123eac18284ad9',
    ],
    ['停电公告 10kV', 'b64886bbccc1aa43'],
  ])('draws %s as it was read back', (text, expected) => {
    expect(digest(text)).toBe(expected);
  });

  it('grows with the text up to version 10, then refuses', () => {
    expect(encodeQr('x'.repeat(14))).toHaveLength(21);
    expect(encodeQr('x'.repeat(15))).toHaveLength(25);
    expect(encodeQr('x'.repeat(QR_MAX_BYTES))).toHaveLength(57);
    expect(() => encodeQr('x'.repeat(QR_MAX_BYTES + 1))).toThrow(RangeError);
    expect(() => encodeQr('水'.repeat(72))).toThrow(RangeError);
  });
});

it('draws dark on white with a margin of four modules', () => {
  const svg = toQrSvg('https://www.example.cn/details?id=101');
  expect(svg).toContain('viewBox="0 0 37 37"');
  expect(svg).toContain('<path fill="#fff" d="M0 0h37v37H0z"/>');
  expect(svg).toContain('M4 4h7v1h-7z');
  expect(svg).not.toContain('style');
});
