import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashSources } from './source-hash.ts';

const folder = mkdtempSync(join(tmpdir(), 'hash-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

test('changes with what is built, and only with that', () => {
  write('app/src/a.ts', '1');
  write('lock.json', '{}');
  const hash = () => hashSources(folder, ['app', 'lock.json']);
  const before = hash();
  write('app/build/out.js', 'x');
  write('app/node_modules/p/main.js', 'x');
  write('app/src/a.test.ts', 'x');
  write('elsewhere.ts', 'x');
  expect(hash()).toBe(before);
  write('app/src/b.ts', '');
  const withB = hash();
  expect(withB).not.toBe(before);
  write('app/src/a.ts', '2');
  expect(hash()).not.toBe(withB);
  write('app/src/a.ts', '1');
  expect(hash()).toBe(withB);
  write('lock.json', '{"a":1}');
  expect(hash()).not.toBe(withB);
});
