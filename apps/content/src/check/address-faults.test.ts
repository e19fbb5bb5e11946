import { expect, it } from 'vitest';
import { addressFault } from './address-faults.ts';

it.each([
  ['', '链接没有地址'],
  ['#', '链接没有地址'],
  ['https：//example.com/a', '网址里有中文标点或空格'],
  ['https://example。com/a', '网址里有中文标点或空格'],
  ['https://exam ple.com/a', '网址里有中文标点或空格'],
  ['https://example.com/a。', '网址里有中文标点或空格'],
  ['/details?id=1，', '网址里有中文标点或空格'],
  ['http://https://example.com', '网址里有两个 https://'],
  ['https:/example.com', '网址不完整'],
  ['https//example.com', '网址不完整'],
  ['https://', '网址不完整'],
  ['https://user@example.com', '网址里有 @，会被当作用户名'],
  ['https://example', '没有这样的网址'],
  ['https://example..com', '没有这样的网址'],
  ['https://-example.com', '没有这样的网址'],
  ['http://localhost:3000/a', '只有内部网络能打开的网址'],
  ['http://192.168.1.7/a', '只有内部网络能打开的网址'],
  ['www.example.com/a', '网址缺少 https://'],
  ['example.com', '网址缺少 https://'],
  ['mailto:office', '电子邮箱不完整'],
  ['tel:热线', '电话号码不正确'],
  ['tel:0000 1234', '电话号码不正确'],
  ['javascript:alert(1)', '链接打不开'],
  ['//example.com', '链接打不开'],
])('%j: %s', (url, message) => {
  expect(addressFault(url)?.message).toBe(message);
});

it('what can be opened is no finding, Chinese in paths, queries and hosts included', () => {
  for (const url of [
    ...['/home', '/details?id=1', '#正文', './a', 'https://example.com', 'HTTPS://Example.COM:8443/a?b=c#d'],
    ...['https://example.com/公告（示例）/2026', 'https://example.com/?q=停电，检修 ', 'https://示例.中国/a'],
    ...['https://example.com/a_(b)', 'https://203.0.113.7/a', 'https://[2001:db8::1]/a', '/media/a.pdf'],
    ...['mailto:office@example.com?subject=a', 'tel:+86-0000-0000', 'tel:00000'],
  ])
    expect([url, addressFault(url)]).toEqual([url, undefined]);
});
