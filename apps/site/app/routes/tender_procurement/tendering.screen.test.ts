import { describe, expect, it } from 'vitest';
import { tendering } from './tendering.screen.ts';

const { href, path, words } = tendering;
const parse = (search: string) => tendering.parse(new URLSearchParams(search)).query;

describe('filters in the URL', () => {
  it('reads every filter', () => {
    expect(
      parse(
        'noticeType=change&category=works&owner=%20甲方%20&start=2026-11-01&end=2026-11-30&keyword=电缆&status=closing',
      ),
    ).toEqual({
      noticeType: 'change',
      category: 'works',
      owner: '甲方',
      start: '2026-11-01',
      end: '2026-11-30',
      keyword: '电缆',
      status: 'closing',
    });
  });

  it.each(['', 'noticeType=toString&category=x&status=__proto__', 'start=2026-02-30&end=soon', 'keyword=%20'])(
    'takes what it cannot read for off: %s',
    (search) => {
      expect(Object.values(parse(search)).every((value) => value === undefined)).toBe(true);
    },
  );

  it('cuts an owner of more than 200 characters', () => {
    expect(parse(`owner=${'长'.repeat(201)}`).owner).toHaveLength(200);
  });

  it('exchanges days in the wrong order and cuts long words', () => {
    expect(parse('start=2026-12-01&end=2026-11-01')).toMatchObject({ start: '2026-11-01', end: '2026-12-01' });
    expect(parse(`keyword=${'长'.repeat(200)}`).keyword).toHaveLength(100);
  });
});

it('writes the address it has read', () => {
  const query = parse('noticeType=tender&keyword=C%2B%2B&status=open');
  expect(href({ ...query, page: 3 })).toBe(`${path}?noticeType=tender&keyword=C%2B%2B&status=open&page=3`);
  expect(parse(href(query).slice(path.length))).toEqual(query);
  expect(href()).toBe(path);
});

it('says in words what was looked for', () => {
  expect(words(parse('noticeType=tender&category=goods&owner=甲方&start=2026-11-01&keyword=电缆&status=open'))).toBe(
    '招标公告 · 货物 · 甲方 · 2026-11-01起 · “电缆” · 进行中',
  );
  expect(words(parse('start=2026-11-01&end=2026-11-01'))).toBe('2026-11-01');
  expect(words(parse('end=2026-11-01'))).toBe('2026-11-01前');
});
