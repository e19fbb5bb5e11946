/**
 * The content server's settings, read from the environment once, when this module is first imported.
 * Nothing needs to be set: every variable has a default that suits one machine.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseProxyTrust, TRUST_NOBODY, type ProxyTrust } from '@yunxia/http/client-address';
import { parseLimits } from '@yunxia/http/rate-limit';
import { z } from 'zod';
import { asStartRefusal, REFUSED } from './faults/start-refusal.ts';
import { type FeedSettings, readFeedFile } from './quotes/feed-settings.ts';
import { USUAL_LIMITS, type LimitKind } from './request-guard.ts';

const optionalText = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();

/** An address without a path, as the site reads it, too. */
const isOrigin = (url: string | undefined): boolean =>
  url === undefined || (/^https?:\/\/[^\s/]+\/?$/.test(url) && URL.canParse(url));

const environment = z.object({
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  SITE_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  CONTENT_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: optionalText.refine(
    (url) => url === undefined || /^postgres(ql)?:\/\//.test(url),
    '应以 postgres:// 开头；不设置则使用 SQLite / must begin with postgres://; without it SQLite is used',
  ),
  PAYLOAD_SECRET: optionalText.refine(
    (secret) => secret === undefined || secret.length >= 32,
    '至少 32 个字符；不设置则自动生成 / at least 32 characters; without it one is made',
  ),
  PUBLISH_SECRET: optionalText.refine(
    (secret) => secret === undefined || secret.length >= 32,
    '至少 32 个字符 / at least 32 characters',
  ),
  S3_ENDPOINT: optionalText.refine(
    (url) => url === undefined || (/^https?:/.test(url) && URL.canParse(url)),
    '应为完整网址 / must be a whole URL: https://oss.example.cn',
  ),
  S3_BUCKET: optionalText,
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_PATH_STYLE: z.enum(['on', 'off']).default('on'),
  SITE_URL: optionalText.refine(
    isOrigin,
    '应为不带路径的完整网址 / must be a URL without a path: https://www.example.cn',
  ),
  TRUST_PROXY: z
    .string()
    .default('')
    .refine(
      (text) => parseProxyTrust(text) !== undefined,
      '应为 off、代理层数，或代理的地址与网段 / must be off, a number of proxies, or their addresses and networks',
    ),
  RATE_LIMITS: z
    .string()
    .default('')
    .refine(
      (text) => parseLimits(text, USUAL_LIMITS) !== undefined,
      '应为 off、倍数，或 login=60 这样的每分钟次数 / must be off, a factor, or requests a minute like login=60',
    ),
  SAMPLE: optionalText.refine(
    (value) => value === undefined || value === 'on' || value === 'off',
    '应为 on 或 off / must be on or off',
  ),
  QUOTE_FEED_FILE: optionalText,
  QUOTE_FEED_LOOPBACK: optionalText.refine((value) => value === undefined || value === 'on', '只能是 on / must be on'),
  CONTENT_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(9465),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** An object storage that speaks S3's protocol. */
export interface ObjectStorage {
  /** Address without the bucket, e.g. `https://oss-cn-hangzhou.aliyuncs.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket stands in the path of an address, not in its host. */
  isPathStyle: boolean;
}

export interface ContentConfig {
  host: string;
  port: number;
  /** Absolute directory that holds `content.db`, `media/` and `secret`. */
  dataDirectory: string;
  mediaDirectory: string;
  /** Connection string of PostgreSQL; undefined means SQLite in `dataDirectory`. */
  databaseUrl: string | undefined;
  /** Where files are kept; undefined means `mediaDirectory`. */
  objectStorage: ObjectStorage | undefined;
  secret: string;
  /** Origin under which visitors and editors reach the site, when it is not this machine. */
  siteUrl: string | undefined;
  /** Port of the site on this machine, for links to it where `siteUrl` is not set. */
  sitePort: number;
  /** Shared with the site, and with what else reads the change log; undefined: nobody does. */
  publishSecret: string | undefined;
  /** Which proxies are trusted to name the client's address. */
  trust: ProxyTrust;
  /** Requests per minute of one address. */
  limits: Readonly<Record<LimitKind, number>> | 'off';
  /** False when sample content must never be filled in. */
  sampleAllowed: boolean;
  /** False where the sample's price series must not be shown; a database that was moved to PostgreSQL keeps it. */
  demoSeriesAllowed: boolean;
  /** The feed of delayed quotes; undefined: none is set up. */
  quoteFeed: FeedSettings | undefined;
  /** Loopback port of `/metrics`; 0: none. */
  metricsPort: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** `next build` imports the configuration too and must leave no trace on disk. */
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';

/** The repository's root: the nearest directory upwards that declares the workspaces. */
export function findRepositoryRoot(): string {
  let directory = process.cwd();
  while (directory !== path.dirname(directory)) {
    const manifest = path.join(directory, 'package.json');
    if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"workspaces"')) {
      return directory;
    }
    directory = path.dirname(directory);
  }
  return process.cwd();
}

/** Reads the signing secret kept in the data directory, and makes it on the first start. */
function keptSecret(dataDirectory: string): string {
  const file = path.join(dataDirectory, 'secret');
  const read = (): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  try {
    // One that is empty was left by a full disk, and would sign with nothing.
    const kept = read();
    if (kept !== '') return kept;
    rmSync(file, { force: true });
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    const secret = randomBytes(32).toString('hex');
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && read() !== '') return read();
    throw asStartRefusal(error, dataDirectory);
  }
}

/** Hosts that nobody outside reaches: names without a dot, reserved ones (RFC 6761, RFC 6762), private addresses. */
const PRIVATE_HOST =
  /^(?:[^.]+|.+\.(?:localhost|local|internal|test|invalid)|127\..+|10\..+|192\.168\..+|172\.(?:1[6-9]|2\d|3[01])\..+|\[.*\])$/;

/** Whether visitors of the public read the site: invented outages have no place there unless somebody asks for them. */
function isPublicSite(siteUrl: string | undefined): boolean {
  return siteUrl !== undefined && !PRIVATE_HOST.test(new URL(siteUrl).hostname);
}

/** @throws Error when some, but not all of what it needs is set */
function toObjectStorage(values: z.infer<typeof environment>): ObjectStorage | undefined {
  const needed = {
    S3_ENDPOINT: values.S3_ENDPOINT,
    S3_BUCKET: values.S3_BUCKET,
    S3_ACCESS_KEY_ID: values.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: values.S3_SECRET_ACCESS_KEY,
  };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(needed).length) return undefined;
  if (missing.length > 0)
    throw wrongSettings([`使用对象存储还需设置 / the object storage needs, too: ${missing.join(', ')}`]);
  return {
    endpoint: values.S3_ENDPOINT ?? '',
    bucket: values.S3_BUCKET ?? '',
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
    isPathStyle: values.S3_PATH_STYLE === 'on',
  };
}

