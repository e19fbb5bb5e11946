/** Addresses that this server must not connect to for somebody else: those of its own network. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

export const resolveName = (host: string): Promise<readonly ResolvedAddress[]> => lookup(host, { all: true });

/** A look-up that answers with one address, which was checked: whatever the name resolves to by then. */
export const pinTo =
  (address: ResolvedAddress): LookupFunction =>
  (_host, { all }, back) => {
    if (all) (back as unknown as (error: null, list: object[]) => void)(null, [address]);
    else back(null, address.address, address.family);
  };

// Two lists: Node finds an IPv4 address in a range of IPv6 as well.
const inner = { ipv4: new BlockList(), ipv6: new BlockList() };
const INNER_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
];
for (const range of INNER_V4) {
  const [net = '', bits] = range.split('/');
  inner.ipv4.addSubnet(net, Number(bits), 'ipv4');
}
// All but 2000::/3, of which the ranges that carry an IPv4 address or are for documents.
for (const [net, bits] of [
  ...([
    ['::', 3],
    ['4000::', 2],
    ['8000::', 1],
  ] as const),
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
  ] as const),
] as const) {
  inner.ipv6.addSubnet(net, bits, 'ipv6');
}

/** Whether an address is none of the public network. */
export function isInnerAddress(address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return inner[family].check(address, family);
}
