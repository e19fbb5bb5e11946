import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { feedUrlFault, readFeedFile } from './feed-settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quote-feed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const good = {
  url: 'https://quote.vendor.example/delayed?code=699116',
  headers: { Authorization: 'Bearer sample' },
  format: 'json',
  code: '699116',
  fields: { price: 'last', previousClose: 'pre', volume: 'vol', amount: 'money', at: 'time' },
  volumeUnit: '手',
  amountUnit: '万元',
  delayMinutes: 15,
};
const read = (content: unknown, isLoopback = false) => {
  const file = path.join(folder, 'feed.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readFeedFile(file, isLoopback);
};

test('a file as operators write it', () => {
  expect(read(good)).toEqual({ ...good, isLoopback: false });
});

test.each<[string, unknown, string]>([
  ['no JSON', '{', '不是 JSON'],
  ['too little delay', { ...good, delayMinutes: 14 }, 'delayMinutes：延时至少 15 分钟'],
  ['no price', { ...good, fields: { ...good.fields, price: undefined } }, 'fields.price：必填'],
  ['no time', { ...good, fields: { ...good.fields, at: undefined, day: 'd' } }, 'fields.at：请填 at，或者 day 和 time'],
  ['no unit of shares', { ...good, volumeUnit: undefined }, 'volumeUnit：有成交量时必填'],
  ['another unit', { ...good, amountUnit: '亿' }, 'amountUnit：应为 元 或 万元'],
  ['a name that is not known', { ...good, inteval: 5 }, 'inteval'],
  ['http', { ...good, url: 'http://quote.vendor.example/' }, 'url：应以 https:// 开头'],
])('is refused in words: %s', (_, content, reason) => {
  expect(() => read(content)).toThrow(reason);
});

test('a file that is not there is named', () => {
  expect(() => readFeedFile(path.join(folder, 'none.json'), false)).toThrow(
    /none\.json 不能读取 \/ cannot be read \(ENOENT\)/,
  );
});

test.each([
  ['https://quote.vendor.example/', false, null],
  ['https://127.0.0.1/', false, '指向内部网络 / leads to a private network'],
  ['https://10.0.0.8/', false, '指向内部网络 / leads to a private network'],
  ['https://[::1]/', false, '指向内部网络 / leads to a private network'],
  ['https://169.254.169.254/latest', false, '指向内部网络 / leads to a private network'],
  ['http://127.0.0.1:5511/', false, '应以 https:// 开头 / must begin with https://'],
  [
    'https://name:word@quote.vendor.example/',
    false,
    '网址里不能有用户名和密码，请写在 headers 里 / no user and password in it: use headers',
  ],
  ['file:///etc/hosts', false, '应以 https:// 开头 / must begin with https://'],
  ['quote.vendor.example', false, '应为完整网址 / must be a whole URL'],
  // tests on this machine
  ['http://127.0.0.1:5511/', true, null],
  ['http://10.0.0.8/', true, '应以 https:// 开头 / must begin with https://'],
  ['https://10.0.0.8/', true, '指向内部网络 / leads to a private network'],
])('%s (loopback %s): %s', (url, isLoopback, fault) => {
  expect(feedUrlFault(url, isLoopback)).toBe(fault);
});
