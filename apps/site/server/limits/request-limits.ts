/**
 * How often one address may ask of the site what costs it something: pages that have to be made, calls, files. What is
 * sent from what is kept is not counted: to refuse it would cost as much as to send it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, countedNetwork, isLoopback, type ProxyTrust } from '@yunxia/http/client-address';
import { RateLimits } from '@yunxia/http/rate-limit';
import { log } from '../log.ts';
import { callerOf } from '../http/request-log.ts';
import { type LimitKind, limitKindOf } from '../../config/limit-kinds.ts';
import { sendTooMany } from './too-many.ts';

/** How often a refusal is logged, in ms. */
const TELL_EVERY_MS = 60_000;

const isProbe = (target = ''): boolean => target === '/healthz' || target === '/readyz';

export interface RequestLimitsOptions {
  /** Requests per minute; 'off': addresses are read, nothing is counted. */
  readonly perMinute: Readonly<Record<LimitKind, number>> | 'off';
  readonly trust: ProxyTrust;
  /** Where the last good site information is kept, for the page that says so. */
  readonly siteInfoFile: string;
  /** Whether other processes count with us. */
  readonly isShared: boolean;
  /** Told of each refusal. */
  readonly note?: (kind: LimitKind) => void;
}

export class RequestLimits {
  /** Absent: nothing is counted. */
  readonly counted: RateLimits<LimitKind> | undefined;
  readonly #options: RequestLimitsOptions;
  #toldAt = Number.NEGATIVE_INFINITY;

  /** Which proxies are believed. */
  get trust(): ProxyTrust {
    return this.#options.trust;
  }

  constructor(options: RequestLimitsOptions) {
    this.#options = options;
    const { perMinute, isShared } = options;
    this.counted = perMinute === 'off' ? undefined : new RateLimits({ perMinute, isShared });
  }

  /** The address that a request counts for. */
  addressOf({ socket, headers }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-for'];
    const text = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    return clientAddress(socket.remoteAddress, text, this.#options.trust);
  }

  /** Counts a request; one too many is answered, and nothing more is to be done for it. @returns whether it was */
  refuses(request: IncomingMessage, response: ServerResponse): boolean {
    const { counted } = this;
    if (!counted) return false;
    const address = callerOf(response);
    const kind = limitKindOf(request.url ?? '/');
    if (kind === undefined || (isProbe(request.url) && isLoopback(address))) return false;
    const wait = counted.take(kind, countedNetwork(address), Date.now());
    if (wait === 0) return false;
    this.#tell(request, kind, address);
    this.#options.note?.(kind);
    void sendTooMany(request, response, wait, this.#options.siteInfoFile);
    return true;
  }

  #tell({ headers }: IncomingMessage, kind: LimitKind, address: string): void {
    const now = performance.now();
    if (now - this.#toldAt < TELL_EVERY_MS) return;
    this.#toldAt = now;
    const isBlind = isLoopback(address) && headers['x-forwarded-for'] !== undefined;
    log.warn('requests of one address are refused', {
      kind,
      ...(isBlind ? { hint: 'all visitors count as one: a proxy on this machine is not named in TRUST_PROXY' } : {}),
    });
  }
}
