/** The columns of the table of figures: what a figure is, then a column for each period. Pure. */
import { figureGroups, figureKinds, type FigureGroup, type FigureKind } from '@yunxia/contract/report-codes';
import { fold } from '../search/analysis/fold.ts';
import { foldHeader, headersOf, type SheetColumn } from './find-header.ts';

/** What a figure is, apart from its values. */
export type FigurePart = 'title' | 'key' | 'group' | 'unit' | 'measure' | 'topicNumber' | 'topic' | 'method';
/** `period:2025` is the column of a period. */
export type FigureColumn = FigurePart | `period:${string}`;

const labels = (words: object): string => Object.values(words).join('、');

export const FIGURE_COLUMNS: readonly SheetColumn<FigurePart>[] = [
  {
    ...{ key: 'title', label: '名称', aliases: ['指标', '指标名称', '项目'], isNeeded: true },
    ...{ note: '必填。', example: '取水量', width: 20 },
  },
  {
    ...{ key: 'key', label: '代号', aliases: ['指标代号', '编码'] },
    note: '小写字母、数字和下划线，新指标必填；已有的指标按代号找，没有代号按类别和名称找。',
    ...{ example: 'water_intake', width: 18 },
  },
  {
    ...{ key: 'group', label: '类别', aliases: ['分类', '指标类别'] },
    ...{ note: `${labels(figureGroups)}；新指标必填。`, example: '可持续发展', width: 12 },
  },
  { key: 'unit', label: '单位', aliases: ['计量单位'], note: '数值的单位。', example: '万立方米', width: 12 },
  {
    ...{ key: 'measure', label: '口径', aliases: ['数值口径'] },
    ...{ note: `${labels(figureKinds)}；新指标留空为期间数。`, example: '期间数', width: 10 },
  },
  {
    ...{ key: 'topicNumber', label: '议题编号', aliases: [] },
    ...{ note: '可持续发展报告指引中的编号，可不填。', example: '7', width: 10 },
  },
  {
    ...{ key: 'topic', label: '议题', aliases: ['议题名称'] },
    ...{ note: '可持续发展指标必填。', example: '水资源利用', width: 20 },
  },
  {
    ...{ key: 'method', label: '计算方法', aliases: ['统计口径', '计算口径', '备注'] },
    ...{ note: '可不填。', example: '生产和办公取水，不含发电用水', width: 28 },
  },
];

/** Periods that the template has. */
const TEMPLATE_YEARS = 5;

/** The column of a period. */
const periodColumn = (period: string): SheetColumn<FigureColumn> => ({
  ...{ key: `period:${period}`, label: period, aliases: [], width: 14 },
  note: '数值，亏损写负数；没有的写明原因，例如 当年未监测；追溯调整过的在数后加※；空格不改。',
  example: '281',
});

/** All columns of the template. @param year the running one */
export const templateColumns = (year: number): SheetColumn<FigureColumn>[] => [
  ...FIGURE_COLUMNS,
  ...Array.from({ length: TEMPLATE_YEARS }, (_, at) => periodColumn(String(year - TEMPLATE_YEARS + at))),
];

const BY_HEADER = headersOf<FigurePart>(FIGURE_COLUMNS);
const PERIOD = /^((?:19|20)\d\d)年?(?:年?度)?(上半年|前三季度|一季度|第一季度)?$/u;

/** The column that a header names; a year, with or without 年度, names a period. */
export function figureColumnOf(header: string): FigureColumn | undefined {
  const folded = foldHeader(header);
  const known = BY_HEADER.get(folded);
  if (known !== undefined) return known;
  const [, year, part = ''] = PERIOD.exec(folded) ?? [];
  return year === undefined ? undefined : `period:${year}${part.replace('第', '')}`;
}

/** The label of a column as the preview shows it. */
export const figureLabelOf = (column: FigureColumn): string =>
  FIGURE_COLUMNS.find(({ key }) => key === column)?.label ?? column.slice('period:'.length);

const codeOf = <Code extends string>(words: Readonly<Record<Code, string>>, cell: string): Code | undefined => {
  const wanted = fold(cell).replaceAll(' ', '');
  return (Object.keys(words) as Code[]).find((code) => words[code] === wanted);
};

/** The group that a cell names. */
export const groupOf = (cell: string): FigureGroup | undefined => codeOf(figureGroups, cell);

/** The measure that a cell names. */
export const measureOf = (cell: string): FigureKind | undefined => codeOf(figureKinds, cell);
