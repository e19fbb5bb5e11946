/**
 * What a kept page depends on: its path, the fields that it reads, the reader's device, our own origin. Nothing else of
 * a request reaches the key or the rendering, so that nothing else can multiply pages or put a foreign one in their place.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import { DEVICE_COOKIE } from '../../app/device/constants.ts';
import { type Device, deviceOf, isDesktopChosen } from '../../app/device/rules.ts';
import { pageParamsAt, toKeySearch } from '../../app/model/page-params.ts';

/** What of a request's headers a page depends on. */
type PageHeaders = Pick<IncomingHttpHeaders, 'host' | 'cookie' | 'user-agent'>;

/** What a page is drawn for: the device of its user agent, or the desktop that a phone's reader asked for. */
export type PageDevice = 'desktop' | 'mobile' | 'chosen';

/** A page that may be kept. */
export interface KeyedPage {
  readonly key: string;
  /** Path and query as rendering sees them. */
  readonly target: string;
  readonly device: PageDevice;
  readonly origin: string;
  readonly isTimed: boolean;
}

/** Longest target that is looked at for a key, in characters. */
const MAX_TARGET = 1024;
/** Targets whose reading is remembered, in each of two generations. */
const MAX_REMEMBERED = 1024;
/** User agents that are remembered: the first that come and are no longer than this, in characters. */
const MAX_USER_AGENTS = 1024;
const MAX_USER_AGENT = 512;

interface Address {
  readonly target: string;
  readonly isTimed: boolean;
}

/** The address that a request target stands for; undefined when that page is not kept. */
export const toKeptAddress = (target: string): Address | undefined => {
  if (target.length > MAX_TARGET) return undefined;
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const page = pageParamsAt(path);
  if (!page) return undefined;
  const search = at < 0 ? '' : toKeySearch(page, new URLSearchParams(target.slice(at)));
  return search === undefined ? undefined : { target: path + search, isTimed: page.isTimed };
};

/** Devices of the user agents that come most, of which there are few: a look-up is cheaper than the pattern. */
const namedDevices = new Map<string, Device>();
const namedDevice = (userAgent: string): Device => {
  let device = namedDevices.get(userAgent);
  if (device) return device;
  device = deviceOf(userAgent);
  if (userAgent.length <= MAX_USER_AGENT && namedDevices.size < MAX_USER_AGENTS) namedDevices.set(userAgent, device);
  return device;
};

/** The device of a request. */
export const pageDevice = ({ cookie = '', 'user-agent': userAgent = '' }: PageHeaders): PageDevice =>
  cookie !== '' && isDesktopChosen(cookie) ? 'chosen' : namedDevice(userAgent);

/** Request headers that stand for a device: all that rendering gets to see. */
export const deviceHeaders: Readonly<Record<PageDevice, Readonly<Record<string, string>>>> = {
  desktop: { 'User-Agent': 'desktop' },
  mobile: { 'User-Agent': 'mobile' },
  chosen: { 'User-Agent': 'mobile', Cookie: `${DEVICE_COOKIE}=desktop` },
};

/**
 * The hosts under which a machine reaches itself at a port. Pages name their own origin; without a public address
 * (`SITE_URL`) only these are believed, since anyone can send any Host.
 */
export const ownHosts = (port: number): ReadonlySet<string> => {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const names = addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  return new Set(['localhost', '127.0.0.1', '[::1]', ...names].map((name) => (port === 80 ? name : `${name}:${port}`)));
};

/** What is known of a target: its address, and its pages by host and device, so that a page asked for again costs look-ups alone. */
interface KnownTarget {
  readonly address: Address | undefined;
  readonly pages: Map<string, Map<PageDevice, KeyedPage>>;
}

/**
 * Remembers how targets were read, in two generations: when the younger one is full it becomes the older one, whose targets
 * go unless they are asked for again. So thousands of addresses that nobody asks for twice take little, and never the place
 * of those that are read.
 */
const rememberTargets = (): ((target: string) => KnownTarget) => {
  let younger = new Map<string, KnownTarget>();
  let older = new Map<string, KnownTarget>();
  return (target) => {
    const recent = younger.get(target);
    if (recent) return recent;
    const known = older.get(target) ?? { address: toKeptAddress(target), pages: new Map() };
    if (target.length <= MAX_TARGET) {
      if (younger.size >= MAX_REMEMBERED) [older, younger] = [younger, new Map()];
      younger.set(target, known);
    }
    return known;
  };
};

/** Reads requests. @param siteUrl public origin @param hosts believed when there is none */
export const createPageKeys = (siteUrl: string | undefined, hosts: () => ReadonlySet<string>) => {
  const rememberedAt = rememberTargets();
  /** The page that a request asks for; undefined when it is not kept, or must not be. */
  return (target: string, headers: PageHeaders): KeyedPage | undefined => {
    const { address, pages } = rememberedAt(target);
    if (!address) return undefined;
    const host = siteUrl === undefined ? (headers.host ?? '') : '';
    let devices = pages.get(host);
    if (!devices) {
      if (siteUrl === undefined && !hosts().has(host)) return undefined;
      pages.set(host, (devices = new Map()));
    }
    const device = pageDevice(headers);
    let page = devices.get(device);
    if (!page) {
      const origin = siteUrl ?? `http://${host}`;
      page = { ...address, key: `${device} ${origin} ${address.target}`, device, origin };
      devices.set(device, page);
    }
    return page;
  };
};
