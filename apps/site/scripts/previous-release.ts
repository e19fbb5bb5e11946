/**
 * Keeps the files of the release before beside those of the new one, so that a page opened before a deployment still
 * finds its scripts and styles. One release is kept: the next build removes it.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const placesOf = (folder: string) => ({
  assets: join(folder, 'client', 'assets'),
  /** Names of the files that the last build itself made, without those it kept. */
  names: join(folder, 'release.json'),
  aside: join(folder, 'previous-assets'),
});

/** Before a build, which empties the folder of the files. @param folder where the site is built into */
export const setReleaseAside = (folder: string): void => {
  const { assets, names, aside } = placesOf(folder);
  if (!existsSync(names)) return;
  mkdirSync(aside, { recursive: true });
  for (const name of JSON.parse(readFileSync(names, 'utf8')) as string[]) {
    if (existsSync(join(assets, name))) cpSync(join(assets, name), join(aside, name), { recursive: true });
  }
};

/** After a build: what it made is written down, and what was set aside put back where it stands in nothing's place. */
export const joinReleases = (folder: string): void => {
  const { assets, names, aside } = placesOf(folder);
  const made = readdirSync(assets);
  if (existsSync(aside)) cpSync(aside, assets, { recursive: true, force: false });
  writeFileSync(names, JSON.stringify(made));
  // Until here they stand aside: a build that fails may have emptied the folder.
  rmSync(aside, { recursive: true, force: true });
};
