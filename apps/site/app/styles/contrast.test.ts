import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Contrast of every pair of roles that meet in the components, in both themes (WCAG 2.2, 1.4.3 and 1.4.11). */
const css = readFileSync(new URL('./themes.css', import.meta.url), 'utf8');

/** The declarations of every rule with this selector, in order. */
function blocksOf(selector: string): Array<Record<string, string>> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    (rule) => rule[1]?.split('*/').at(-1)?.trim() === selector,
  );
  return rules.map((rule) =>
    Object.fromEntries([...(rule[2] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map((line) => [line[1], line[2]])),
  );
}

function luminance(hex: string): number {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const GRAPHIC = 3;
const pairs: Array<[ink: string, grounds: string, least: number]> = [
  [
    'text',
    'bg surface surface-2 surface-3 band tint amber-tint info-tint warn-tint bad-tint mark-bg a-sky0 a-sky1',
    TEXT,
  ],
  ['text-2', 'bg surface surface-2 band tint a-sky0 a-sky1', TEXT],
  ['text-3', 'bg surface surface-2 surface-3 band', TEXT],
  ['brand', 'bg surface surface-2 band tint', TEXT],
  ['brand-strong', 'bg surface surface-2 band tint a-sky0 a-sky1', TEXT],
  ['on-brand', 'brand-fill brand-fill-hover party-fill', TEXT],
  ['ok', 'ok-tint surface', TEXT],
  ['warn', 'warn-tint surface', TEXT],
  ['bad', 'bad-tint surface', TEXT],
  ['info', 'info-tint surface', TEXT],
  ['party', 'bg surface party-tint', TEXT],
  ['party-ink', 'bg surface party-tint', TEXT],
  ['on-deep', 'deep deep-2', TEXT],
  ['on-deep-2', 'deep deep-2', TEXT],
  ['on-deep-mark', 'deep deep-2', GRAPHIC],
  ['line-strong', 'bg surface surface-2 band', GRAPHIC],
  ['river', 'bg surface', GRAPHIC],
  ['focus', 'bg surface band', GRAPHIC],
];

const [light = {}] = blocksOf(':root');
const bySystem = blocksOf(":root:not([data-theme='light'])")[0] ?? {};
const byChoice = blocksOf(":root[data-theme='dark']")[0] ?? {};

test.each([
  ['light', light],
  ['dark', { ...light, ...byChoice }],
])('every pair of roles of the %s theme is readable', (_, roles) => {
  const weak = pairs.flatMap(([ink, grounds, least]) =>
    grounds
      .split(' ')
      .map((ground) => ({
        pair: `${ink} on ${ground}`,
        ratio: contrast(roles[ink] ?? '#000', roles[ground] ?? '#000'),
        least,
      }))
      .filter(({ ratio }) => ratio < least),
  );
  expect(weak).toEqual([]);
});

test('the dark roles are the same whether the system or the reader asks for them', () => {
  expect(Object.keys(bySystem).length).toBeGreaterThan(60);
  expect(byChoice).toEqual(bySystem);
  expect(blocksOf(":root[data-theme='dark'] .party")).toEqual(blocksOf(":root:not([data-theme='light']) .party"));
});
