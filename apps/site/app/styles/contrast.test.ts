import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Contrast of every pair of roles that meet in the components, in both themes, in the elder mode and in the colour sets of
 * the display settings (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11).
 */
const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const css = read('./themes.css') + read('./elder.css');

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
  ['up', 'bg surface', TEXT],
  ['down', 'bg surface', TEXT],
  ['safe-up', 'bg surface', TEXT],
  ['safe-down', 'bg surface', TEXT],
  ['river', 'bg surface', GRAPHIC],
  ['focus', 'bg surface band', GRAPHIC],
];

/** Roles with those that only name another one resolved. */
function resolved(roles: Record<string, string>): Record<string, string> {
  const valueOf = (value: string): string => {
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : valueOf(roles[other] ?? '');
  };
  return Object.fromEntries(Object.entries(roles).map(([role, value]) => [role, valueOf(value)]));
}

/** What falls short in these roles. @param texts least contrast of text */
function weakPairs(roles: Record<string, string>, texts = TEXT): string[] {
  return pairs.flatMap(([ink, grounds, least]) =>
    grounds
      .split(' ')
      .map((ground) => [ground, contrast(roles[ink] ?? '#000', roles[ground] ?? '#000')] as const)
      .filter(([, ratio]) => ratio < (least === TEXT ? texts : least))
      .map(([ground, ratio]) => `${ink} on ${ground}: ${ratio.toFixed(2)}`),
  );
}

const [light = {}] = blocksOf(':root');
const bySystem = blocksOf(":root:not([data-theme='light'])")[0] ?? {};
const byChoice = blocksOf(":root[data-theme='dark']")[0] ?? {};

test.each([
  ['light', light],
  ['dark', { ...light, ...byChoice }],
])('every pair of roles of the %s theme is readable', (_, roles) => {
  expect(weakPairs(roles)).toEqual([]);
});

test('the dark roles are the same whether the system or the reader asks for them', () => {
  expect(Object.keys(bySystem).length).toBeGreaterThan(60);
  expect(byChoice).toEqual(bySystem);
  expect(blocksOf(":root[data-theme='dark'] .party")).toEqual(blocksOf(":root:not([data-theme='light']) .party"));
});

const elder = Object.assign({}, ...blocksOf(':root[data-elder]')) as Record<string, string>;

test.each([
  [
    'light',
    {
      ...light,
      ...elder,
      ...blocksOf(":root[data-elder][data-theme='light']:not([data-contrast])")[0],
      ...blocksOf(":root[data-elder][data-theme='light']:not([data-contrast], [data-trend])")[0],
    },
  ],
  [
    'dark',
    { ...light, ...byChoice, ...elder, ...blocksOf(":root[data-elder][data-theme='dark']:not([data-contrast])")[0] },
  ],
])('in the elder mode every text of the %s theme stands at 7:1', (_, roles) => {
  // nothing lies on the sky there, and what is written on party grounds is no longer than a title
  const weak = weakPairs(resolved(roles), 7).filter((pair) => !/a-sky|party/.test(pair));
  expect(weak).toEqual([]);
});

test.each(['yellow', 'bw'])(
  'the colour set %s has one ink and one ground, at 17:1 or more, and leaves no role out',
  (name) => {
    const own = blocksOf(`:root[data-contrast='${name}']`)[0] ?? {};
    const all = blocksOf(':root[data-contrast],\n    :root[data-contrast] :is(.party, .on-deep)')[0] ?? {};
    const roles = resolved({ ...light, ...all, ...own });
    const asked = pairs.flatMap(([ink, grounds]) => [ink, ...grounds.split(' ')]);
    const left = asked.filter((role) => !(role in all) && !(role in own) && !role.startsWith('a-'));
    expect(left).toEqual([]);
    expect(weakPairs(roles, 17).filter((pair) => !pair.includes('a-sky'))).toEqual([]);
  },
);
