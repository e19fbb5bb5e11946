import { getPayload, type Migration, type Payload } from 'payload';
import payloadConfig from './payload.config.ts';

/**
 * The process's one Payload, with its database brought to the newest migration.
 * @throws Error when the database cannot be reached or migrated
 */
export async function openPayload(): Promise<Payload> {
  const payload = await getPayload({ config: payloadConfig });
  // In production the adapter migrates while it connects; elsewhere (development, tests) it leaves that to us.
  if (process.env.NODE_ENV !== 'production') {
    // The adapters narrow what a migration receives; the list and the adapter are of one dialect.
    migrated ??= payload.db.migrate({ migrations: payload.db.prodMigrations as Migration[] });
    await migrated;
  }
  return payload;
}

let migrated: Promise<void> | undefined;
