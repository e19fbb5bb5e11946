/**
 * Rate limits by client network for requests that are expensive: rendered pages, calls, files. A cached page is not
 * counted: to refuse it would cost as much as to send it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, countedNetwork, isLoopback, type ProxyTrust } from '@yunxia/http/client-address';
import { RateLimits } from '@yunxia/http/rate-limit';
import { log } from '@yunxia/http/log';
import { clientAddressOf } from '../http/request-log.ts';
import { type LimitKind, limitKindOf } from '../../config/limit-kinds.ts';
import { sendTooMany } from './too-many.ts';

/** Shortest time between two log lines about refusals, in ms. */
const LOG_EVERY_MS = 60_000;

const isProbe = (target = ''): boolean => target === '/healthz' || target === '/readyz';

export interface RequestLimitsOptions {
  /** Requests per minute; 'off': client addresses are read, nothing is counted. */
  readonly perMinute: Readonly<Record<LimitKind, number>> | 'off';
  readonly trust: ProxyTrust;
  /** File of the last good site information, for the page that a refused client gets. */
  readonly siteInfoFile: string;
  /** Whether several processes share their counts. */
  readonly isShared: boolean;
  /** Receives each refusal. */
  readonly note?: (kind: LimitKind) => void;
}

export class RequestLimits {
  /** Absent: nothing is counted. */
  readonly counted: RateLimits<LimitKind> | undefined;
  readonly #options: RequestLimitsOptions;
  #loggedAt = Number.NEGATIVE_INFINITY;

  /** Which proxies are trusted. */
  get trust(): ProxyTrust {
    return this.#options.trust;
  }

  constructor(options: RequestLimitsOptions) {
    this.#options = options;
    const { perMinute, isShared } = options;
    this.counted = perMinute === 'off' ? undefined : new RateLimits({ perMinute, isShared });
  }

  /** The client address that a request is counted for. */
  addressOf({ socket, headers }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-for'];
    const text = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    return clientAddress(socket.remoteAddress, text, this.#options.trust);
  }

  /** Counts a request; one over the limit is answered with 429. @returns whether it was refused */
  refuses(request: IncomingMessage, response: ServerResponse): boolean {
    const { counted } = this;
    if (!counted) return false;
    const address = clientAddressOf(response);
    const kind = limitKindOf(request.url ?? '/');
    if (kind === undefined || (isProbe(request.url) && isLoopback(address))) return false;
    const wait = counted.take(kind, countedNetwork(address), Date.now());
    if (wait === 0) return false;
    this.#logRefusal(request, kind, address);
    this.#options.note?.(kind);
    void sendTooMany(request, response, wait, this.#options.siteInfoFile);
    return true;
  }

  #logRefusal({ headers }: IncomingMessage, kind: LimitKind, address: string): void {
    const now = performance.now();
    if (now - this.#loggedAt < LOG_EVERY_MS) return;
    this.#loggedAt = now;
    const isBlind = isLoopback(address) && headers['x-forwarded-for'] !== undefined;
    log.warn('requests of one address are refused', {
      kind,
      ...(isBlind ? { hint: 'all visitors count as one: a proxy on this machine is not named in TRUST_PROXY' } : {}),
    });
  }
}
