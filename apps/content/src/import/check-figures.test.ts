import { expect, it } from 'vitest';
import { checkFigures, type KnownFigure } from './check-figures.ts';
import { figureColumnOf, templateColumns } from './figure-columns.ts';
import { readFigureValue } from './read-figure-value.ts';
import { readSheet, type Sheet } from './read-sheet.ts';
import { writeTemplate } from './write-sheet.ts';

const KNOWN: KnownFigure = {
  ...{ id: 7, title: '取水量', key: 'water_intake', group: 'esg', unit: '万立方米', measure: 'flow' },
  ...{ topicNumber: '7', topic: '水资源利用', method: '不含发电用水', isPublic: true },
  values: [
    { period: '2023', value: '298', restated: true, note: '' },
    { period: '2024', value: '287', restated: false, note: '' },
  ],
};
const HEADER = ['名称', '代号', '类别', '单位', '口径', '议题', '2024年度', '2025'];
const sheetOf = (...rows: (string | number)[][]): Sheet => ({ rows: [HEADER, ...rows], faults: new Map() });
const check = (...rows: (string | number)[][]) => checkFigures(sheetOf(...rows), [KNOWN]).rows;

it('changes the periods of the table alone, and says what becomes of each', () => {
  const [row] = check(['取水量', 'water_intake', '', '', '', '', '285※', 281]);
  expect(row?.faults).toEqual([]);
  expect(row?.outcome).toBe('2024 由 287 改为 285；2025 新增 281');
  expect(row?.known?.id).toBe(7);
  expect(row?.figure).toMatchObject({ unit: '万立方米', topic: '水资源利用', method: '不含发电用水' });
  expect(row?.figure?.values).toEqual([
    { period: '2023', value: '298', restated: true, note: '' },
    { period: '2024', value: '285', restated: true, note: '' },
    { period: '2025', value: '281', restated: false, note: '' },
  ]);
});

it('finds a figure without its key by group and name; an empty cell changes nothing; the same again changes nothing', () => {
  const [row] = check(['取水量', '', '可持续发展', '', '', '', '', 281]);
  expect([row?.known?.id, row?.outcome]).toEqual([7, '2025 新增 281']);
  expect(check(['取水量', '', '', '', '', '', '287', ''])[0]?.outcome).toBe('没有变化');
});

it('leaves the mark of a value that was restated once', () => {
  const table = {
    rows: [
      ['名称', '代号', '2023'],
      ['取水量', 'water_intake', '299'],
    ],
    faults: new Map(),
  };
  expect(checkFigures(table, [KNOWN]).rows[0]?.figure?.values[0]).toMatchObject({ value: '299', restated: true });
});

it('takes a new figure, a loss, and a reason in the place of a value', () => {
  const [row] = check(['归母净利润', 'net_profit', '经营业绩', '亿元', '', '', '-1.20', '尚未审计']);
  expect(row?.outcome).toBe('新建，2期');
  expect(row?.figure).toMatchObject({ group: 'finance', measure: 'flow' });
  expect(row?.figure?.values).toEqual([
    { period: '2024', value: '-1.20', restated: false, note: '' },
    { period: '2025', value: '', restated: false, note: '尚未审计' },
  ]);
});

it.each([
  ['no name', ['', 'water_intake', '', '', '', '', 1, 2], 'title：名称没有填'],
  ['a new one without key', ['新指标', '', '经营业绩', '', '', '', 2, 3], 'key：新指标要填代号，例如 water_intake'],
  ['a new one without group', ['新指标', 'new_one', '', '', '', '', 2, 3], 'group：新指标要填类别'],
  [
    'a key in Chinese',
    ['新指标', '新', '经营业绩', '', '', '', 2, 3],
    'key：代号只用小写字母、数字和下划线，以字母开头',
  ],
  [
    'another group',
    ['取水量', 'water_intake', '环境', '', '', '', 1, 2],
    'group：类别写经营业绩、生产运行、可持续发展中的一个',
  ],
  [
    'another measure',
    ['取水量', 'water_intake', '', '', '年', '', 1, 2],
    'measure：口径写期间数、期末数、比率中的一个',
  ],
  ['no topic', ['废水', 'waste', '可持续发展', '吨', '', '', 2, 3], 'topic：可持续发展指标请填写议题'],
  ['nothing in it', ['取水量', 'water_intake', '', '', '', '', '', ''], 'period:2024：这一行没有数值，也没有原因'],
  ['a wrong number', ['取水量', 'water_intake', '', '', '', '', '28l', 2], 'period:2024：数值认不出，写作 1234.5'],
  [
    'a name that is too long',
    ['长'.repeat(61), 'a', '经营业绩', '', '', '', 2, 3],
    'title：不能超过 60 个字（现在 61 个）',
  ],
])('of a row with %s', (_, cells, expected) => {
  const [row] = check(cells);
  expect(row?.faults.map(({ column, message }) => `${column}：${message}`)).toEqual([expected]);
  expect([row?.figure, row?.outcome]).toEqual([undefined, '']);
});

