import type { HonorItem } from '@yunxia/contract/honor';
import { describe, expect, it } from 'vitest';
import { honor as screen } from '../../routes/entering_group/honor.screen.ts';
import { HONOR_PAGE_SIZE, toHonorMark, toHonorPage } from './honor.ts';

const honor = (id: number, awardedOn: string | null, level = '省级', image = true): HonorItem => ({
  id,
  title: `荣誉${id}`,
  image: image ? { url: `/media/${id}.png`, alt: '', width: 800, height: 600, sizes: [] } : null,
  level,
  awardedBy: '示例机构',
  awardedOn,
  holder: '',
  isChosen: false,
  why: '',
});
const onWall = (...asked: Parameters<typeof toHonorPage>) => toHonorPage(...asked).wall.flatMap(({ honors }) => honors);
const parse = (query: string) => screen.parse(new URLSearchParams(query)).query;

describe('the address of the honours', () => {
  it.each([
    ['', {}],
    ['year=2025&level=省级', { year: 2025, level: '省级' }],
    ['year=earlier', { year: 'earlier' }],
    ['year=20x5&level=%20', {}],
  ])('%s is read and written back', (query, expected) => {
    const read = parse(query);
    expect(read).toEqual({ year: undefined, level: undefined, ...expected });
    expect(parse(screen.href(read).slice(screen.path.length))).toEqual(read);
  });

  it('names page 1 by no page at all', () => {
    expect(screen.href({ page: 1 })).toBe(screen.path);
    expect(screen.href({ year: 2025, page: 3 })).toBe('/entering_group/honor?year=2025&page=3');
    expect(screen.words({ year: 'earlier', level: '省级' })).toBe('更早 · 省级');
  });
});

describe('toHonorPage', () => {
  const years = [2026, 2026, 2025, 2024, 2023, 2022, 2021, 2019, 1998];
  const items = [
    ...years.map((year, at) => honor(at + 1, `${year}-05-01`, at % 2 ? '国家级' : '省级')),
    honor(90, null),
  ];

  it('gives the newest years a chip each, and one to all before', () => {
    const { years: chips } = toHonorPage(items, {}, 1);
    expect(chips.map(({ label, count }) => [label, count])).toEqual([
      ['全部', 10],
      ['2026年', 2],
      ['2025年', 1],
      ['2024年', 1],
      ['2023年', 1],
      ['2022年', 1],
      ['2021年', 1],
      ['更早', 3],
    ]);
  });

  it('filters by year, by the years before, and by level within them', () => {
    expect(onWall(items, { year: 2026 }, 1).map(({ id }) => id)).toEqual([1, 2]);
    expect(onWall(items, { year: 'earlier' }, 1).map(({ id }) => id)).toEqual([8, 9, 90]);
    const page = toHonorPage(items, { year: 2026, level: '国家级' }, 1);
    expect(page.wall.flatMap(({ honors }) => honors).map(({ id }) => id)).toEqual([2]);
    expect(page.levels.map(({ label, count }) => [label, count])).toEqual([
      ['全部级别', 2],
      ['省级', 1],
      ['国家级', 1],
    ]);
  });

  it('pages what fits, and answers a page beyond the last with the last', () => {
    const many = Array.from({ length: HONOR_PAGE_SIZE * 2 + 1 }, (_, at) => honor(at + 1, '2025-01-01'));
    expect(onWall(many, {}, 2)).toHaveLength(HONOR_PAGE_SIZE);
    expect(toHonorPage(many, {}, 99)).toMatchObject({ page: 3, pages: 3, total: many.length, levels: [] });
  });

  it('reads years before 1970 and bare records', () => {
    const [old, bare] = onWall([honor(1, '1959-10-01'), { ...honor(2, null), title: '', level: ' ' }], {}, 1);
    expect(old?.year).toBe('1959年');
    expect(bare).toMatchObject({ title: '（无标题）', level: '', year: '' });
    expect(toHonorPage([], {}, 1)).toMatchObject({ wall: [], total: 0, pages: 1 });
  });

  it('stands by year, newest first and without a year last, each year with its count beyond this page', () => {
    const many = Array.from({ length: HONOR_PAGE_SIZE }, (_, at) => honor(at + 1, '2024-01-01'));
    const all = [honor(90, null), honor(91, '2020-05-01'), ...many, honor(92, '2026-05-01'), honor(93, '2020-06-01')];
    const tell = (page: number) =>
      toHonorPage(all, {}, page).wall.map(({ year, count, honors }) => [year, count, honors.length]);
    expect(tell(1)).toEqual([
      ['2026', 1, 1],
      ['2024', HONOR_PAGE_SIZE, HONOR_PAGE_SIZE - 1],
    ]);
    expect(tell(2)).toEqual([
      ['2024', HONOR_PAGE_SIZE, 1],
      ['2020', 2, 2],
      ['', 1, 1],
    ]);
  });

  it('leads with at most three chosen ones, on the whole first page alone', () => {
    const chosen = [1, 2, 3, 4].map((id) => ({ ...honor(id, '2025-01-01'), isChosen: true, why: ' 做成了 ' }));
    const some = [honor(9, '2026-01-01'), ...chosen];
    expect(toHonorPage(some, {}, 1).chosen.map(({ id, why }) => [id, why])).toEqual([
      [1, '做成了'],
      [2, '做成了'],
      [3, '做成了'],
    ]);
    expect(toHonorPage(some, { year: 2025 }, 1).chosen).toEqual([]);
    expect(toHonorPage(some, { level: '省级' }, 1).chosen).toEqual([]);
  });

  it.each([
    ['国家级', 'nation'],
    ['全国行业协会', 'nation'],
    ['行业', 'trade'],
    ['省部级', 'province'],
    ['地市级', 'city'],
    ['国际', 'other'],
  ])('%s is marked as %s', (level, mark) => {
    expect(toHonorMark(level)).toBe(mark);
  });
});
