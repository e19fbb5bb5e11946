/** Reads the rows of a table as figures, and says of each what is wrong with which cell, or what becomes of it. Pure. */
import { type FigureGroup, type FigureKind, figureGroups } from '@yunxia/contract/report-codes';
import { TEXT_LIMITS } from '../fields/text.ts';
import { figureFault } from '../reports/check-figure.ts';
import {
  FIGURE_COLUMNS,
  type FigureColumn,
  figureColumnOf,
  type FigurePart,
  groupOf,
  measureOf,
} from './figure-columns.ts';
import { type CellFault, type CheckedTable, findHeader } from './find-header.ts';
import { readFigureValue, type ReadValue } from './read-figure-value.ts';
import { type CellContent, type Sheet, SheetError } from './read-sheet.ts';

/** Most figures of a table: they are saved in one transaction, for which others wait. */
export const MAX_FIGURES = 200;
/** Most periods of a figure, as the field takes them. */
const MAX_PERIODS = 60;

/** A value of a period as it is stored. */
export interface StoredValue {
  period: string;
  value: string;
  restated: boolean;
  note: string;
}

/** A figure as it will be stored. */
export interface ImportedFigure {
  title: string;
  key: string;
  group: FigureGroup;
  unit: string;
  measure: FigureKind;
  topicNumber: string;
  topic: string;
  method: string;
  values: StoredValue[];
}

/** A figure that is stored already. */
export interface KnownFigure extends ImportedFigure {
  id: number;
  /** Its newest state is public: nobody's draft would be published with it. */
  isPublic: boolean;
}

export interface CheckedFigure {
  /** As the sheet numbers it. */
  row: number;
  cells: Partial<Record<FigureColumn, string>>;
  faults: CellFault<FigureColumn>[];
  /** 新建，5 期; 2025 由 281 改为 283; '' with faults. */
  outcome: string;
  /** Undefined when there are faults. */
  figure: ImportedFigure | undefined;
  /** The figure that it changes; undefined: none. */
  known: KnownFigure | undefined;
}

export interface CheckedFigures extends CheckedTable<FigureColumn> {
  /** Columns that the table has, in its order. */
  columns: FigureColumn[];
  rows: CheckedFigure[];
}

type Cell = (key: FigureColumn) => CellContent;
type Periods = ReadonlyArray<readonly [column: FigureColumn, period: string]>;

const toText = (cell: CellContent): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();

/** Checks all rows. @throws SheetError when the table as a whole cannot be read */
export function checkFigures(sheet: Sheet, known: readonly KnownFigure[]): CheckedFigures {
  const { header, places } = findHeader<FigureColumn>(sheet, FIGURE_COLUMNS, figureColumnOf);
  const columns = [...places].toSorted(([, a], [, b]) => a - b).map(([key]) => key);
  const periods: Periods = columns.flatMap((column) =>
    column.startsWith('period:') ? [[column, column.slice('period:'.length)] as const] : [],
  );
  if (periods.length === 0) throw new SheetError('表头没有年份列，例如“2025”');
  const rows: CheckedFigure[] = [];
  const seen = new Map<string, number>();
  for (const [at, cells] of sheet.rows.entries()) {
    if (at <= header || columns.every((key) => (cells[places.get(key) as number] ?? '') === '')) continue;
    const ownFaults = columns.flatMap((column): CellFault<FigureColumn>[] => {
      const message = sheet.faults.get(`${at},${places.get(column)}`);
      return message === undefined ? [] : [{ column, message }];
    });
    const checked = checkRow((key) => cells[places.get(key) ?? -1] ?? '', periods, known, ownFaults);
    const row = { row: at + 1, ...checked };
    noteRepetition(row, seen);
    rows.push(row);
  }
  if (rows.length === 0) throw new SheetError('表头下面没有内容');
  if (rows.length > MAX_FIGURES) throw new SheetError(`一次最多导入 ${MAX_FIGURES} 个指标，请分成几个文件`);
  return { columns, places, rows };
}

function noteRepetition(row: CheckedFigure, seen: Map<string, number>): void {
  if (!row.figure) return;
  const first = seen.get(row.figure.key);
  if (first === undefined) seen.set(row.figure.key, row.row);
  else {
    row.faults.push({ column: 'title', message: `与第 ${first} 行是同一个指标` });
    Object.assign(row, { figure: undefined, outcome: '' });
  }
}

/** The figure that a row means: by its key, without one by group and name. */
function findKnown(known: readonly KnownFigure[], key: string, title: string, group: FigureGroup | undefined) {
  if (key !== '') return known.filter((figure) => figure.key === key);
  return known.filter((figure) => figure.title === title && (group === undefined || figure.group === group));
}

