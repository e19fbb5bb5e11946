/** Reads the rows of a table as outages, and says of each what is wrong with which cell. Pure. */
import type { OutageKind } from '@yunxia/contract/outage-kinds';
import { DAY_MS, HOUR_MS, toIsoDay, toMinuteText } from '@yunxia/contract/time';
import { TEXT_LIMITS } from '../fields/text.ts';
import { foldPlaceName } from '../places/place-names.ts';
import { toOutageTitle } from '../outages/outage-title.ts';
import { areaNamed, likelyArea, type Area, type AreaTree } from '../places/area-tree.ts';
import { columnOf, kindOf, OUTAGE_COLUMNS, type ColumnKey } from './outage-columns.ts';
import { type CellFault, findHeader } from './find-header.ts';
import { type CellContent, type Sheet, SheetError } from './read-sheet.ts';
import { readSheetTime } from './read-sheet-time.ts';

const LONGEST_MS = 48 * HOUR_MS;
/** A time longer ago or further ahead than this has a wrong year. */
const LONGEST_AGO_MS = DAY_MS;
const FURTHEST_MS = 400 * DAY_MS;
const MAX_ITEMS = 100;

/** An outage as it will be stored. */
export interface ImportedOutage {
  title: string;
  kind: OutageKind;
  number: string;
  startAt: string;
  endAt: string | null;
  reason: string;
  unit: string;
  phone: string;
  scope: string;
  regions: { county: string; town: string; villages: string[] }[];
  lines: string[];
  transformers: string[];
}

export interface CheckedRow {
  /** As the sheet numbers it. */
  row: number;
  /** What the cells say; times in one form where they were read. */
  cells: Partial<Record<ColumnKey, string>>;
  faults: CellFault<ColumnKey>[];
  /** Undefined when there are faults. */
  outage: ImportedOutage | undefined;
}

export interface CheckedSheet {
  /** Columns that the table has, in its order. */
  columns: ColumnKey[];
  /** Place of each of them in the sheet, from 0. */
  places: ReadonlyMap<ColumnKey, number>;
  rows: CheckedRow[];
}

/** An outage that is stored already. */
export interface KnownOutage {
  id: number;
  title: string;
  number: string | null;
  startAt: string | null;
  regions: readonly { county?: string | null; town?: string | null; villages?: readonly string[] | null }[];
  lines: readonly string[];
}

export interface CheckContext {
  areas: AreaTree;
  /** Those that begin at a time of the sheet, or have a number of it. */
  known: readonly KnownOutage[];
  /** Epoch ms. */
  now: number;
}

const findColumns = (sheet: Sheet) => findHeader(sheet, OUTAGE_COLUMNS, columnOf);

/** The times at which outages of the sheet begin, and their numbers: what the check reads from the database first. */
export function namedInSheet(sheet: Sheet, now: number): { starts: string[]; numbers: string[] } {
  const { header, places } = findColumns(sheet);
  const starts = new Set<string>();
  const numbers = new Set<string>();
  for (const row of sheet.rows.slice(header + 1)) {
    const start = readSheetTime(row[places.get('startAt') ?? -1] ?? '', now).at;
    if (start !== undefined) starts.add(new Date(start).toISOString());
    const number = String(row[places.get('number') ?? -1] ?? '');
    if (number !== '') numbers.add(number);
  }
  return { starts: [...starts], numbers: [...numbers] };
}

/** Checks all rows. @throws SheetError when the table as a whole cannot be read */
export function checkOutages(sheet: Sheet, context: CheckContext): CheckedSheet {
  const { header, places } = findColumns(sheet);
  const columns = [...places].toSorted(([, a], [, b]) => a - b).map(([key]) => key);
  const rows: CheckedRow[] = [];
  const seen = new Map<string, number>();
  const numbers = new Map<string, number>();
  for (const [at, cells] of sheet.rows.entries()) {
    if (at <= header || columns.every((key) => (cells[places.get(key) as number] ?? '') === '')) continue;
    const ownFaults = columns.flatMap((column): CellFault<ColumnKey>[] => {
      const message = sheet.faults.get(`${at},${places.get(column)}`);
      return message === undefined ? [] : [{ column, message }];
    });
    const row = checkRow((key) => cells[places.get(key) ?? -1] ?? '', ownFaults, context);
    const checked = { row: at + 1, ...row };
    noteRepetition(checked, seen, numbers, context);
    rows.push(checked);
  }
  if (rows.length === 0) throw new SheetError('表头下面没有内容');
  return { columns, places, rows };
}

