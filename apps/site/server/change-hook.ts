/** `POST /hooks/changes`: the content server tells what has changed. Signed, and each message counts once. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { changeMessage, MAX_SKEW_SECONDS, verifyMessage } from '@yunxia/contract/change-message';
import * as z from 'zod/mini';
import { sendText } from './answer.ts';
import type { ContentChanges } from './content-changes.ts';
import { log } from './log.ts';
import { requestIdOf } from './request-log.ts';

/** Longest message, in bytes. */
const MAX_BYTES = 256 * 1024;
/** A message is known again for twice as long as its time may differ, so that none can be sent a second time. */
const REMEMBERED_MS = 2 * MAX_SKEW_SECONDS * 1000;

/** Answers the content server. */
export type ChangeHook = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const readText = async (request: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

const parse = (text: string): z.output<typeof changeMessage> | undefined => {
  try {
    return z.parse(changeMessage, JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** @param secret shared with the content server @param now epoch ms */
export const createChangeHook = (secret: string, changes: ContentChanges, now = Date.now): ChangeHook => {
  const seen = new Map<string, number>();
  const isNew = (id: string): boolean => {
    for (const [old, at] of seen) {
      if (now() - at < REMEMBERED_MS) break;
      seen.delete(old);
    }
    if (seen.has(id)) return false;
    seen.set(id, now());
    return true;
  };
  return async (request, response) => {
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      return sendText(request, response, 405, 'POST only');
    }
    const text = await readText(request);
    if (text === undefined) {
      response.setHeader('Connection', 'close');
      return sendText(request, response, 413, 'too large');
    }
    const id = await verifyMessage(secret, (name) => String(request.headers[name] ?? ''), text, now());
    if (id === undefined) {
      log.warn('change refused', { requestId: requestIdOf(response), reason: 'signature or time' });
      return sendText(request, response, 401, 'not signed');
    }
    const message = parse(text);
    if (!message) return sendText(request, response, 400, 'malformed');
    // one that comes again was lost on its way back: it has been heard
    if (isNew(id)) {
      const purged = changes.hear(message);
      log.info('change heard', {
        requestId: requestIdOf(response),
        messageId: id,
        changes: message.changes.length,
        purged,
      });
    }
    return sendText(request, response, 200, 'ok');
  };
};