function checkRow(
  cell: Cell,
  periods: Periods,
  known: readonly KnownFigure[],
  ownFaults: readonly CellFault<FigureColumn>[],
): Omit<CheckedFigure, 'row'> {
  const faults = [...ownFaults];
  const fault = (column: FigureColumn, message: string): void => {
    // One message for each cell: the first is the nearest to the cause.
    if (!faults.some((other) => other.column === column)) faults.push({ column, message });
  };
  const texts = Object.fromEntries(FIGURE_COLUMNS.map(({ key }) => [key, toText(cell(key))])) as Record<
    FigurePart,
    string
  >;
  const [group, measure] = [groupOf(texts.group), measureOf(texts.measure)];
  if (texts.title === '') fault('title', '名称没有填');
  if (texts.group !== '' && group === undefined)
    fault('group', `类别写${Object.values(figureGroups).join('、')}中的一个`);
  if (texts.measure !== '' && measure === undefined) fault('measure', '口径写期间数、期末数、比率中的一个');
  for (const [column, limit] of Object.entries(LIMITS) as [FigurePart, number][]) {
    const { length } = texts[column];
    if (length > limit) fault(column, `不能超过 ${limit} 个字（现在 ${length} 个）`);
  }
  const [before, ...others] = findKnown(known, texts.key, texts.title, group);
  if (others.length > 0) fault('key', '有几个同名的指标，请填代号');
  if (before && !before.isPublic) fault('title', '这个指标有没发布的修改，请先在后台处理');
  if (!before && texts.key === '') fault('key', '新指标要填代号，例如 water_intake');
  if (!before && group === undefined) fault('group', '新指标要填类别');
  const unit = texts.unit || before?.unit || '';
  const read = periods.flatMap(([column, period]) => {
    const value = readFigureValue(cell(column), unit);
    if (typeof value === 'string') fault(column, value);
    return value === undefined || typeof value === 'string' ? [] : [{ period, ...value }];
  });
  if (read.length === 0 && faults.length === 0) fault(periods[0]?.[0] ?? 'title', '这一行没有数值，也没有原因');
  const cells = Object.fromEntries(
    [...Object.keys(texts), ...periods.map(([column]) => column)].flatMap((key) => {
      const text = toText(cell(key as FigureColumn));
      return text === '' ? [] : [[key, text]];
    }),
  );
  const figure: ImportedFigure = {
    title: texts.title,
    key: texts.key || before?.key || '',
    group: group ?? before?.group ?? 'finance',
    unit,
    measure: measure ?? before?.measure ?? 'flow',
    topicNumber: texts.topicNumber || before?.topicNumber || '',
    topic: texts.topic || before?.topic || '',
    method: texts.method || before?.method || '',
    values: mergeValues(before?.values ?? [], read),
  };
  if (figure.values.length > MAX_PERIODS) fault('title', `一个指标最多 ${MAX_PERIODS} 期`);
  // What a form would refuse: the key's letters, a topic that is missing.
  const rest = faults.length === 0 ? figureFault({ ...figure, _status: 'published' }) : null;
  if (rest) fault(rest.path === 'key' || rest.path === 'topic' ? rest.path : 'title', rest.message);
  if (faults.length > 0) return { cells, faults, outcome: '', figure: undefined, known: before };
  return { cells, faults, outcome: toOutcome(before, figure, read.length), figure, known: before };
}

const LIMITS: Partial<Record<FigurePart, number>> = {
  ...{ title: TEXT_LIMITS.short, key: TEXT_LIMITS.short, unit: TEXT_LIMITS.short, topic: TEXT_LIMITS.short },
  ...{ topicNumber: TEXT_LIMITS.short, method: TEXT_LIMITS.line },
};

/** Periods of the table take the place of those that are stored; the others stay. The oldest first. */
function mergeValues(stored: readonly StoredValue[], read: readonly (ReadValue & { period: string })[]): StoredValue[] {
  const values = new Map(stored.map((value) => [value.period, value]));
  for (const { period, value, note, restated } of read) {
    // a mark that was set once stays: the table may come from a system that knows none
    values.set(period, { period, value, note, restated: restated || values.get(period)?.restated === true });
  }
  return [...values.values()].toSorted((one, other) => (one.period < other.period ? -1 : 1));
}

const shown = ({ value, note }: StoredValue): string => value || note || '空';
const NAMES = {
  title: '名称',
  group: '类别',
  unit: '单位',
  measure: '口径',
  topic: '议题',
  method: '计算方法',
} as const;

/** What becomes of a figure, in words. */
function toOutcome(before: KnownFigure | undefined, after: ImportedFigure, count: number): string {
  if (!before) return `新建，${count}期`;
  const stored = new Map(before.values.map((value) => [value.period, value]));
  const changes = after.values.flatMap((value) => {
    const old = stored.get(value.period);
    if (!old) return [`${value.period} 新增 ${shown(value)}`];
    if (old.value !== value.value || old.note !== value.note)
      return [`${value.period} 由 ${shown(old)} 改为 ${shown(value)}`];
    return old.restated === value.restated ? [] : [`${value.period} 标为追溯调整`];
  });
  const names = (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter((name) => before[name] !== after[name]);
  const texts = [...names.map((name) => `改${NAMES[name]}`), ...changes];
  return before.topicNumber === after.topicNumber || texts.length > 0 ? texts.join('；') || UNCHANGED : '改议题编号';
}

/** The outcome of a row that changes nothing. */
export const UNCHANGED = '没有变化';
