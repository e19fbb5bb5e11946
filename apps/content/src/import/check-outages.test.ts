import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { toAreaTree } from '../places/area-tree.ts';
import { type CheckContext, checkOutages, type KnownOutage } from './check-outages.ts';
import { OUTAGE_COLUMNS } from './outage-columns.ts';
import { readSheet, type Sheet } from './read-sheet.ts';
import { writeNotes, writeTemplate } from './write-sheet.ts';

const AREAS = toAreaTree(
  [
    [1, '云溪县', 'county', null],
    [2, '石坪县', 'county', null],
    [3, '滨江街道', 'town', 1],
    [4, '竹沟乡', 'town', 2],
    [5, '松坪镇', 'town', 2],
    [6, '码头社区', 'village', 3],
    [7, '南门社区', 'village', 3],
    [8, '竹沟村', 'village', 4],
    [9, '松坪村', 'village', 5],
  ].map(([id, title, kind, parentId]) => ({ id, title, kind, parentId }) as never),
);
const KNOWN: KnownOutage = {
  id: 188,
  title: '已有的公告',
  number: '演示停〔2026〕188 号',
  startAt: '2026-12-09T00:30:00.000Z',
  regions: [{ county: '石坪县', town: '松坪镇', villages: ['松坪村'] }],
  lines: ['10千伏松坪支线'],
};
const CONTEXT: CheckContext = { areas: AREAS, known: [KNOWN], now: Date.parse('2026-11-29T13:00:00+08:00') };
const HEADER = ['区县', '乡镇', '村', '停电时间', '送电时间', '线路', '停电原因', '类别', '编号'];
const GOOD = ['石坪县', '松坪镇', '松坪村', '2026-12-01 08:30', '17:30', '松坪支线', '更换变压器', '', ''];

/** The good row with some of its cells replaced. */
const row = (cells: Readonly<Record<number, string>>): string[] => GOOD.map((cell, at) => cells[at] ?? cell);
const sheetOf = (...rows: string[][]): Sheet => ({ rows: [HEADER, ...rows], faults: new Map() });

it.each<[string, string[], string[]]>([
  ['nothing wrong', GOOD, []],
  ['full width and traditional characters', row({ 0: '石坪縣', 1: '松坪鎮', 2: ' 松坪 村' }), []],
  ['a whole town', row({ 2: '全镇' }), []],
  ['a whole county', row({ 1: '全县', 2: '' }), []],
  ['a fault without end and reason', row({ 4: '', 6: '', 7: '故障停电' }), []],
  ['another suffix of the town', row({ 1: '竹沟镇', 2: '竹沟村' }), ['town：乡镇不在目录，是不是“竹沟乡”']],
  ['a county without suffix', row({ 0: '石坪' }), ['county：区县不在目录，是不是“石坪县”']],
  ['a town of another county', row({ 0: '云溪县' }), ['town：乡镇不在目录，“松坪镇”在石坪县']],
  ['a village of another town', row({ 2: '竹沟村' }), ['villages：村不在目录，“竹沟村”在竹沟乡']],
  ['one of two villages', row({ 2: '松坪村、松平村' }), ['villages：“松平村”不在目录，是不是“松坪村”']],
  ['a village twice', row({ 2: '松坪村、松坪村' }), ['villages：同一个村写了两次']],
  ['a place that nothing is like', row({ 0: '某地' }), ['county：区县不在目录']],
  ['an end before the start', row({ 4: '2026-11-30 17:30' }), ['endAt：送电时间早于停电时间']],
  ['an end at the start', row({ 4: '8:30' }), ['endAt：送电时间与停电时间相同']],
  ['more than two days', row({ 4: '2026-12-04 17:30' }), ['endAt：停电超过 48 小时，改短或分条']],
  ['a time in words', row({ 3: '12月3号早上', 4: '2026-12-03 17:30' }), ['startAt：没有写钟点，写作 2026-12-03 08:30']],
  ['no time', row({ 3: '待定', 4: '2026-12-03 17:30' }), ['startAt：时间认不出，写作 2026-11-30 08:30']],
  ['a time that is over', row({ 3: '2025-12-01 08:30' }), ['startAt：停电时间已经过去，请核对年份和日期']],
  ['no reason', row({ 6: '' }), ['reason：原因没有填']],
  ['no line', row({ 5: '' }), ['lines：线路没有填']],
  ['no town', row({ 1: '' }), ['town：乡镇没有填，全县停电写“全县”']],
  ['another kind', row({ 7: '抢修' }), ['kind：类别写“计划”“临时”或“故障”']],
  ['a text that is too long', row({ 6: '长'.repeat(201) }), ['reason：不能超过 200 个字（现在 201 个）']],
  ['a number that is taken', row({ 8: KNOWN.number ?? '' }), ['number：编号与第 188 号公告《已有的公告》相同']],
  [
    'an outage that is there',
    row({ 3: '2026-12-09 08:30', 5: '10kV松坪支线' }),
    ['villages：与已有的第 188 号公告《已有的公告》重复'],
  ],
  [
    'several faults',
    row({ 0: '', 4: '', 6: '' }),
    ['county：区县没有填', 'endAt：送电时间没有填', 'reason：原因没有填'],
  ],
])('of a row with %s', (_, cells, expected) => {
  const [checked] = checkOutages(sheetOf(cells), CONTEXT).rows;
  expect(checked?.faults.map(({ column, message }) => `${column}：${message}`)).toEqual(expected);
  expect(checked?.outage === undefined).toBe(expected.length > 0);
});

