import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NGINX_PACKAGES } from '../nginx.ts';
import { POSTGRES_PACKAGES } from '../postgres-cluster.ts';
import { REDIS_PACKAGES } from '../redis.ts';
import { root } from '../settings.ts';
import { installCommand, notRun } from './system-packages.ts';

const debian = { isDebian: true, isMac: false, isRoot: false };

test('a suite whose program is missing names the one command that installs it', () => {
  expect(notRun('redis', REDIS_PACKAGES, debian)).toBe(
    'redis: not run (请先运行 / please run first: sudo apt-get install -y redis-server)',
  );
  expect(installCommand(REDIS_PACKAGES, { ...debian, isRoot: true })).toBe('apt-get install -y redis-server');
  expect(installCommand(REDIS_PACKAGES, { ...debian, isMac: true })).toBe('brew install redis');
});

test('no script changes the system: a package manager is called by .ci/run alone, which installs all that suites need', () => {
  const ci = readFileSync(join(root, '.ci/run'), 'utf8');
  for (const name of [NGINX_PACKAGES, POSTGRES_PACKAGES, REDIS_PACKAGES].flatMap((one) => one.debian))
    expect(ci).toMatch(new RegExp(`\\b${name}\\b`));
  const callers = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.m?ts$|\.mjs$/.test(name) &&
      /(?:runStep|spawn\w*|exec\w*)\(\s*'(?:apt|apt-get|brew|dnf|yum|apk|sudo)'/.test(
        readFileSync(join(root, 'scripts', name), 'utf8'),
      ),
  );
  expect(callers).toEqual([]);
});
