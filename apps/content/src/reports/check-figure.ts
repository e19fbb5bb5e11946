/** What is wrong with a figure as a whole. */
import { ValidationError } from 'payload';

interface FigureData {
  readonly key?: unknown;
  readonly group?: unknown;
  readonly topic?: unknown;
  readonly topicNumber?: unknown;
  readonly values?: unknown;
  readonly _status?: unknown;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The fault and its field; null: none. */
export function figureFault(data: FigureData): { path: string; message: string } | null {
  const key = textOf(data.key);
  if (key && !/^[a-z][a-z0-9_]*$/.test(key))
    return { path: 'key', message: '代号只用小写字母、数字和下划线，以字母开头' };
  const rows = (Array.isArray(data.values) ? data.values : []) as Readonly<Record<string, unknown>>[];
  const seen = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    const period = textOf(row['period']);
    const before = seen.get(period);
    if (period && before !== undefined)
      return { path: `values.${at}.period`, message: `${period} 已在第${before + 1}行填过，请删去一行` };
    seen.set(period, at);
  }
  if (data._status !== 'published') return null;
  const missing = rows.findIndex((row) => textOf(row['value']) === '' && textOf(row['note']) === '');
  if (missing >= 0)
    return { path: `values.${missing}.note`, message: `第${missing + 1}行没有数值，请写明原因，例如 当年未监测` };
  if (data.group === 'esg' && !textOf(data.topic)) return { path: 'topic', message: '可持续发展指标请填写议题' };
  return null;
}

/** @throws ValidationError */
export function checkFigure(data: FigureData): void {
  const fault = figureFault(data);
  if (fault) throw new ValidationError({ collection: 'figures', errors: [fault] });
}
