/**
 * `GET /healthz`: whether the site answers, and whether it reaches the content server. `GET /readyz`: whether a load
 * balancer should send visitors here.
 */
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

const sendJson = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Readonly<Record<string, unknown>>,
): Promise<void> => sendText(request, response, status, JSON.stringify(body), 'application/json; charset=utf-8');

/** Always HTTP 200 while the site itself answers: without the content server it still serves its own pages. */
export const sendHealth = async (
  request: IncomingMessage,
  response: ServerResponse,
  contentUrl: string,
): Promise<void> => {
  const content = await contentState(contentUrl);
  await sendJson(request, response, 200, { status: 'ok', content, uptimeSeconds: Math.round(process.uptime()) });
};

/**
 * HTTP 503 once the server is ending, and before it has reached the content server for the first time: until then it
 * has nothing to show. A content server that goes away later does not make it unready.
 */
export class Readiness {
  readonly #contentUrl: string;
  #wasReached = false;
  #isEnding = false;

  /** @param contentUrl origin of the content server */
  constructor(contentUrl: string) {
    this.#contentUrl = contentUrl;
  }

  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** The signal to end has come. */
  end(): void {
    this.#isEnding = true;
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#wasReached ||= (await contentState(this.#contentUrl)) === 'up';
    const status = this.#isEnding ? 'ending' : this.#wasReached ? 'ready' : 'starting';
    await sendJson(request, response, status === 'ready' ? 200 : 503, { status });
  }
}
