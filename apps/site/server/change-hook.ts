/** `POST /hooks/changes`: the content server tells what has changed. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './answer.ts';
import type { ChangeInbox, SignedChange } from './change-inbox.ts';

/** Longest message, in bytes. */
const MAX_BYTES = 256 * 1024;

/** Answers the content server. */
export type ChangeHook = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const answers = {
  heard: [200, 'ok'],
  known: [200, 'ok'],
  'not-signed': [401, 'not signed'],
  malformed: [400, 'malformed'],
} as const;

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

/** @param passOn tells the other processes of the site what was heard here; absent: there is none */
export const createChangeHook =
  (inbox: ChangeInbox, passOn?: (change: SignedChange) => void): ChangeHook =>
  async (request, response) => {
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      return sendText(request, response, 405, 'POST only');
    }
    const body = await readText(request);
    if (body === undefined) {
      response.setHeader('Connection', 'close');
      return sendText(request, response, 413, 'too large');
    }
    const { headers } = request;
    const change: SignedChange = { header: (name) => headers[name]?.toString(), body };
    const outcome = await inbox.take(change, 'call');
    if (outcome === 'heard') passOn?.(change);
    const [status, words] = answers[outcome];
    return sendText(request, response, status, words);
  };
