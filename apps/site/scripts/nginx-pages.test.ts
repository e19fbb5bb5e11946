import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageDevice } from '../server/cache/page-key.ts';
import { nginxPageFiles } from './nginx-pages.ts';

test.each(nginxPageFiles())('$file.pathname is as the site map has it now', ({ file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

const client = readFileSync(new URL('../../../deploy/nginx/rules/client.conf', import.meta.url), 'utf8');
const patternOf = (value: string): RegExp => {
  const [, flag = '', source = ''] = new RegExp(`"~(\\*?)([^"]+)" ${value};`).exec(client) ?? [];
  return new RegExp(source, flag === '*' ? 'i' : '');
};

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', ''],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0', ''],
  ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', ''],
  ['Mozilla/5.0 (Linux; Android 13) TABLET', 'yunxia-device=desktop'],
  ['Mozilla/5.0 (Linux; Android 13)', 'a=b; yunxia-device=desktop; c=d'],
  ['Mozilla/5.0 (Linux; Android 13)', 'yunxia-device=desktops'],
  ['Mozilla/5.0 (Linux; Android 13)', 'xyunxia-device=desktop'],
  ['Mozilla/5.0 (X11; Linux)', 'yunxia-device=mobile'],
  ['', ''],
])('nginx and the site see one device in %s with cookie "%s"', (userAgent, cookie) => {
  const seen = patternOf('chosen').test(cookie) ? 'chosen' : patternOf('mobile').test(userAgent) ? 'mobile' : 'desktop';
  expect(seen).toBe(pageDevice({ 'user-agent': userAgent, cookie }));
});
