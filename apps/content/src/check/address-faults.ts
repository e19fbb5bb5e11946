/** Addresses that lead nowhere by their form alone: pure, nobody is asked. */
import { safeLinkUrl } from '../rich-text/safe-url.ts';

export interface AddressFault {
  /** What is wrong, in a few words. */
  message: string;
  suggestion: string;
}

/** Punctuation of Chinese typing, and spaces: no part of a host, and a slip at the end of an address. */
const FULL_WIDTH = /[\s：／。．，；、？！（）“”‘’《》]/u;
const ENDS_SO = /[\s：。．，；、？！（“”‘’《》]$/u;
/** `www.example.com/a` without a scheme: browsers take it for a page of this site. */
const HOST_ALONE = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[:/?#]|$)/iu;
const PRIVATE = /^(?:10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|\[f[cd])/;
const NUMBERS = /^\d+(?:\.\d+){3}$/;

/** Name of a host as it is on the wire: labels, the last of which is no number. */
const isHostName = (host: string): boolean =>
  host.length <= 253 &&
  /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?\.?$/.test(host);

const INCOMPLETE: AddressFault = { message: '网址不完整', suggestion: '应为 https:// 加完整的网址' };

function webFault(url: string): AddressFault | undefined {
  const rest = url.replace(/^https?[:：]/i, '');
  if (rest === url) return INCOMPLETE;
  const [authority = ''] = rest.replace(/^\/*/, '').split(/[/?#]/);
  if (/^https?:?$/i.test(authority)) return { message: '网址里有两个 https://', suggestion: '只留一个' };
  if (/^https?：/i.test(url) || FULL_WIDTH.test(authority) || ENDS_SO.test(url))
    return { message: '网址里有中文标点或空格', suggestion: '改成英文标点，去掉空格' };
  if (!/^\/\/[^/]/.test(rest) || !URL.canParse(url)) return INCOMPLETE;
  const { hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return { message: '网址里有 @，会被当作用户名', suggestion: '请核对网址' };
  if (hostname === 'localhost' || hostname.endsWith('.local') || PRIVATE.test(hostname))
    return { message: '只有内部网络能打开的网址', suggestion: '改成访客能打开的网址' };
  if (!isHostName(hostname) && !NUMBERS.test(hostname) && !hostname.startsWith('['))
    return { message: '没有这样的网址', suggestion: '请核对域名' };
  return undefined;
}

/**
 * What is wrong with an address that a text leads to; whether it is there is not asked.
 * @param url as it was typed
 */
export function addressFault(url: string): AddressFault | undefined {
  const plain = url.trim();
  if (plain === '' || plain === '#') return { message: '链接没有地址', suggestion: '填上地址，或去掉链接' };
  if (plain.startsWith('#')) return undefined;
  if (/^https?(?:[:：]|\/\/)/i.test(plain)) return webFault(plain);
  if (/^mailto:/i.test(plain)) {
    const [address = ''] = plain.slice('mailto:'.length).split('?');
    if (/^[^\s@<>，；。]+@[^\s@<>，；。]+\.[^\s@<>，；。]+$/u.test(address)) return undefined;
    return { message: '电子邮箱不完整', suggestion: '应为 mailto: 加完整的邮箱' };
  }
  if (/^tel:/i.test(plain)) {
    if (/^tel:\+?[\d()-]{3,20}(?:,\d+)?$/i.test(plain)) return undefined;
    return { message: '电话号码不正确', suggestion: '只用数字、+ 和连字符，不留空格' };
  }
  if (HOST_ALONE.test(plain)) return { message: '网址缺少 https://', suggestion: `改成 https://${plain}` };
  if (safeLinkUrl(plain) === null)
    return { message: '链接打不开', suggestion: '应以 https:// 或 / 开头，或为邮箱、电话' };
  return ENDS_SO.test(plain) ? { message: '网址里有中文标点或空格', suggestion: '去掉末尾的标点' } : undefined;
}
