/**
 * Whose request it is: the address that counts when proxies stand in between, and the network that it lies in. Both
 * servers count and log by it; the site names it to the content server in `X-Forwarded-For`.
 */

/** An address as eight groups of 16 bits; IPv4 as `::ffff:a.b.c.d` (RFC 4291 §2.5.5.2). */
type Groups = readonly number[];

interface Network {
  readonly groups: Groups;
  /** Leading bits that an address of it shares with `groups`. */
  readonly bits: number;
}

/** Which proxies are believed when they name the address that they pass a request on for. */
export interface ProxyTrust {
  /** So many proxies stand in front, whatever their addresses. */
  readonly hops: number;
  /** Proxies of these networks are believed. */
  readonly networks: readonly Network[];
}

/** Nobody is believed: the other end of the connection is the caller. */
export const TRUST_NOBODY: ProxyTrust = { hops: 0, networks: [] };

/** Most proxies that a chain may have. */
const MAX_HOPS = 10;
/** Most addresses of a chain that are looked at; a caller may send any number. */
const MAX_NAMED = 32;
const V4_BITS = 96;

/**
 * Reads `TRUST_PROXY`: `off`, the number of proxies in front, or their addresses and networks, separated by commas.
 * @returns undefined when it is none of these
 */
export function parseProxyTrust(text: string): ProxyTrust | undefined {
  const given = text.trim();
  if (given === '' || given === 'off') return TRUST_NOBODY;
  if (/^\d+$/.test(given)) return Number(given) <= MAX_HOPS ? { hops: Number(given), networks: [] } : undefined;
  const networks = given.split(/[\s,]+/).map(parseNetwork);
  return networks.every((network) => network !== undefined) ? { hops: 0, networks } : undefined;
}

/**
 * The address that counts: that of the connection, or, as far as those who name it are believed, the one that they name.
 * What a caller wrote into the header itself stands left of what the nearest proxy added, and is never reached.
 * @param peer address at the other end of the connection
 * @param forwarded the header `X-Forwarded-For`
 */
export function callerAddress(peer: string | undefined, forwarded: string | undefined, trust: ProxyTrust): string {
  let address = toPlainAddress(peer ?? '') ?? '';
  if (forwarded === undefined || (trust.hops === 0 && trust.networks.length === 0)) return address;
  const named = forwarded.split(',').slice(-MAX_NAMED).toReversed();
  for (const [passed, text] of named.entries()) {
    if (passed >= trust.hops && !isWithin(address, trust.networks)) break;
    const next = toPlainAddress(text);
    if (next === undefined) break;
    address = next;
  }
  return address;
}

/** Whether an address lies in one of the networks that are believed. */
export function isTrusted(address: string, trust: ProxyTrust): boolean {
  return isWithin(address, trust.networks);
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** What requests are counted by: an IPv4 address, or the /64 of an IPv6 one, which one subscriber has to himself. */
export const countedNetwork = (address: string): string => networkOf(address, 32, 64);

/** What a log may keep of an address: the first 24 bits of an IPv4, 48 of an IPv6 one; '' for what is none. */
export const loggedNetwork = (address: string): string => networkOf(address, 24, 48);

function networkOf(address: string, v4Bits: number, v6Bits: number): string {
  const groups = toGroups(address);
  if (!groups) return '';
  const bits = isV4(groups) ? V4_BITS + v4Bits : v6Bits;
  const masked = groups.map((group, index) => group & maskOf(bits - index * 16));
  if (isV4(groups)) return toV4(masked);
  const kept = masked.slice(0, bits / 16).map((group) => group.toString(16));
  return `${kept.join(':')}::`;
}

/** Mask of a group of which so many leading bits count. */
function maskOf(bits: number): number {
  const count = Math.max(0, Math.min(16, bits));
  return (0xffff << (16 - count)) & 0xffff;
}

function isWithin(address: string, networks: readonly Network[]): boolean {
  if (networks.length === 0) return false;
  const groups = toGroups(address);
  return (
    groups !== undefined &&
    networks.some((network) =>
      groups.every((group, index) => {
        const mask = maskOf(network.bits - index * 16);
        return (group & mask) === ((network.groups[index] ?? 0) & mask);
      }),
    )
  );
}

function parseNetwork(text: string): Network | undefined {
  const [address = '', length, ...more] = text.split('/');
  const groups = toGroups(address);
  if (!groups || more.length > 0) return undefined;
  const most = isV4(groups) && !address.includes(':') ? 32 : 128;
  const bits = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  return bits <= most ? { groups, bits: most === 32 ? V4_BITS + bits : bits } : undefined;
}

/** An address without brackets, port, zone, and IPv4 as such; undefined for what is no address. */
function toPlainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const groups = toGroups(bare);
  if (!groups) return undefined;
  return isV4(groups) ? toV4(groups) : bare.toLowerCase();
}

const isV4 = (groups: Groups): boolean => groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);

function toV4(groups: Groups): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

function v4Groups(text: string): Groups | undefined {
  const bytes = text.split('.');
  // a leading zero is octal to some readers: no address is better than two
  if (bytes.length !== 4 || !bytes.every((byte) => /^(?:0|[1-9]\d{0,2})$/.test(byte) && Number(byte) < 256)) {
    return undefined;
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.map(Number);
  return [first * 256 + second, third * 256 + fourth];
}

function toGroups(text: string): Groups | undefined {
  const v4 = v4Groups(text);
  if (v4) return [0, 0, 0, 0, 0, 0xffff, ...v4];
  const at = text.lastIndexOf(':');
  if (at < 0 || text.length > 45) return undefined;
  const tail = v4Groups(text.slice(at + 1));
  const hex = tail ? text.slice(0, at + 1) + tail.map((group) => group.toString(16)).join(':') : text;
  const [front = [], back, ...more] = hex.split('::').map(hexGroups);
  const missing = 8 - front.length - (back?.length ?? 0);
  if (more.length > 0 || (back ? missing < 1 : missing !== 0)) return undefined;
  const groups = [...front, ...Array<number>(missing).fill(0), ...(back ?? [])];
  return groups.some(Number.isNaN) ? undefined : groups;
}

function hexGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').map((group) => (/^[\da-f]{1,4}$/i.test(group) ? Number.parseInt(group, 16) : Number.NaN));
}
