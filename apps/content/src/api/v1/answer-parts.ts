/** Small parts that several entities share. */
import type { Change } from '@yunxia/contract/media';
import { toTime } from './answer-time.ts';

/** Corrections made after publication, in the order they were written. */
export function toChanges(rows: readonly { at: string; text: string }[] | null | undefined): Change[] {
  return (rows ?? []).map((row) => ({ at: toTime(row.at), text: row.text }));
}
