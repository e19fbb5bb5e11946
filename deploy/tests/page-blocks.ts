/** The commands of docs/operations.md: blocks of shell that have a title. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/settings.ts';

/** Text by title, in the order of the page. */
export function readPageBlocks(): ReadonlyMap<string, string> {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  return new Map(
    [...page.matchAll(/^```sh title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(([, title = '', text = '']) => [title, text]),
  );
}

/** Packages of Debian that the page installs. */
export function readPagePackages(): string[] {
  const line = /^apt-get install -y (.+)$/m.exec([...readPageBlocks().values()].join('\n'));
  return line?.[1]?.split(' ') ?? [];
}

/** Releases that the page names: the first one, and the one that it upgrades to. */
export function readPageReleases(): string[] {
  return [...readPageBlocks().values()].flatMap((text) => /^release=yunxia-(\S+)/m.exec(text)?.[1] ?? []);
}
