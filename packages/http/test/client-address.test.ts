import { describe, expect, test } from 'vitest';
import {
  clientAddress,
  countedNetwork,
  isLoopback,
  isTrusted,
  loggedNetwork,
  parseProxyTrust,
  TRUST_NOBODY,
} from '../src/client-address.ts';

const trusting = (text: string) => {
  const trust = parseProxyTrust(text);
  if (!trust) throw new Error(`not a setting: ${text}`);
  return trust;
};

describe('the client address', () => {
  test.each([
    ['no proxy is trusted', 'off', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['not even on this machine', 'off', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
    ['IPv4 within IPv6 is IPv4', 'off', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['one proxy names the client', '1', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['values that the client wrote are not reached', '1', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['however much he writes', '1', '127.0.0.1', `${'1.1.1.1,'.repeat(500)}203.0.113.7`, '203.0.113.7'],
    ['two proxies', '2', '10.0.0.2', '198.51.100.1, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
    ['fewer are named than stand in front', '3', '10.0.0.2', '203.0.113.7', '203.0.113.7'],
    ['a proxy that names nobody', '1', '127.0.0.1', undefined, '127.0.0.1'],
    ['a proxy that names nonsense', '1', '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
    ['markup', '1', '127.0.0.1', '<script>', '127.0.0.1'],
    ['octal or decimal', '1', '127.0.0.1', '010.0.0.1', '127.0.0.1'],
    ['with a port', '1', '127.0.0.1', '203.0.113.7:51234', '203.0.113.7'],
    ['IPv6 with brackets and a port', '1', '127.0.0.1', '[2001:DB8::5]:443', '2001:db8::5'],
    ['IPv6 with a zone', '1', '127.0.0.1', 'fe80::1%eth0', 'fe80::1'],
    ['a network of proxies', '10.0.0.0/8', '10.1.2.3', '198.51.100.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['a client outside it', '10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['only proxies', '10.0.0.0/8', '10.1.2.3', '10.1.2.4', '10.1.2.4'],
    ['several networks', '::1, 2001:db8:1::/48', '::1', '203.0.113.7, 2001:db8:1:ffff::2', '203.0.113.7'],
    ['IPv4 written as IPv6', '127.0.0.1', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['no address at all', 'off', undefined, '203.0.113.7', ''],
  ])('%s: %s', (_, setting, peer, forwarded, expected) => {
    expect(clientAddress(peer, forwarded, trusting(setting))).toBe(expected);
  });
});

describe('TRUST_PROXY', () => {
  test.each(['off', '', ' off ', '0'])('%j: none', (text) => {
    expect(parseProxyTrust(text)).toEqual(TRUST_NOBODY);
  });
  test.each([
    'on',
    'true',
    '11',
    '-1',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.0/8/8',
    'nginx',
    '10.0.0.0/x',
    '1.2.3',
    '1,x',
  ])('%j is no setting', (text) => {
    expect(parseProxyTrust(text)).toBeUndefined();
  });
  test('networks end where their bits say', () => {
    const trust = trusting('192.0.2.128/25, 2001:db8::/33');
    expect(
      ['192.0.2.128', '192.0.2.127', '2001:db8:7fff::1', '2001:db8:8000::1', ''].map((one) => isTrusted(one, trust)),
    ).toEqual([true, false, true, false, false]);
    expect(isTrusted('203.0.113.1', trusting('0.0.0.0/0'))).toBe(true);
    expect(isTrusted('2001:db8::1', trusting('0.0.0.0/0'))).toBe(false);
  });
});

describe('networks', () => {
  test.each([
    ['203.0.113.77', '203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0'],
    ['2001:db8:85a3:1:2:3:4:5', '2001:db8:85a3:1::', '2001:db8:85a3::'],
    ['2001:db8::5', '2001:db8:0:0::', '2001:db8:0::'],
    ['::1', '0:0:0:0::', '0:0:0::'],
    ['', '', ''],
    [':::', '', ''],
    ['1::2::3', '', ''],
    ['1:2:3:4:5:6:7:8:9', '', ''],
    ['12345::', '', ''],
  ])('%s is counted as %s and logged as %s', (address, counted, logged) => {
    expect([countedNetwork(address), loggedNetwork(address)]).toEqual([counted, logged]);
  });

  test('this machine', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '128.0.0.1', ''].map(isLoopback)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
