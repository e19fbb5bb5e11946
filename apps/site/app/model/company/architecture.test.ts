import type { ArchitectureUnit } from '@yunxia/contract/company';
import { describe, expect, it } from 'vitest';
import { countUnits, DRAWN_LEVELS, toUnitTree, type UnitView } from './architecture.ts';

const unit = (name: string, children: ArchitectureUnit[] = [], duty = ''): ArchitectureUnit => ({
  name,
  duty,
  children,
});
const depthOf = (units: readonly UnitView[]): number =>
  units.length === 0 ? 0 : 1 + Math.max(...units.map((each) => depthOf(each.units)));

describe('toUnitTree', () => {
  it('keeps the tree, counts it, and opens a small one whole', () => {
    const tree = toUnitTree([unit('董事会', [unit('办公室'), unit('经理层', [unit('财务部')])]), unit('监事会')]);
    expect(tree.map(({ key, name, count }) => [key, name, count])).toEqual([
      ['0', '董事会', 3],
      ['1', '监事会', 0],
    ]);
    expect(tree[0]?.units[1]?.units[0]).toMatchObject({ key: '0-1-0', name: '财务部', isOpen: true });
    expect(countUnits(tree)).toBe(5);
  });

  it('opens the upper levels of a large tree', () => {
    const wide = unit('集团', [
      unit(
        '职能部门',
        Array.from({ length: 120 }, (_, at) => unit(`部门${at}`, [unit('班')])),
      ),
    ]);
    const [root] = toUnitTree([wide]);
    expect(root?.isOpen).toBe(true);
    expect(root?.units[0]?.isOpen).toBe(true);
    expect(root?.units[0]?.units[0]?.isOpen).toBe(false);
    expect(root?.count).toBe(241);
  });

  it('puts what lies deeper than the drawn levels on the last of them', () => {
    let deep = unit('末级');
    for (let level = 40; level > 0; level -= 1) deep = unit(`第${level}级`, [deep]);
    const tree = toUnitTree([deep]);
    expect(depthOf(tree)).toBe(DRAWN_LEVELS);
    expect(countUnits(tree)).toBe(41);
  });

  it('leaves out units that say nothing, and names one that only has units', () => {
    expect(toUnitTree([unit(' '), unit('', [unit('部门')]), unit('', [], '职责')]).map(({ name }) => name)).toEqual([
      '（无标题）',
      '（无标题）',
    ]);
    expect(toUnitTree([])).toEqual([]);
  });
});
