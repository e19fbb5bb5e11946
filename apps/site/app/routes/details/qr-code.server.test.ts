import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { QR_MAX_BYTES, toQrSvg } from './qr-code.server.ts';

const digest = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16);
/** Modules of a side without its margin. */
const sideOf = (text: string): number => Number(/viewBox="0 0 (\d+)/.exec(toQrSvg(text))?.[1]) - 8;

describe('toQrSvg', () => {
  // zbarimg read each of these back; a digest that changes has to be read back again.
  it.each([
    ['https://www.example.cn/details?id=101', '65cbd7dd6af2f9f8'],
    ['http://127.0.0.1:3000/information_details?id=2147483647', 'a137e7ef7c3f82aa'],
    [`https://www.example.cn/details?id=1${'&page=2'.repeat(20)}&`, '8ae136e4f761e2b1'],
    ['停电公告 10kV', 'f86a1e1623ee8966'],
  ])('draws %s as it was read back', (text, expected) => {
    expect(digest(toQrSvg(text))).toBe(expected);
  });

  it('grows with the text up to version 10, then refuses', () => {
    expect(sideOf('x'.repeat(14))).toBe(21);
    expect(sideOf('x'.repeat(15))).toBe(25);
    expect(sideOf('x'.repeat(QR_MAX_BYTES))).toBe(57);
    expect(() => toQrSvg('x'.repeat(QR_MAX_BYTES + 1))).toThrow(RangeError);
    expect(() => toQrSvg('水'.repeat(72))).toThrow(RangeError);
  });

  it('draws dark on white with a margin of four modules', () => {
    const svg = toQrSvg('https://www.example.cn/details?id=101');
    expect(svg).toContain('viewBox="0 0 37 37"');
    expect(svg).toContain('<path fill="#fff" d="M0 0h37v37H0z"/>');
    expect(svg).toContain('M4 4h7v1h-7z');
    expect(svg).not.toContain('style');
  });
});
