import { DatabaseSync } from 'node:sqlite';
import { withPostgres } from './postgres-database.ts';

const RENDITIONS = ['thumbnail', 'card', 'wide', 'hero'];
const columns = ['filename', ...RENDITIONS.map((name) => `sizes_${name}_filename`)];
const statement = columns
  .map((column) => `SELECT ${column} AS name FROM media WHERE ${column} IS NOT NULL`)
  .join(' UNION ');

/**
 * Names of the files that the media library speaks of.
 * @param database path of a SQLite database, or connection string of PostgreSQL
 */
export async function namedMedia(database: string): Promise<string[]> {
  if (/^postgres(?:ql)?:/.test(database)) {
    const { rows } = await withPostgres(database, (client) => client.query(statement));
    return rows.map((row) => String(row['name'])).toSorted();
  }
  const file = new DatabaseSync(database, { readOnly: true });
  try {
    return file
      .prepare(statement)
      .all()
      .map((row) => String(row['name']))
      .toSorted();
  } finally {
    file.close();
  }
}
