import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { passwordBox } from './first-administrator.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a checkout', {}, true, 'npm run reset-admin'],
  ['a release on a server', { release: true }, true, 'yunxia-run reset-admin'],
  ['a container', {}, false, 'node apps/content/scripts/reset-admin.ts'],
])('the command for a new password works in %s', (_, manifest, hasTasks, command) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-administrator-'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ workspaces: [], ...manifest }));
  mkdirSync(path.join(folder, 'scripts'));
  if (hasTasks) writeFileSync(path.join(folder, 'scripts/run.mjs'), '');
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  expect(passwordBox('title', 'admin', 'word')).toContain(`a new one: ${command}\n`);
  rmSync(folder, { recursive: true });
});
