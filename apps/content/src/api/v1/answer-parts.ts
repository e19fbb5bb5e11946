/** Small parts that several entities share. */
import type { Change, Figure } from '@yunxia/contract/media';
import { toTime } from './answer-time.ts';

type Rows<Row> = readonly Row[] | null | undefined;

/** Corrections made after publication, in the order they were written. */
export function toChanges(rows: Rows<{ at: string; text: string }>): Change[] {
  return (rows ?? []).map((row) => ({ at: toTime(row.at), text: row.text }));
}

/** Key figures in their order. */
export function toFigures(rows: Rows<{ label: string; value: string; unit?: string | null | undefined }>): Figure[] {
  return (rows ?? []).map((row) => ({ label: row.label, value: row.value, unit: row.unit ?? '' }));
}
