/** A message of the content server reaches the process that it is sent to; this brings it to the others. */
import type { SignedHeaders } from '@yunxia/contract/change-message';
import * as z from 'zod/mini';
import type { ChangeInbox, SignedChange } from '../change-inbox.ts';
import type { RedisLink } from './redis-link.ts';

const CHANNEL = 'changes';

/** As it was signed: whoever can write to the Redis can still not make pages go. */
const passedOn = z.object({
  headers: z.object({ 'webhook-id': z.string(), 'webhook-timestamp': z.string(), 'webhook-signature': z.string() }),
  body: z.string(),
});

const parse = (text: string): SignedChange | undefined => {
  try {
    const { headers, body } = z.parse(passedOn, JSON.parse(text));
    return { header: (name: keyof SignedHeaders) => headers[name], body };
  } catch {
    return undefined;
  }
};

/** Takes from the others what they have heard. @returns passes on what was heard here */
export const shareChanges = (link: RedisLink, inbox: ChangeInbox): ((change: SignedChange) => void) => {
  link.subscribe(CHANNEL, (text) => {
    const change = parse(text);
    if (change) void inbox.take(change, 'peer');
  });
  return ({ header, body }) => {
    const headers = {
      'webhook-id': header('webhook-id'),
      'webhook-timestamp': header('webhook-timestamp'),
      'webhook-signature': header('webhook-signature'),
    };
    void link.publish(CHANNEL, JSON.stringify({ headers, body }));
  };
};
