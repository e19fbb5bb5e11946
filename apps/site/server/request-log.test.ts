import { expect, test } from 'vitest';
import { toNetwork } from './request-log.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:85a3:1:2:3:4:5', '2001:db8:85a3::'],
  ['2001:db8::5', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['', ''],
])('%s lies in %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
