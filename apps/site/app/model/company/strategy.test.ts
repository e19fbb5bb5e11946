import type { StrategyItem } from '@yunxia/contract/strategy';
import { expect, it } from 'vitest';
import { toStrategyGroups, toTalentParts } from './strategy.ts';

const part = (id: number, group: StrategyItem['group'], title = `第${id}`, subtitle = ''): StrategyItem => ({
  id,
  group,
  title,
  subtitle,
  content: '',
  image: null,
  figure: null,
});

it('groups vision, mission, values and goals in this order, and leaves talent to human resources (Spec §2)', () => {
  const groups = toStrategyGroups([
    part(1, 'goal'),
    part(2, 'talent'),
    part(3, 'values'),
    part(4, 'vision'),
    part(5, 'values'),
  ]);
  expect(groups.map(({ name, parts }) => [name, parts.map(({ id }) => id)])).toEqual([
    ['企业愿景', [4]],
    ['核心价值观', [3, 5]],
    ['战略目标', [1]],
  ]);
  expect(toStrategyGroups([part(1, 'talent')])).toEqual([]);
  expect(toTalentParts([part(1, 'goal'), part(2, 'talent')]).map(({ id }) => id)).toEqual([2]);
});

it('says a title that only repeats the group once', () => {
  const [group] = toStrategyGroups([part(1, 'mission', '企业使命', '一江清水送光明'), part(2, 'mission', '企业使命')]);
  expect(group?.parts.map(({ title, subtitle }) => [title, subtitle])).toEqual([
    ['一江清水送光明', ''],
    ['企业使命', ''],
  ]);
});
