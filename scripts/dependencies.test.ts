import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { keepNode } from './dependencies.mjs';

const root = mkdtempSync(join(tmpdir(), 'yunxia-dependencies-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the project’s own Node outlives the installation that takes it away', () => {
  const own = join(root, 'node_modules/node/bin/node');
  mkdirSync(dirname(own), { recursive: true });
  writeFileSync(own, 'binary');
  const kept = keepNode(root, own);
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(readFileSync(kept.path, 'utf8')).toBe('binary');
  kept.drop();
  expect(existsSync(kept.path)).toBe(false);
});

test('the machine’s Node is used as it is', () => {
  expect(keepNode(root, '/usr/bin/node').path).toBe('/usr/bin/node');
});
