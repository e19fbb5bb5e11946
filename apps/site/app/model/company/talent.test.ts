import { recruitItem } from '@yunxia/contract/recruit';
import { describe, expect, it } from 'vitest';
import { toCareerPaths, toTalentPosts } from './talent.ts';

const path = (name: string, ...steps: string[]) => ({ name, steps: steps.map((step) => ({ name: step, note: '' })) });

describe('career paths', () => {
  it('draw what all begin with as their common beginning', () => {
    const { start, paths, isEven } = toCareerPaths([path('管理', '轮岗', '班组长'), path('技能', '轮岗', '技师')]);
    expect(start?.name).toBe('轮岗');
    expect(paths.map(({ name, steps }) => [name, steps.map((step) => step.name)])).toEqual([
      ['管理', ['班组长']],
      ['技能', ['技师']],
    ]);
    expect(isEven).toBe(true);
  });

  it('stand whole where they begin differently or alone, and leave out what is empty', () => {
    expect(toCareerPaths([path('管理', '轮岗', '班组长'), path('技能', '学徒', '技师', '首席')])).toMatchObject({
      start: null,
      isEven: false,
    });
    expect(toCareerPaths([path('管理', '轮岗'), path('', '轮岗'), path('技能')])).toMatchObject({
      start: null,
      paths: [{ name: '管理' }],
      isEven: false,
    });
    expect(toCareerPaths([])).toEqual({ start: null, paths: [], isEven: false });
  });
});

describe('open posts', () => {
  const job = (title: string, deadlineAt: string | null) => recruitItem.parse({ id: 1, title, deadlineAt });

  it('are added up, with the nearest deadline of either kind', () => {
    const campus = { count: 13, list: [job('法学', '2026-12-04'), job('会计', null)] };
    const society = { count: 10, list: [job('值班员', '2026-12-09')] };
    expect(toTalentPosts(campus, society)).toEqual({
      total: 23,
      campus: 13,
      society: 10,
      nearest: '最近截止：法学，12月4日',
    });
    expect(toTalentPosts({ count: 1, list: [job('会计', null)] }, { count: 0, list: [] })?.nearest).toBe('');
  });

  it('are not counted where one kind is missing', () => {
    expect(toTalentPosts(null, { count: 1, list: [] })).toBeNull();
  });
});
