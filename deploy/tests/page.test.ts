/** docs/operations.md, followed from nothing to a running site on a machine of its own. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownVersion } from '../../scripts/pack-release.ts';
import { canMakeMachine, missingPackages } from './machine.ts';
import { readPageBlocks, readPageReleases } from './page-blocks.ts';
import { missingForPage, rehearsePage } from './page-rehearsal.ts';

test('the page begins with the release that this is, and its commands name what is there', () => {
  const [first, second] = readPageReleases();
  expect(first).toBe(ownVersion());
  expect(second).not.toBe(first);
  const text = [...readPageBlocks().values()].join('\n');
  for (const [, path = ''] of text.matchAll(/\/opt\/yunxia\/(deploy\/[\w./-]+)/g)) {
    expect([path, existsSync(path.replace(/\/[^/]*\*.*$|yunxia$/, ''))]).toEqual([path, true]);
  }
});

// scripts/test.ts says so where the programs are missing; without permission to mount, the page cannot be followed.
test.runIf(canMakeMachine() && missingForPage().length === 0)(
  'the commands of operations.md lead from nothing to a running site, through a loss and back',
  async () => {
    const steps = await rehearsePage(false);
    expect(steps.map(({ name }) => name)).toContain('page: restore');
  },
  300_000,
);

test.runIf(existsSync('/usr/bin/dpkg-query'))('what is not installed is found out', () => {
  expect(missingPackages(['dpkg', 'no-such-package-at-all'])).toEqual(['no-such-package-at-all']);
});
