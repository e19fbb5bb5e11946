/**
 * Fetches a picture from a host of the allow-list. The name is resolved once, and the connection goes to the address that
 * was checked: no name can lead into the own network, nor a redirect, which is checked the same way.
 */
import { request as httpsRequest } from 'node:https';
import { isInnerAddress, pinTo, resolveName, type ResolvedAddress } from '../outbound/inner-address.ts';

/** Where WeChat keeps the pictures of its articles. */
const HOSTS: ReadonlySet<string> = new Set(['mmbiz.qpic.cn', 'mmbiz.qlogo.cn']);
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const TIMEOUT_MS = 15_000;

/** A reason in Chinese for the editor. */
export class PictureRefused extends Error {}

export interface FetchOptions {
  resolve: (host: string) => Promise<readonly ResolvedAddress[]>;
  isInner: (address: string) => boolean;
  request: typeof httpsRequest;
}

const usual: FetchOptions = {
  resolve: resolveName,
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
        lookup: pinTo(address),
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
