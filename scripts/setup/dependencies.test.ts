import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureDependencies, keepNode } from './dependencies.mjs';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'yunxia-dependencies-'))));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

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

/** A checkout without node_modules, whose npm puts the package `node` there as `npm ci --ignore-scripts` does. */
function makeCheckout(nodeScript: string): void {
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}');
  const folder = join(root, 'node_modules/node');
  const manifest = JSON.stringify({ version: process.versions.node });
  const npm = join(root, 'npm-cli.js');
  writeFileSync(
    npm,
    `const { mkdirSync, writeFileSync } = require('node:fs');
     mkdirSync(${JSON.stringify(folder)}, { recursive: true });
     writeFileSync(${JSON.stringify(join(folder, 'package.json'))}, ${JSON.stringify(manifest)});
     writeFileSync(${JSON.stringify(join(folder, 'installArchSpecificPackage.js'))}, ${JSON.stringify(nodeScript)});`,
  );
  vi.stubEnv('npm_execpath', npm);
}

/** What the script of the package `node` does: it puts the binary into the package. */
const placesBinary = `const { mkdirSync, writeFileSync } = require('node:fs');
  mkdirSync('bin');
  writeFileSync('bin/node', '#!/bin/sh\\necho v${process.versions.node}\\n', { mode: 0o755 });`;

test('a clean clone gets the project’s own Node, also where the machine has one of the same line', async () => {
  makeCheckout(placesBinary);
  const own = join(root, 'node_modules/node/bin/node');
  expect(await ensureDependencies(root, () => undefined)).toBe(own);
  const spawned = vi.fn();
  expect(await ensureDependencies(root, spawned)).toBe(own);
  expect(spawned).not.toHaveBeenCalled();
});

test('where the project’s own Node does not run, one of the same line does', async () => {
  makeCheckout('process.exit(1)');
  expect(await ensureDependencies(root, () => undefined)).toBe(process.execPath);
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
