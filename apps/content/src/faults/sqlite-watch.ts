/** What health asks of the open SQLite database; on `globalThis`, because routes may have copies of this module. */
export interface SqliteWatch {
  isThere: () => boolean;
  isHeldByOther: () => Promise<boolean>;
}

const key = Symbol.for('yunxia.content.sqlite');
const holder = globalThis as typeof globalThis & { [key]?: SqliteWatch };

export function setSqliteWatch(watch: SqliteWatch): void {
  holder[key] = watch;
}

/** Undefined on PostgreSQL, and before the database is open. */
export function sqliteWatch(): SqliteWatch | undefined {
  return holder[key];
}
