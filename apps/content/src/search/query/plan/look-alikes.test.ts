import { expect, it } from 'vitest';
import { lookAlikesOf } from './look-alikes.ts';

it.each([
  ['招骋', '招聘'],
  ['停申', '停电'],
  ['投拆', '投诉'],
  ['侯选', '候选'],
])('%s may be %s', (typed, meant) => {
  expect(lookAlikesOf(typed)).toContain(meant);
  expect(lookAlikesOf(typed)).not.toContain(typed);
});

it('characters that look like no other stay', () => {
  expect(lookAlikesOf('云溪')).toEqual([]);
});
