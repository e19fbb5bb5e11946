import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../settings.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

test('the bill of materials names every dependency that runs, with its version, and no tool', () => {
  const output = execFileSync(process.execPath, [join(root, 'scripts/check/sbom.ts')], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const bill = JSON.parse(output) as { bomFormat: string; components: { purl: string }[] };
  const named = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)));
  const wanted = ['apps/site', 'apps/content', 'packages/contract', 'packages/http'].flatMap((folder) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
    return Object.entries(dependencies).filter(([name]) => !name.startsWith('@yunxia/'));
  });
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter(([name, version]) => !named.has(`pkg:npm/${name}@${version}`))).toEqual([]);
  expect([...named].filter((purl) => /\/(?:vitest|oxlint|knip|vite)@/.test(purl))).toEqual([]);
});
