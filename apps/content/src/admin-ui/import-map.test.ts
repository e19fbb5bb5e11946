/** Payload leaves out, without failing, what its import map does not name. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

it('names each part of ours that the admin is made of', () => {
  const folders = ['collections', 'editor', 'fields', 'globals', 'preview'].flatMap((folder) =>
    readdirSync(path.join(import.meta.dirname, '..', folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`),
  );
  const sources = ['payload.config.ts', ...folders].map(read).join('\n');
  const parts = [...sources.matchAll(/'(\/admin-ui\/[^']+#\w+)'/g)].map(([, part]) => part);
  expect(parts).toContain('/admin-ui/paste-cleaner.tsx#PasteCleaner');
  const map = read('app/(payload)/admin/importMap.js');
  expect(parts.filter((part) => !map.includes(`"${part}": `))).toEqual([]);
});
