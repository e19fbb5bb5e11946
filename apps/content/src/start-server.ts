import { createFirstAdministrator } from './first-administrator.ts';
import { log } from './log.ts';
import { openPayload } from './open-payload.ts';

/** Connects, migrates, and sees to it that somebody can sign in. */
export async function startServer(): Promise<void> {
  const payload = await openPayload();
  await createFirstAdministrator(payload);
  log.info('database ready', { dialect: payload.db.packageName });
}
