/** `GET /healthz`: whether the site answers, and whether it reaches the content server. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './answer.ts';

/** How long the content server may take to say that it is well, in ms. */
const PATIENCE_MS = 1_500;

const contentState = async (contentUrl: string): Promise<'up' | 'down'> => {
  try {
    const answer = await fetch(`${contentUrl}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
    return answer.ok ? 'up' : 'down';
  } catch {
    return 'down';
  }
};

/** Always HTTP 200 while the site itself answers: without the content server it still serves its own pages. */
export const sendHealth = async (
  request: IncomingMessage,
  response: ServerResponse,
  contentUrl: string,
): Promise<void> => {
  const body = { status: 'ok', content: await contentState(contentUrl), uptimeSeconds: Math.round(process.uptime()) };
  await sendText(request, response, 200, JSON.stringify(body), 'application/json; charset=utf-8');
};
