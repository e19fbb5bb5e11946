/** Payload on a database of its own, for tests that need no server. */
import type { Payload, PayloadRequest } from 'payload';
import { openMigrated } from './migrated-database.ts';

export interface LocalPayload {
  payload: Payload;
  directory: string;
  /** The user that a test acts as. */
  editor: NonNullable<PayloadRequest['user']>;
  administrator: NonNullable<PayloadRequest['user']>;
  close: () => Promise<void>;
}

/** Opens it; each test file loads the modules again, so one environment serves one file. */
export async function openLocalPayload(): Promise<LocalPayload> {
  process.env.LOG_LEVEL = 'silent';
  process.env.PAYLOAD_SECRET = 'a secret that only the tests know about';
  const payload = await openMigrated();
  const makeUser = async (username: string, role: 'administrator' | 'editor') => {
    const user = await payload.create({
      collection: 'users',
      data: { username, name: username, role, password: 'a-Password-of-2026' },
      context: { isOwnAccountPage: true },
    });
    return { ...user, collection: 'users' as const };
  };
  const administrator = await makeUser('boss', 'administrator');
  const editor = await makeUser('writer', 'editor');
  return {
    payload,
    directory: process.env.DATA_DIR ?? '',
    administrator,
    editor,
    close: () => payload.destroy(),
  };
}

/** What went wrong, as the editor reads it: the messages of a refused save, joined. */
export async function refusalOf(save: Promise<unknown>): Promise<string> {
  try {
    await save;
  } catch (error) {
    const { data, message } = error as { data?: { errors?: { message: string }[] }; message: string };
    return data?.errors?.map((fault) => fault.message).join('；') || message;
  }
  return '';
}
