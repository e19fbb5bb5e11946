import { signMessage } from '@yunxia/contract/change-message';
import { expect, test } from 'vitest';
import { ChangeInbox, type SignedChange } from './change-inbox.ts';
import { ContentChanges } from './content-changes.ts';

const SECRET = 'a-secret-of-the-tests-that-is-long-enough';
const MINUTE_MS = 60_000;

const messageAt = async (id: string, at: number): Promise<SignedChange> => {
  const body = JSON.stringify({ changes: [], marks: {} });
  const signed = await signMessage(SECRET, id, body, at);
  return { header: (name) => signed[name], body };
};

test('a message counts once, even when the clock jumps ahead and is set back', async () => {
  const start = 1_800_000_000_000;
  let [now, elapsed] = [start, 0];
  const changes = new ContentChanges({ purge: () => 0 });
  const inbox = new ChangeInbox(
    SECRET,
    changes,
    () => now,
    () => elapsed,
  );
  const message = await messageAt('message-one', start);
  expect(await inbox.take(message, 'call')).toBe('heard');
  now = start + 60 * MINUTE_MS;
  elapsed = MINUTE_MS;
  expect(await inbox.take(message, 'call')).toBe('not-signed');
  expect(await inbox.take(await messageAt('message-two', now), 'call')).toBe('heard');
  now = start + 2 * MINUTE_MS;
  elapsed = 2 * MINUTE_MS;
  expect(await inbox.take(message, 'call')).toBe('known');
});
