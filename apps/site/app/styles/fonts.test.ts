import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/**
 * No font is sent: one that is cut down to frequent characters has none for 龦, 鿏, 𠮷 or 㙍 (GB 18030-2022), and a
 * browser that trusts it draws boxes. Whatever the system has is found character by character.
 */
const app = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('**/*.css', { cwd: app }).map((path) => ({
  path,
  css: readFileSync(`${app}/${path}`, 'utf8'),
}));
const GENERIC = /^(?:sans-serif|serif|monospace|system-ui|inherit|var\(--font(?:-num)?\))$/;

test('there are style sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(100);
});

test('none brings a font along', () => {
  expect(sheets.filter(({ css }) => /@font-face|\.(?:woff2?|otf|ttf)\b/.test(css)).map(({ path }) => path)).toEqual([]);
});

describe('every list of fonts ends in one that each system has', () => {
  const lists = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/(?:^|[\s;{])(--font|--font-num|font-family):\s*([^;}]+)/g)].map(
      ([, name, list = '']) => [`${path}: ${name}`, list.split(',').at(-1)?.trim() ?? ''] as const,
    ),
  );

  test.each(lists)('%s', (_, last) => {
    expect(last).toMatch(GENERIC);
  });
});
