import { expect, test } from 'vitest';
import { root } from '../settings.ts';
import { localUrl, readSettings } from './start-settings.mjs';

test('nothing has to be set', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    sitePort: 3000,
    contentPort: 3001,
    metricsPorts: [
      { variable: 'METRICS_PORT', port: 9464, isChosen: false },
      { variable: 'CONTENT_METRICS_PORT', port: 9465, isChosen: false },
    ],
    dataDir: `${root}/data`,
    lockFile: `${root}/data/start.lock`,
    sample: true,
  });
});

test.each([
  [{ SAMPLE: 'off' }, false],
  [{ DATABASE_URL: 'postgres://localhost/x' }, false],
  [{ SAMPLE: 'on' }, true],
])('sample content with %o: %s', (env, sample) => {
  expect(readSettings(env).sample).toBe(sample);
});

test.each([
  [{ SITE_PORT: 'abc' }, /SITE_PORT/],
  [{ CONTENT_PORT: '70000' }, /CONTENT_PORT/],
  [{ SITE_PORT: '3001' }, /SITE_PORT.*CONTENT_PORT/],
  [{ METRICS_PORT: '3000' }, /SITE_PORT.*METRICS_PORT/],
  [{ CONTENT_METRICS_PORT: '3001' }, /CONTENT_PORT.*CONTENT_METRICS_PORT/],
  [{ METRICS_PORT: '9500', CONTENT_METRICS_PORT: '9500' }, /METRICS_PORT.*CONTENT_METRICS_PORT/],
])('%o is refused in plain words', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

test('the address under which a server is reached from this machine', () => {
  expect(localUrl('127.0.0.1', 3000)).toBe('http://127.0.0.1:3000');
  expect(localUrl('0.0.0.0', 3000)).toBe('http://127.0.0.1:3000');
  expect(localUrl('::', 3000)).toBe('http://[::1]:3000');
});
