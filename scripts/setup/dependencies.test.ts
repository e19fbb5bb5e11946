import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('pdf.js compiles no font of a document to script (CVE-2024-4367): a version that cannot, and the option besides', () => {
  const repository = join(import.meta.dirname, '../..');
  const versions = globSync('apps/*/package.json', { cwd: repository })
    .map((file) => JSON.parse(readFileSync(join(repository, file), 'utf8')).dependencies?.['pdfjs-dist'])
    .filter(Boolean);
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) {
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(4_002_067);
  }
  const readers = globSync('apps/*/{app,src}/**/*.{ts,tsx}', { cwd: repository })
    .map((file) => [file, readFileSync(join(repository, file), 'utf8')] as const)
    .filter(([, text]) => text.includes('.getDocument(') || text.includes('getDocument({'));
  expect(readers.length).toBeGreaterThan(0);
  for (const [file, text] of readers) expect([file, text.includes('isEvalSupported: false')]).toEqual([file, true]);
});