/** @throws Error when the file cannot be used; the build has no feed */
function readFeed({ QUOTE_FEED_FILE, QUOTE_FEED_LOOPBACK }: z.infer<typeof environment>): FeedSettings | undefined {
  if (!QUOTE_FEED_FILE || isBuilding) return undefined;
  try {
    return readFeedFile(path.resolve(findRepositoryRoot(), QUOTE_FEED_FILE), QUOTE_FEED_LOOPBACK === 'on');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw wrongSettings([reason], error);
  }
}

/** What a variable should be, where its rule does not say so itself. */
function meaningOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'invalid_value') return `应为其中之一 / must be one of: ${issue.values.map(String).join(', ')}`;
  return '应为端口号，即不大于 65535 的整数 / must be a port, a whole number up to 65535';
}

/** Lists every wrong variable, in Chinese and in English. */
function wrongSettings(reasons: readonly string[], cause?: unknown): Error {
  const title = '内容服务器的环境变量有误 / settings of the content server that cannot be used:';
  return new Error([title, ...reasons].join('\n  '), { cause });
}

/**
 * Parses the environment.
 * @throws Error whose message lists every wrong variable
 */
export function readConfig(variables: Record<string, string | undefined>): ContentConfig {
  // One that is empty is not set: a line `NAME=` of an .env file, `${NAME:-}` of a compose file.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw wrongSettings(parsed.error.issues.map((issue) => `${issue.path.join('.')}：${meaningOf(issue)}`));
  }
  const values = parsed.data;
  const dataDirectory = path.isAbsolute(values.DATA_DIR)
    ? values.DATA_DIR
    : path.resolve(findRepositoryRoot(), values.DATA_DIR);
  return {
    host: values.HOST,
    port: values.CONTENT_PORT,
    dataDirectory,
    mediaDirectory: path.join(dataDirectory, 'media'),
    databaseUrl: values.DATABASE_URL,
    objectStorage: toObjectStorage(values),
    secret: values.PAYLOAD_SECRET ?? (isBuilding ? 'only-while-building' : keptSecret(dataDirectory)),
    siteUrl: values.SITE_URL ? new URL(values.SITE_URL).origin : undefined,
    sitePort: values.SITE_PORT,
    publishSecret: values.PUBLISH_SECRET,
    trust: parseProxyTrust(values.TRUST_PROXY) ?? TRUST_NOBODY,
    limits: parseLimits(values.RATE_LIMITS, USUAL_LIMITS) ?? USUAL_LIMITS,
    sampleAllowed:
      values.DATABASE_URL === undefined &&
      (values.SAMPLE === undefined ? !isPublicSite(values.SITE_URL) : values.SAMPLE === 'on'),
    demoSeriesAllowed: values.SAMPLE === undefined ? !isPublicSite(values.SITE_URL) : values.SAMPLE === 'on',
    quoteFeed: readFeed(values),
    metricsPort: values.CONTENT_METRICS_PORT,
    logLevel: values.LOG_LEVEL,
  };
}

/** The settings; where they cannot be used the process ends with the reason in words, without a stack. */
function settingsOrEnd(): ContentConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
    process.exit(REFUSED);
  }
}

export const config = settingsOrEnd();