it('stores names as the directory has them, and a title of its own', () => {
  const [checked] = checkOutages(sheetOf(row({ 0: '石坪縣', 2: '松坪村' })), CONTEXT).rows;
  expect(checked?.outage).toMatchObject({
    title: '石坪县松坪镇松坪村计划停电（松坪支线）',
    kind: 'planned',
    startAt: '2026-12-01T00:30:00.000Z',
    endAt: '2026-12-01T09:30:00.000Z',
    regions: [{ county: '石坪县', town: '松坪镇', villages: ['松坪村'] }],
    lines: ['松坪支线'],
  });
});

it('names the row that another one repeats, as the sheet numbers it, below titles and between empty rows', () => {
  const rows = [['十二月停电计划'], HEADER, GOOD, [], row({ 5: '松坪 支線' }), row({ 5: '另一条线' })];
  const { rows: checked } = checkOutages({ rows, faults: new Map() }, CONTEXT);
  expect(checked.map(({ row: at, faults }) => [at, faults[0]?.message])).toEqual([
    [3, undefined],
    [5, '与第 3 行重复'],
    [6, undefined],
  ]);
});

it('takes names as they are written where the directory has none', () => {
  const [checked] = checkOutages(sheetOf(row({ 0: '某县' })), { ...CONTEXT, areas: toAreaTree([]) }).rows;
  expect(checked?.outage?.regions).toEqual([{ county: '某县', town: '松坪镇', villages: ['松坪村'] }]);
});

it.each([
  ['without a header', [['云溪县', '滨江街道']], '表头缺少“区县”、“乡镇”、“停电时间”、“送电时间”列'],
  ['without a column', [HEADER.filter((label) => label !== '送电时间'), GOOD], '表头缺少“送电时间”列'],
  ['with a header alone', [HEADER], '表头下面没有内容'],
])('refuses a table %s', (_, rows, message) => {
  expect(() => checkOutages({ rows, faults: new Map() }, CONTEXT)).toThrow(message);
});

it('gives a template that its own check takes, and a table whose faulty cells carry notes', async () => {
  const template = await readSheet(await writeTemplate('停电公告', OUTAGE_COLUMNS), '模板.xlsx');
  expect(template.rows).toEqual([OUTAGE_COLUMNS.map(({ label }) => label)]);
  const sheet = sheetOf(GOOD, row({ 1: '竹沟镇', 2: '竹沟村', 6: '' }));
  const workbook = await readXlsx(await writeNotes('停电公告', sheet, checkOutages(sheet, CONTEXT)));
  const notes = [...(workbook.sheets[0]?.cells ?? [])].map(([at, cell]) => [at, cell.comment?.text]);
  expect(workbook.sheets[0]?.rows[2]?.[1]).toBe('竹沟镇');
  expect(notes).toEqual([
    ['2,1', '乡镇不在目录，是不是“竹沟乡”'],
    ['2,6', '原因没有填'],
  ]);
});
