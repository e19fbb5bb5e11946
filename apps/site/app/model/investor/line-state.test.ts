import { expect, it } from 'vitest';
import { lineState } from './line-state.ts';

it.each([
  ['open', '开放'],
  ['lunch', '开放'],
  ['closed', '开放'],
  ['holiday', '休息'],
  ['unknown', ''],
  ['suspended', ''],
  [null, ''],
] as const)('while the session is %s: %s', (session, words) => {
  expect(lineState(session)).toMatch(words === '' ? /^$/ : new RegExp(`${words}$`));
});
