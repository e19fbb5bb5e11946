/** What health asks of the open SQLite database. */
import { processWide } from '@yunxia/http/process-wide';

export interface SqliteWatch {
  isThere: () => boolean;
  isHeldByOther: () => Promise<boolean>;
}

const open = processWide<{ watch?: SqliteWatch }>('content.sqlite', () => ({}));

export function setSqliteWatch(watch: SqliteWatch): void {
  open.watch = watch;
}

/** Undefined on PostgreSQL, and before the database is open. */
export function sqliteWatch(): SqliteWatch | undefined {
  return open.watch;
}
