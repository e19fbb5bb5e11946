/**
 * The client's address when proxies stand in between, and the network that it lies in. Both servers limit and log by it;
 * the site names it to the content server in `X-Forwarded-For`. Addresses are read by Node's `net`, strictly: no octal,
 * no shortened IPv4.
 */
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Which proxies are trusted when they name the client's address. */
export interface ProxyTrust {
  /** Number of proxies in front, whatever their addresses. */
  readonly hops: number;
  /** Proxies of these networks are trusted; undefined: none is. */
  readonly networks: BlockList | undefined;
}

/** No proxy is trusted: the other end of the connection is the client. */
export const TRUST_NOBODY: ProxyTrust = { hops: 0, networks: undefined };

/** Most proxies that a chain may have. */
const MAX_HOPS = 10;
/** Most addresses of a chain that are looked at; a client may send any number. */
const MAX_NAMED = 32;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * Reads `TRUST_PROXY`: `off`, the number of proxies in front, or their addresses and networks, separated by commas.
 * @returns undefined when it is none of these
 */
export function parseProxyTrust(text: string): ProxyTrust | undefined {
  const given = text.trim();
  if (given === '' || given === 'off' || given === '0') return TRUST_NOBODY;
  if (/^\d+$/.test(given)) return Number(given) <= MAX_HOPS ? { hops: Number(given), networks: undefined } : undefined;
  const networks = new BlockList();
  for (const network of given.split(/[\s,]+/)) {
    const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
    const bits = isIPv4(address) ? 32 : 128;
    if (isIP(address) === 0 || Number(length ?? 0) > bits) return undefined;
    networks.addSubnet(address, Number(length ?? bits), familyOf(address));
  }
  return { hops: 0, networks };
}

/**
 * The client's address: that of the connection, or the one named by a chain of trusted proxies. Values that the client
 * itself wrote stand left of those that the nearest proxy added, and are never reached.
 * @param peer address at the other end of the connection
 * @param forwarded the header `X-Forwarded-For`
 */
export function clientAddress(peer: string | undefined, forwarded: string | undefined, trust: ProxyTrust): string {
  let address = toPlainAddress(peer ?? '') ?? '';
  if (forwarded === undefined || trust === TRUST_NOBODY) return address;
  const named = forwarded.split(',').slice(-MAX_NAMED).toReversed();
  for (const [passed, text] of named.entries()) {
    if (passed >= trust.hops && !isTrusted(address, trust)) break;
    const next = toPlainAddress(text);
    if (next === undefined) break;
    address = next;
  }
  return address;
}

/** Whether an address lies in one of the trusted networks. */
export const isTrusted = (address: string, { networks }: ProxyTrust): boolean =>
  networks !== undefined && isIP(address) !== 0 && networks.check(address, familyOf(address));

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** The network that requests are counted by: an IPv4 address, or the /64 of an IPv6 address, which one subscriber has. */
export const countedNetwork = (address: string): string => networkOf(address, 4, 4);

/** The network that may be logged: 24 bits of an IPv4 address, 48 of an IPv6 address; '' for an invalid address. */
export const loggedNetwork = (address: string): string => networkOf(address, 3, 3);

/** @param bytes leading bytes of an IPv4 address to preserve @param groups leading groups of an IPv6 address to preserve */
function networkOf(text: string, bytes: number, groups: number): string {
  const address = toPlainAddress(text);
  if (address === undefined) return '';
  if (isIPv4(address)) {
    const kept = address.split('.').slice(0, bytes);
    return [...kept, ...Array<string>(4 - bytes).fill('0')].join('.');
  }
  return `${groupsOf(address).slice(0, groups).join(':')}::`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [front = '', back = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [front, back].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** An address without brackets, port and zone, IPv4 within IPv6 as IPv4; undefined for what is no address. */
function toPlainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase();
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  if (!bare.includes('ffff')) return bare;
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return bare;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.');
}
