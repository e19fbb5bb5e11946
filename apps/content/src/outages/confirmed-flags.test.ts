import { expect, it } from 'vitest';
import { signConfirmedFlags, toConfirmedFlags } from './confirmed-flags.ts';

const NOW = Date.parse('2026-11-29T04:00:00.000Z');
const stored = [{ text: '只提前 2 天', by: '值班员甲', at: '2026-11-28T00:00:00.000Z' }];

it('the server says who confirmed a flag and when; a form cannot say it in another name', () => {
  const claimed = [{ text: '停电 13 小时', by: '局长', at: '2020-01-01T00:00:00.000Z' }];
  expect(signConfirmedFlags([...stored, ...claimed], stored, '值班员乙', NOW)).toEqual([
    ...stored,
    { text: '停电 13 小时', by: '值班员乙', at: '2026-11-29T04:00:00.000Z' },
  ]);
  // taken back, and confirmed again by another
  expect(signConfirmedFlags([], stored, '值班员乙', NOW)).toEqual([]);
  expect(signConfirmedFlags([{ text: '只提前 2 天' }], [], '值班员乙', NOW)).toMatchObject([{ by: '值班员乙' }]);
});

it('what is no list of confirmations is none, and each flag counts once', () => {
  for (const value of [undefined, null, 'x', 3, {}, [null, 3, { text: '' }, { by: 'x' }]]) {
    expect(toConfirmedFlags(value)).toEqual([]);
  }
  expect(signConfirmedFlags([{ text: '甲' }, { text: '甲' }], undefined, '乙', NOW)).toHaveLength(1);
});
