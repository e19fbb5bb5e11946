import { log } from './log.ts';
import { openPayload } from './open-payload.ts';

/** Milliseconds after which a database that has not answered counts as gone. */
const PATIENCE = 3000;

/** Whether the database answers a read. */
export async function checkDatabase(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const payload = await openPayload();
    const patience = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the database did not answer in time')), PATIENCE);
    });
    await Promise.race([payload.count({ collection: 'users' }), patience]);
    return true;
  } catch (error) {
    log.error('health check failed', { error });
    return false;
  } finally {
    clearTimeout(timer);
  }
}
