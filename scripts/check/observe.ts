/** Fetches a URL as Mozilla's HTTP Observatory does: the page, its raw headers, and the redirects from http. */
import { type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Observed } from './observatory-rules.ts';

export interface ObserveOptions {
  /** Trusted certificates besides the usual ones, PEM. */
  readonly ca?: string;
  /** Resolves a host name, in place of DNS. */
  readonly lookup?: LookupFunction;
  /** Port for the request without TLS. */
  readonly httpPort?: number;
}

interface Seen {
  readonly url: URL;
  readonly answer: IncomingMessage;
  readonly body: string;
  readonly isVerified: boolean;
}

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 5;
const HEADERS = { 'User-Agent': 'Mozilla/5.0 (yunxia observatory)', Accept: 'text/html,*/*', Origin: 'https://o.test' };

const ask = (url: URL, options: ObserveOptions, isStrict = true): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const isTls = url.protocol === 'https:';
    const settings: RequestOptions & { ca?: string; rejectUnauthorized?: boolean } = {
      headers: HEADERS,
      agent: false,
      timeout: TIMEOUT_MS,
      ...(options.lookup ? { lookup: options.lookup } : {}),
      ...(options.ca === undefined ? {} : { ca: options.ca }),
      rejectUnauthorized: isStrict,
    };
    const sent = (isTls ? httpsRequest : httpRequest)(url, settings, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.once('end', () => resolve({ url, answer, body, isVerified: isStrict }));
      answer.once('error', reject);
    });
    sent.once('timeout', () => sent.destroy(new Error(`${url.href}: no answer within ${TIMEOUT_MS / 1000} s`)));
    sent.once('error', reject);
    sent.end();
  });

/** A bad certificate is a finding, not a failure. */
const askAnyhow = (url: URL, options: ObserveOptions): Promise<Seen> =>
  ask(url, options).catch((error: NodeJS.ErrnoException) => {
    if (/CERT|SELF_SIGNED|UNABLE_TO/.test(error.code ?? '')) return ask(url, options, false);
    throw error;
  });

const nextOf = ({ url, answer }: Seen): URL | undefined => {
  const { statusCode = 0, headers } = answer;
  return statusCode >= 300 && statusCode < 400 && headers.location ? new URL(headers.location, url) : undefined;
};

const follow = async (from: URL, options: ObserveOptions): Promise<Seen[]> => {
  const way = [await askAnyhow(from, options)];
  for (let next = nextOf(way[0] as Seen); next && way.length <= MAX_REDIRECTS;) {
    // oxlint-disable-next-line no-await-in-loop -- each answer names the next address
    const seen = await askAnyhow(next, options);
    way.push(seen);
    next = nextOf(seen);
  }
  return way;
};

const linesOf = ({ rawHeaders }: IncomingMessage): ReadonlyMap<string, readonly string[]> => {
  const lines = new Map<string, string[]>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    lines.set(name, [...(lines.get(name) ?? []), rawHeaders[at + 1] ?? '']);
  }
  return lines;
};

/**
 * Requests a URL, follows its redirects, and repeats it without TLS.
 * @throws Error when there is no answer
 */
export const observe = async (address: URL, options: ObserveOptions = {}): Promise<Observed> => {
  const plain = new URL(address);
  plain.protocol = 'http:';
  if (address.protocol === 'https:') plain.port = String(options.httpPort ?? 80);
  const [way, fromHttp] = await Promise.all([follow(address, options), follow(plain, options).catch(() => undefined)]);
  const last = way.at(-1) as Seen;
  return {
    url: last.url,
    headers: linesOf(last.answer),
    html: last.body,
    isVerified: last.isVerified,
    fromHttp: fromHttp?.map(({ url }) => url),
  };
};