function checkRow(
  cell: (key: ColumnKey) => CellContent,
  ownFaults: readonly CellFault<ColumnKey>[],
  { areas, now }: CheckContext,
): Omit<CheckedRow, 'row'> {
  const faults: CellFault<ColumnKey>[] = [...ownFaults];
  const fault = (column: ColumnKey, message: string): void => {
    // One message for each cell: the first is the nearest to the cause.
    if (!faults.some((known) => known.column === column)) faults.push({ column, message });
  };
  const texts = Object.fromEntries(OUTAGE_COLUMNS.map(({ key }) => [key, toText(cell(key))])) as Record<
    ColumnKey,
    string
  >;

  const kind = kindOf(texts.kind);
  if (kind === undefined) fault('kind', '类别写“计划”“临时”或“故障”');

  const regions = checkPlace(texts, areas, fault);

  const start = readSheetTime(cell('startAt'), now);
  // a clock alone is of the day of the start, be it whole or not
  const end = readSheetTime(cell('endAt'), now, start.at ?? start.day ?? now);
  if (texts.startAt === '') fault('startAt', '停电时间没有填');
  else if (start.at === undefined) fault('startAt', unreadTime(start.day, '08:30', now));
  else if (start.at < now - LONGEST_AGO_MS) fault('startAt', '停电时间已经过去，请核对年份和日期');
  else if (start.at > now + FURTHEST_MS) fault('startAt', '停电时间在一年以后，请核对年份');
  if (texts.endAt === '') {
    if (kind !== 'fault') fault('endAt', '送电时间没有填');
  } else if (end.at === undefined) fault('endAt', unreadTime(end.day ?? start.day, '17:30', now));
  else if (start.at !== undefined) {
    if (end.at === start.at) fault('endAt', '送电时间与停电时间相同');
    else if (end.at < start.at) fault('endAt', '送电时间早于停电时间');
    else if (end.at - start.at > LONGEST_MS) fault('endAt', '停电超过 48 小时，改短或分条');
  }
  if (start.at !== undefined) texts.startAt = toMinuteText(start.at);
  if (start.at !== undefined && end.at !== undefined) texts.endAt = toMinuteText(end.at);

  const lines = toItems(texts.lines);
  const transformers = toItems(texts.transformers);
  if (lines.length === 0 && transformers.length === 0) fault('lines', '线路没有填');
  if (texts.reason === '' && kind !== 'fault') fault('reason', '原因没有填');
  for (const [column, limit] of [
    ['title', TEXT_LIMITS.title],
    ['number', TEXT_LIMITS.short],
    ['phone', TEXT_LIMITS.short],
    ['reason', TEXT_LIMITS.line],
    ['unit', TEXT_LIMITS.line],
    ['scope', TEXT_LIMITS.paragraph],
  ] as const) {
    const { length } = texts[column];
    if (length > limit) fault(column, `不能超过 ${limit} 个字（现在 ${length} 个）`);
  }
  for (const [column, items] of [
    ['lines', lines],
    ['transformers', transformers],
  ] as const) {
    if (items.length > MAX_ITEMS) fault(column, `不能超过 ${MAX_ITEMS} 项`);
    if (items.some(({ length }) => length > TEXT_LIMITS.line)) fault(column, `每项不能超过 ${TEXT_LIMITS.line} 个字`);
  }

  const cells = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  if (faults.length > 0 || kind === undefined || start.at === undefined) return { cells, faults, outage: undefined };
  const { number, reason, unit, phone, scope } = texts;
  return {
    cells,
    faults,
    outage: {
      ...{ kind, number, reason, unit, phone, scope, regions, lines, transformers },
      title: texts.title || toOutageTitle({ kind, regions, lines, transformers }),
      startAt: new Date(start.at).toISOString(),
      endAt: end.at === undefined ? null : new Date(end.at).toISOString(),
    },
  };
}

