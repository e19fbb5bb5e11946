/**
 * Fetches a picture from a host of the allow-list. The name is resolved once, and the connection goes to the address that
 * was checked: no name can lead into the own network, nor a redirect, which is checked the same way.
 */
import { lookup } from 'node:dns/promises';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIPv6 } from 'node:net';

/** Where WeChat keeps the pictures of its articles. */
const HOSTS: ReadonlySet<string> = new Set(['mmbiz.qpic.cn', 'mmbiz.qlogo.cn']);
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const TIMEOUT_MS = 15_000;

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

/** A reason in Chinese for the editor. */
export class PictureRefused extends Error {}

export interface FetchOptions {
  resolve: (host: string) => Promise<readonly { address: string; family: number }[]>;
  isInner: (address: string) => boolean;
  request: typeof httpsRequest;
}

const usual: FetchOptions = {
  resolve: (host) => lookup(host, { all: true }),
  isInner: isInnerAddress,
  request: httpsRequest,
};

function checkedUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !HOSTS.has(url.hostname) || url.port !== '' || url.username !== '') {
    throw new PictureRefused('只能取回微信公众号的图片。其他网站的图片请先保存，再从电脑选择');
  }
  url.protocol = 'https:';
  return url;
}

/** @throws PictureRefused with what to do; any other error is of the network */
export async function fetchPicture(text: string, options: FetchOptions = usual): Promise<Buffer> {
  let url = checkedUrl(text);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await fetchOnce(url, options);
    if (Buffer.isBuffer(answer)) return answer;
    url = checkedUrl(new URL(answer, url).href);
  }
  throw new PictureRefused('图片的网址转来转去，没有取回。请先保存图片，再从电脑选择');
}

/** @returns the picture, or where it is said to be */
async function fetchOnce(url: URL, { resolve, isInner, request }: FetchOptions): Promise<Buffer | string> {
  const addresses = await resolve(url.hostname);
  const [address] = addresses;
  if (!address || addresses.some((one) => isInner(one.address))) {
    throw new PictureRefused('图片的网址指向内部网络，没有取回');
  }
  return new Promise((done, fail) => {
    const sent = request(
      url,
      {
        // one address, checked: whatever the name resolves to by now
        lookup: (_host, { all }, back) => {
          if (all) (back as unknown as (error: null, list: object[]) => void)(null, [address]);
          else back(null, address.address, address.family);
        },
        headers: { accept: 'image/*' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
      },
      (answer) => {
        const { statusCode = 0, headers } = answer;
        const refuse = (message: string): void => {
          fail(new PictureRefused(message));
          sent.destroy();
        };
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          done(headers.location);
          sent.destroy();
          return;
        }
        if (statusCode !== 200) return refuse('微信没有给出这张图片，可能已被删除。请先保存图片，再从电脑选择');
        if (!/^image\//.test(headers['content-type'] ?? '')) return refuse('这个网址不是图片，没有取回');
        const parts: Buffer[] = [];
        let size = 0;
        answer.on('data', (part: Buffer) => {
          size += part.length;
          if (size > MOST_BYTES) refuse('图片超过 20 MB，没有取回。请压缩后从电脑选择');
          else parts.push(part);
        });
        answer.on('end', () => done(Buffer.concat(parts)));
        answer.on('error', fail);
      },
    );
    sent.on('error', fail);
    sent.end();
  });
}
