/**
 * Settings of the quote feed: a file of the operator, because it holds the vendor's key and is agreed once, with the vendor.
 * docs/operations.md has an example of each form.
 */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isInnerAddress } from '../outbound/inner-address.ts';

const place = z.string().trim().min(1).max(200).optional();

/** Where each part of a quote stands in an answer. */
const fields = z.strictObject({
  ...{ code: place, name: place, price: place, previousClose: place, open: place, high: place, low: place },
  ...{ change: place, volume: place, amount: place, at: place, day: place, time: place },
});
export type FeedField = keyof z.output<typeof fields>;

const feedFile = z
  .strictObject({
    url: z.string().trim().max(1000),
    /** Sent with each request: the vendor's key. */
    headers: z
      .record(
        z.string().regex(/^[A-Za-z0-9-]{1,60}$/, '请求头的名称不正确 / no name of a header'),
        z.string().max(2000),
      )
      .default({}),
    format: z.enum(['json', 'csv', 'text'], '应为 json、csv 或 text / must be json, csv or text'),
    /** The security as the vendor names it; answers about another are refused. */
    code: z.string().trim().min(1).max(20),
    fields,
    volumeUnit: z.enum(['股', '手'], '应为 股 或 手 / must be 股 or 手').optional(),
    amountUnit: z.enum(['元', '万元'], '应为 元 或 万元 / must be 元 or 万元').optional(),
    delayMinutes: z.number().int().min(15, '延时至少 15 分钟 / 15 minutes at least').max(120),
  })
  .superRefine(({ fields: named, volumeUnit, amountUnit }, context) => {
    const add = (path: string[], message: string): void => context.addIssue({ code: 'custom', path, message });
    for (const field of ['price', 'previousClose'] as const)
      if (!named[field]) add(['fields', field], '必填 / is required');
    if (!named.at && !(named.day && named.time))
      add(['fields', 'at'], '请填 at，或者 day 和 time / give at, or day and time');
    if (named.volume && !volumeUnit) add(['volumeUnit'], '有成交量时必填：股 或 手 / a volume needs it: 股 or 手');
    if (named.amount && !amountUnit) add(['amountUnit'], '有成交额时必填：元 或 万元 / an amount needs it: 元 or 万元');
  });
export type FeedSettings = z.output<typeof feedFile> & {
  /** Loopback addresses and http are allowed: tests on this machine alone. */
  readonly isLoopback: boolean;
};

const LOOPBACK = '127.0.0.1';

/** Why an address is not one of a vendor, in words; null: it may be. What a name resolves to is checked when it is fetched. */
export function feedUrlFault(text: string, isLoopback: boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) return '应为完整网址 / must be a whole URL';
  if (isLoopback && url.hostname === LOOPBACK) return null;
  if (url.protocol !== 'https:') return '应以 https:// 开头 / must begin with https://';
  if (url.username !== '' || url.password !== '')
    return '网址里不能有用户名和密码，请写在 headers 里 / no user and password in it: use headers';
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isInnerAddress(host)) return '指向内部网络 / leads to a private network';
  return null;
}

/**
 * Reads the file.
 * @throws Error whose message says what is wrong with it
 */
export function readFeedFile(file: string, isLoopback: boolean): FeedSettings {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `QUOTE_FEED_FILE：${file} ${code ? `不能读取 / cannot be read (${code})` : '不是 JSON / is no JSON'}`,
      { cause: error },
    );
  }
  const parsed = feedFile.safeParse(content);
  const faults = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}：${message}`);
  const urlFault = parsed.success ? feedUrlFault(parsed.data.url, isLoopback) : null;
  if (urlFault) faults.push(`url：${urlFault}`);
  if (!parsed.success || faults.length > 0) throw new Error(`QUOTE_FEED_FILE：${file}\n    ${faults.join('\n    ')}`);
  return { ...parsed.data, isLoopback };
}