/** Names of county, town and villages as the directory has them; a level of which it knows nothing is taken as written. */
function checkPlace(
  { county: countyText, town: townText, villages: villagesText }: Record<ColumnKey, string>,
  areas: AreaTree,
  fault: (column: ColumnKey, message: string) => void,
): ImportedOutage['regions'] {
  const isWholeCounty = /^(?:全[县区市]|全部)$/u.test(townText);
  const isWholeTown = /^(?:全[镇乡]|全街道|全部|全域)?$/u.test(villagesText);
  const named = toItems(villagesText);
  if (countyText === '') fault('county', '区县没有填');
  if (townText === '') fault('town', '乡镇没有填，全县停电写“全县”');
  if (isWholeCounty && !isWholeTown) fault('villages', '乡镇写了“全县”，村应留空');
  const county = areaNamed(areas.counties, countyText);
  if (areas.counties.size > 0 && countyText !== '' && !county) {
    fault('county', `区县不在目录${proposal(likelyArea(areas.counties.values(), countyText))}`);
  }
  const town = county && areaNamed(county.below, townText);
  if (county && county.below.size > 0 && townText !== '' && !isWholeCounty && !town) {
    fault(
      'town',
      `乡镇不在目录${proposal(likelyArea(county.below.values(), townText) ?? elsewhere(areas, 'town', townText), county)}`,
    );
  }
  const villages = named.map((name) => {
    const village = town && areaNamed(town.below, name);
    if (town && town.below.size > 0 && !isWholeTown && !village) {
      const likely = likelyArea(town.below.values(), name) ?? elsewhere(areas, 'village', name);
      fault('villages', `${named.length > 1 ? `“${name}”` : '村'}不在目录${proposal(likely, town)}`);
    }
    return village?.title ?? name;
  });
  if (new Set(villages).size < villages.length) fault('villages', '同一个村写了两次');
  return [
    {
      county: county?.title ?? countyText,
      town: isWholeCounty ? '' : (town?.title ?? townText),
      villages: isWholeTown ? [] : villages,
    },
  ];
}

/** An area of that very name in another county or town. */
function elsewhere(areas: AreaTree, kind: Area['kind'], name: string): Area | undefined {
  const folded = foldPlaceName(name);
  return areas.all.find((area) => area.kind === kind && foldPlaceName(area.title) === folded);
}

/** `，是不是“竹沟乡”`; of an area that lies elsewhere, where. */
function proposal(area: Area | undefined, around?: Area): string {
  if (area === undefined) return '';
  return area.parent === around ? `，是不是“${area.title}”` : `，“${area.title}”在${area.parent?.title ?? ''}`;
}

function unreadTime(day: number | undefined, clock: string, now: number): string {
  const what = day === undefined ? '时间认不出' : '没有写钟点';
  return `${what}，写作 ${toIsoDay(day ?? now + DAY_MS)} ${clock}`;
}

/** Says that a row is there twice: in the sheet, or among what is stored. */
function noteRepetition(
  row: CheckedRow,
  seen: Map<string, number>,
  numbers: Map<string, number>,
  { known }: CheckContext,
): void {
  const { outage } = row;
  if (!outage) return;
  const key = ({ startAt, regions: [region], lines }: Pick<KnownOutage, 'startAt' | 'regions' | 'lines'>): string => {
    const { county, town, villages } = region ?? {};
    return JSON.stringify([startAt, county ?? '', town ?? '', foldedSet(villages ?? []), foldedSet(lines)]);
  };
  const own = key(outage);
  const before = seen.get(own);
  const column = outage.regions[0]?.villages.length ? 'villages' : 'town';
  const stored = known.find((other) => other.regions.some((region) => key({ ...other, regions: [region] }) === own));
  if (before !== undefined) row.faults.push({ column, message: `与第 ${before} 行重复` });
  else if (stored) row.faults.push({ column, message: `与已有的第 ${stored.id} 号公告《${stored.title}》重复` });
  else seen.set(own, row.row);
  if (outage.number !== '') {
    const same = numbers.get(outage.number);
    const taken = known.find(({ number }) => number === outage.number);
    if (same !== undefined) row.faults.push({ column: 'number', message: `编号与第 ${same} 行相同` });
    else if (taken) row.faults.push({ column: 'number', message: `编号与第 ${taken.id} 号公告《${taken.title}》相同` });
    else numbers.set(outage.number, row.row);
  }
  if (row.faults.length > 0) row.outage = undefined;
}

const foldedSet = (names: readonly string[]): string[] => names.map(foldPlaceName).toSorted();

function toText(cell: CellContent): string {
  if (!(cell instanceof Date)) return String(cell);
  const [day = '', clock = ''] = cell.toISOString().split('T');
  return clock.startsWith('00:00:0') ? day : `${day} ${clock.slice(0, 5)}`;
}

/** The items of a cell: 松坪村、竹沟村. */
function toItems(text: string): string[] {
  return text
    .split(/[、，,;；\n]/u)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
