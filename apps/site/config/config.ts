/** What the site reads from its environment, checked once at boot. Not one variable has to be set. */
import { join, resolve } from 'node:path';
import { parseProxyTrust, type ProxyTrust, TRUST_NOBODY } from '@yunxia/http/client-address';
import { parseLimits } from '@yunxia/http/rate-limit';
import * as z from 'zod/mini';
import { type LimitKind, USUAL_LIMITS } from './limit-kinds.ts';

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));
const origin = z.string().check(z.regex(/^https?:\/\/[^\s/]+\/?$/));

const redisUrl = z.string().check(z.regex(/^rediss?:\/\/[^\s]+$/));
/** A text that is checked by the parser that will read it. */
const readable = (read: (text: string) => unknown) =>
  z._default(z.string().check(z.refine((text) => read(text) !== undefined)), '');

const environment = z.object({
  SITE_PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  CONTENT_URL: z._default(origin, 'http://127.0.0.1:3001'),
  DATA_DIR: z._default(z.string(), './data'),
  SITE_URL: z.optional(origin),
  CONTENT_TIMEOUT_MS: z._default(port, 15_000),
  CACHE_SECONDS: z._default(port, 60),
  CACHE_MEGABYTES: z._default(port, 128),
  OFFLINE: z._default(z.enum(['on', 'off']), 'on'),
  METRICS_PORT: z._default(port, 9464),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  DRAIN_SECONDS: z._default(port, 0),
  HSTS_SECONDS: z._default(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), 0),
  PUBLISH_SECRET: z.optional(z.string().check(z.minLength(32))),
  REDIS_URL: z.optional(redisUrl),
  TRUST_PROXY: readable(parseProxyTrust),
  RATE_LIMITS: readable((text) => parseLimits(text, USUAL_LIMITS)),
  MAX_CONNECTIONS: z._default(port, 10_000),
  MAX_CONNECTIONS_PER_ADDRESS: z._default(port, 1_000),
});

/** The site's settings. */
export interface SiteConfig {
  /** TCP port the site listens on; 0 lets the system choose. */
  readonly port: number;
  /** Address it binds to. */
  readonly host: string;
  /** Origin of the content server, without a trailing slash. */
  readonly contentUrl: string;
  /** File of the last good answer of site-info, as `{siteInfo, disclosurePdf}`. */
  readonly siteInfoFile: string;
  /** Public origin for canonical URLs; undefined: the origin of each request. */
  readonly siteUrl: string | undefined;
  /** Bound on every call to the content server, in ms. */
  readonly contentTimeoutMs: number;
  /** Freshness of content that only editors change, in ms; 0: no cache. */
  readonly cacheFreshMs: number;
  /** Memory limit of the caches, in bytes. */
  readonly cacheBytes: number;
  /** Browsers keep a page for times without a network; false: those that do must give it up. */
  readonly isOfflineOn: boolean;
  /** Port of `/metrics`; 0: none. */
  readonly metricsPort: number;
  /** Address that `/metrics` listens on. */
  readonly metricsHost: string;
  /** How long the server goes on answering after the signal to end, while `/readyz` says that it ends; in ms. */
  readonly drainMs: number;
  /**
   * How long browsers ask for the site by https alone, in s; 0: the header is not sent, e.g. because a proxy sends
   * it.
   */
  readonly hstsSeconds: number;
  /** Shared with the content server, for reading its change log; undefined: the log is not read. */
  readonly publishSecret: string | undefined;
  /** The Redis through which several processes of the site share request counts; undefined: none. */
  readonly redisUrl: string | undefined;
  /** Which proxies are trusted to name the client's address. */
  readonly trust: ProxyTrust;
  /** Requests per minute of one client network. */
  readonly limits: Readonly<Record<LimitKind, number>> | 'off';
  /** Connections at once: in all, and of one address. */
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
}

/** The message for a variable whose value must not be shown, as it may hold a password, or would not help. */
const hints: Readonly<Record<string, string>> = {
  CONTENT_URL: 'CONTENT_URL (应为不带路径的完整网址 / must be a URL without a path)',
  SITE_URL: 'SITE_URL (应为不带路径的完整网址 / must be a URL without a path)',
  OFFLINE: 'OFFLINE (应为 on 或 off / must be on or off)',
  PUBLISH_SECRET: 'PUBLISH_SECRET (32 个字符以上 / 32 characters or more)',
  REDIS_URL: 'REDIS_URL (应以 redis:// 或 rediss:// 开头 / must begin with redis:// or rediss://)',
  TRUST_PROXY:
    'TRUST_PROXY (off、代理层数 1–10，或代理的地址与网段，以逗号分隔 / off, the number of proxies 1–10, or their addresses and networks)',
  RATE_LIMITS:
    'RATE_LIMITS (off、倍数，或 search=600,page=3000 这样的每分钟次数 / off, a factor, or requests a minute like search=600,page=3000)',
};

/**
 * Reads the settings.
 * @throws Error that names the variable and its value when one cannot be used
 */
export const parseConfig = (env: Readonly<Record<string, string | undefined>>): SiteConfig => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = z.safeParse(environment, given);
  if (!result.success) {
    const messages = result.error.issues.map(
      ({ path: [name = ''] }) =>
        hints[String(name)] ?? `${String(name)}=${given[String(name)]} (应为整数 / must be a whole number)`,
    );
    throw new Error(['网站的环境变量有误 / settings of the site that cannot be used:', ...messages].join('\n  '));
  }
  const values = result.data;
  return {
    port: values.SITE_PORT,
    host: values.HOST,
    contentUrl: values.CONTENT_URL.replace(/\/$/, ''),
    siteInfoFile: join(resolve(values.DATA_DIR), 'site', 'site-info.json'),
    siteUrl: values.SITE_URL?.replace(/\/$/, ''),
    contentTimeoutMs: values.CONTENT_TIMEOUT_MS,
    cacheFreshMs: values.CACHE_SECONDS * 1000,
    cacheBytes: values.CACHE_MEGABYTES * 1024 * 1024,
    isOfflineOn: values.OFFLINE === 'on',
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    drainMs: values.DRAIN_SECONDS * 1000,
    hstsSeconds: values.HSTS_SECONDS,
    publishSecret: values.PUBLISH_SECRET,
    redisUrl: values.REDIS_URL,
    trust: parseProxyTrust(values.TRUST_PROXY) ?? TRUST_NOBODY,
    limits: parseLimits(values.RATE_LIMITS, USUAL_LIMITS) ?? USUAL_LIMITS,
    maxConnections: values.MAX_CONNECTIONS,
    maxConnectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
  };
};

/** The settings; where they cannot be used the process ends with the reason in words, without a stack. */
const settingsOrEnd = (): SiteConfig => {
  try {
    return parseConfig(process.env);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
    process.exit(1);
  }
};

/** The settings of this process. */
export const siteConfig: SiteConfig = settingsOrEnd();