it('names a row that another one repeats, and a figure that somebody is changing', () => {
  const row = ['取水量', 'water_intake', '', '', '', '', '', 281];
  expect(check(row, [], row)[1]).toMatchObject({ row: 4, faults: [{ message: '与第 2 行是同一个指标' }] });
  const [changed] = checkFigures(sheetOf(row), [{ ...KNOWN, isPublic: false }]).rows;
  expect(changed?.faults[0]?.message).toBe('这个指标有没发布的修改，请先在后台处理');
});

it.each<[string | number | Date, string, unknown]>([
  ['1,205.30', '亿元', { value: '1205.30', note: '', restated: false }],
  ['−１.２', '亿元', { value: '-1.2', note: '', restated: false }],
  [0.1 + 0.2, '', { value: '0.3', note: '', restated: false }],
  [-0, '', { value: '0', note: '', restated: false }],
  ['99.7%', '%', { value: '99.7', note: '', restated: false }],
  ['0.4', '%', { value: '0.4', note: '', restated: false }],
  ['298（追溯调整）', '', { value: '298', note: '', restated: true }],
  ['当年未监测', '', { value: '', note: '当年未监测', restated: false }],
  ['2023年起监测', '', { value: '', note: '2023年起监测', restated: false }],
  ['', '', undefined],
  [0.997, '%', expect.stringContaining('要写 99.7')],
  [1 / 3, '', '数值最多6位小数'],
  ['1.2345678', '', '数值最多6位小数'],
  ['99.7%', '小时', '数值带了 %，单位却不是 %'],
  ['(1.2)', '', '负数写 -1.2，不用括号'],
  ['—', '', '没有数值的，写明原因，例如 当年未监测'],
  ['无', '', '没有数值的，写明原因，例如 当年未监测'],
  [new Date(0), '', '这一格是日期，请改为数值'],
])('a cell %j of a figure in “%s”', (cell, unit, read) => {
  expect(readFigureValue(cell, unit)).toEqual(read);
});

it.each([
  ['2025', 'period:2025'],
  ['2025 年度', 'period:2025'],
  ['2026年上半年', 'period:2026上半年'],
  ['2026年第一季度', 'period:2026一季度'],
  ['指标名称', 'title'],
  ['25年', undefined],
  ['说明', undefined],
])('a header %s is the column %s', (header, column) => {
  expect(figureColumnOf(header)).toBe(column);
});

it.each([
  [
    'without names',
    [
      ['代号', '2025'],
      ['a', 1],
    ],
    '表头缺少“名称”列',
  ],
  [
    'without periods',
    [
      ['名称', '代号'],
      ['取水量', 'a'],
    ],
    '表头没有年份列',
  ],
  ['with a header alone', [HEADER], '表头下面没有内容'],
  [
    'with too many rows',
    [HEADER, ...Array.from({ length: 201 }, (_, at) => [`指标${at}`, `a${at}`])],
    '最多导入 200 个',
  ],
])('refuses a table %s', (_, rows, message) => {
  expect(() => checkFigures({ rows, faults: new Map() }, [])).toThrow(message);
});

it('gives a template of the last five years that its own check takes', async () => {
  const { rows } = await readSheet(await writeTemplate('主要指标', templateColumns(2026)), '模板.xlsx');
  expect(rows[0]?.slice(-5)).toEqual(['2021', '2022', '2023', '2024', '2025']);
  expect(() => checkFigures({ rows, faults: new Map() }, [])).toThrow('表头下面没有内容');
});
