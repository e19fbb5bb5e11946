/**
 * Fetches the answer of a quote feed. The name is resolved once and the connection goes to the address that was checked, so
 * that no name leads into the own network; a redirect is refused, an answer is bounded in size and in time.
 */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isInnerAddress, pinTo, resolveName, type ResolvedAddress } from '../outbound/inner-address.ts';
import { FeedFault } from './feed-quote.ts';
import { feedUrlFault, type FeedSettings } from './feed-settings.ts';

/** A quote is some hundred bytes. */
const MOST_BYTES = 256 * 1024;
const TIMEOUT_MS = 10_000;
const LOOPBACK = '127.0.0.1';

/** What a vendor needs to answer that nothing has changed. */
export interface FeedTags {
  readonly etag: string;
  readonly lastModified: string;
}

export interface FetchFeedOptions {
  resolve: (host: string) => Promise<readonly ResolvedAddress[]>;
  request: typeof httpsRequest;
  timeout: number;
}

const usual: FetchFeedOptions = { resolve: resolveName, request: httpsRequest, timeout: TIMEOUT_MS };

/**
 * @param signal aborted when the server ends
 * @returns null: nothing has changed since `tags`
 * @throws FeedFault, or an error of the network
 */
export async function fetchFeed(
  { url: text, headers, isLoopback }: FeedSettings,
  tags: FeedTags,
  signal: AbortSignal,
  { resolve, request, timeout }: FetchFeedOptions = usual,
): Promise<({ bytes: Buffer } & FeedTags) | null> {
  const fault = feedUrlFault(text, isLoopback);
  if (fault) throw new FeedFault(`行情接口的网址：${fault}`);
  const url = new URL(text);
  const isOwn = isLoopback && url.hostname === LOOPBACK;
  const addresses = await resolve(url.hostname.replaceAll(/^\[|\]$/g, ''));
  const [address] = addresses;
  if (!address || (!isOwn && addresses.some((one) => isInnerAddress(one.address))))
    throw new FeedFault('行情接口的网址指向内部网络');
  return new Promise((done, fail) => {
    const sent = (url.protocol === 'http:' ? httpRequest : request)(
      url,
      {
        lookup: pinTo(address),
        headers: {
          ...headers,
          'accept-encoding': 'identity',
          ...(tags.etag ? { 'if-none-match': tags.etag } : {}),
          ...(tags.lastModified ? { 'if-modified-since': tags.lastModified } : {}),
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
        agent: false,
      },
      (answer) => {
        const { statusCode = 0, headers: got } = answer;
        const refuse = (reason: string): void => {
          fail(new FeedFault(reason));
          sent.destroy();
        };
        if (statusCode === 304) {
          done(null);
          sent.destroy();
          return;
        }
        if (statusCode !== 200) return refuse(`行情接口答复 ${statusCode}`);
        if (![undefined, 'identity'].includes(got['content-encoding'])) return refuse('行情接口的答复是压缩的');
        const parts: Buffer[] = [];
        let size = 0;
        answer.on('data', (part: Buffer) => {
          size += part.length;
          if (size > MOST_BYTES) refuse('行情接口的答复超过 256 KB');
          else parts.push(part);
        });
        answer.on('end', () =>
          done({ bytes: Buffer.concat(parts), etag: got.etag ?? '', lastModified: got['last-modified'] ?? '' }),
        );
        answer.on('error', fail);
      },
    );
    sent.on('error', fail);
    sent.end();
  });
}
