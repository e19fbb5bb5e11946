import { expect, it } from 'vitest';
import { toSearchedFragment } from './searched-fragment.ts';
import { markNames, placesInOrder, readSearchedFragment } from './searched-places.ts';

const outage = {
  regions: [
    { county: '云溪县', town: '双河镇', villages: ['桥头村'] },
    { county: '江岭县', town: '云雾镇', villages: ['岩口村', '茶场村'] },
  ],
  lines: ['10千伏橘园线'],
  transformers: [],
};
const places = [
  { county: '云溪县', towns: [{ town: '双河镇', villages: ['桥头村'] }] },
  {
    county: '江岭县',
    towns: [
      { town: '铁索镇', villages: [] },
      { town: '云雾镇', villages: ['岩口村', '茶场村'] },
    ],
  },
];

it.each([
  [['茶场村'], ['茶场村']],
  [['云雾镇'], ['云雾镇']],
  [['10千伏橘园线', '不在其中'], ['10千伏橘园线']],
  [
    ['茶场村', '桥头村'],
    ['茶场村', '桥头村'],
  ],
  [['桃花岛'], []],
  [[''], []],
  [[], []],
])('of %j an outage passes on %j', (marks, found) => {
  const fragment = toSearchedFragment(outage, marks);
  expect(fragment === '').toBe(found.length === 0);
  expect(readSearchedFragment(fragment)).toEqual(found);
});

it.each(['', '#', '#changes', '#at=', '#at=%E8%8C', '#at=,,', `#at=${'长'.repeat(61)}`])(
  'reads nothing of %s',
  (fragment) => {
    expect(readSearchedFragment(fragment)).toEqual([]);
  },
);

it('puts what was searched for first, at every level, and leaves the rest in its order', () => {
  const ordered = placesInOrder(places, ['茶场村']);
  expect(ordered.map(({ county }) => county)).toEqual(['江岭县', '云溪县']);
  expect(ordered[0]?.towns.map(({ town }) => town)).toEqual(['云雾镇', '铁索镇']);
  expect(markNames(['岩口村', '茶场村'], ['茶场村'])).toEqual([
    { text: '茶场村', isMarked: true },
    { text: '岩口村', isMarked: false },
  ]);
  expect(placesInOrder(places, [])).toEqual(places);
});
