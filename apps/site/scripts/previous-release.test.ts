import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinReleases, setReleaseAside } from './previous-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
const assets = join(folder, 'client', 'assets');
beforeAll(() => mkdirSync(assets, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As a build does: the folder is emptied, and these files are made. @returns what is there afterwards */
const build = (files: Readonly<Record<string, string>>): string[] => {
  setReleaseAside(folder);
  rmSync(join(folder, 'client'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(assets, name, '..'), { recursive: true });
    writeFileSync(join(assets, name), text);
  }
  joinReleases(folder);
  return readdirSync(assets).toSorted();
};
const textOf = (name: string): string => readFileSync(join(assets, name), 'utf8');

test('a page that is open while a release is put in its place finds its files, one release long', () => {
  expect(build({ 'home-1.js': 'one', 'same.css': 'same', 'viewer/fonts-1.pfb': 'f' })).toEqual([
    'home-1.js',
    'same.css',
    'viewer',
  ]);
  expect(build({ 'home-2.js': 'two', 'same.css': 'made again' })).toEqual([
    'home-1.js',
    'home-2.js',
    'same.css',
    'viewer',
  ]);
  expect([textOf('home-1.js'), textOf('viewer/fonts-1.pfb'), textOf('same.css')]).toEqual(['one', 'f', 'made again']);
  expect(build({ 'home-3.js': 'three' })).toEqual(['home-2.js', 'home-3.js', 'same.css']);
});

test('what a build compressed of a kept file does not come along: it is compressed again', () => {
  build({ 'page-1.js': 'one' });
  writeFileSync(join(assets, 'page-1.js.br'), 'packed');
  expect(build({ 'page-2.js': 'two' })).toEqual(['page-1.js', 'page-2.js']);
});

test('a build that fails when it has emptied the folder costs nothing: the next one finds them set aside', () => {
  build({ 'page-3.js': 'three' });
  setReleaseAside(folder);
  rmSync(assets, { recursive: true });
  mkdirSync(assets);
  expect(build({ 'page-4.js': 'four' })).toEqual(['page-3.js', 'page-4.js']);
  expect(build({ 'page-5.js': 'five' })).toEqual(['page-4.js', 'page-5.js']);
});
