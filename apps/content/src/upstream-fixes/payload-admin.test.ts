import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PATCHES, patch } from './payload-admin.mjs';

const require = createRequire(import.meta.url);
/** The folder that the packages are in. */
const packages = path.join(path.dirname(require.resolve('@payloadcms/ui/shared')), '../../../../..');

it.each(Object.keys(PATCHES))(
  'each part of %s is there once, as Payload wrote it: when it no longer is, look again',
  (file) => {
    const source = readFileSync(path.join(packages, file), 'utf8');
    const patches = PATCHES[file as keyof typeof PATCHES];
    for (const [pattern] of patches) {
      expect([String(pattern), source.match(new RegExp(pattern as RegExp, 'g'))?.length]).toEqual([String(pattern), 1]);
    }
    const patched = patch(source, file);
    expect(patched).toMatch(/Asia\/Shanghai|[\u4e00-\u9fff]/);
  },
);

it('ends the build where a part is gone, and leaves every other file', () => {
  expect(() => patch('', '/x/@payloadcms/ui/dist/exports/shared/index.js')).toThrow('has nothing like');
  expect(patch('source', '/x/other.js')).toBe('source');
});
