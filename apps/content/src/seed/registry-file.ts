import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { REGISTRY_KEY, SAMPLE_PARTS_END, type SampleRegistry } from './registry.ts';

/**
 * Whether a SQLite database already holds the complete sample. Reads the file directly, which takes milliseconds
 * where opening Payload takes seconds, so that every start after the first is quick. When in doubt the answer is no.
 *
 * @param file absolute path of the database
 */
export function isSampleComplete(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const row = database.prepare('SELECT data FROM payload_kv WHERE key = ?').get(REGISTRY_KEY);
      const registry = JSON.parse(String(row?.['data'])) as Partial<SampleRegistry> | null;
      return registry?.done?.includes(SAMPLE_PARTS_END) ?? false;
    } finally {
      database.close();
    }
  } catch {
    // No such table yet, another layout, or a file in use: Payload finds out.
    return false;
  }
}
