/** Requests to the content server: over connections that stay open, and answered, or given up, in bounded time. */
import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as TlsAgent, request as httpsRequest } from 'node:https';

/** No answer: refused or broken off (502), or too slow (504). */
export class UpstreamError extends Error {
  readonly status: 502 | 504;
  constructor(status: 502 | 504, cause?: unknown) {
    super(status === 504 ? 'content server too slow' : 'content server not reachable', { cause });
    this.status = status;
  }
}

export interface UpstreamRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** Ends the request when nobody waits for its answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** An answer that was read whole. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface Upstream {
  /** Resolves when the answer begins. @throws UpstreamError, or the signal's reason */
  readonly ask: (target: string, request: UpstreamRequest) => Promise<IncomingMessage>;
  /** Resolves with the whole answer. @throws UpstreamError, or the signal's reason */
  readonly read: (target: string, request: UpstreamRequest) => Promise<UpstreamAnswer>;
  /** Ends the connections that are kept open. */
  readonly close: () => void;
}

/** All of a body. Listened to, since iterating takes more time. */
const readWhole = (answer: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    answer.once('error', reject);
    answer.once('close', () => {
      if (!answer.readableEnded) reject(new UpstreamError(502));
    });
  });

/**
 * @param contentUrl origin of the content server
 * @param timeoutMs longest wait for its answer, and for the next piece of it
 */
export const createUpstream = (contentUrl: string, timeoutMs: number): Upstream => {
  const isTls = contentUrl.startsWith('https:');
  const agent = isTls ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });

  /**
   * A connection that was kept open may be closed by the other end just as it is used again: then the request goes
   * out once more, on a new one. All of them only read.
   */
  const ask: Upstream['ask'] = (target, request) =>
    new Promise((resolve, reject) => {
      const { method, headers, body, signal } = request;
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const upstream = (isTls ? httpsRequest : httpRequest)(`${contentUrl}${target}`, { method, headers, agent });
      const limit = setTimeout(() => upstream.destroy(new UpstreamError(504)), timeoutMs);
      const leave = (): void => void upstream.destroy();
      signal?.addEventListener('abort', leave, { once: true });
      upstream.on('close', () => signal?.removeEventListener('abort', leave));
      upstream.on('response', (answer) => {
        clearTimeout(limit);
        // from here on only silence is bounded: a long file takes its time
        answer.setTimeout(timeoutMs, () => answer.destroy(new UpstreamError(504)));
        resolve(answer);
      });
      upstream.on('error', (error) => {
        clearTimeout(limit);
        if (signal?.aborted) reject(signal.reason);
        else if (upstream.reusedSocket && 'code' in error && error.code === 'ECONNRESET') resolve(ask(target, request));
        else reject(error instanceof UpstreamError ? error : new UpstreamError(502, error));
      });
      upstream.end(body);
    });

  return {
    ask,
    async read(target, request) {
      const answer = await ask(target, request);
      try {
        return { status: answer.statusCode ?? 502, headers: answer.headers, body: await readWhole(answer) };
      } catch (error) {
        if (request.signal?.aborted) throw request.signal.reason;
        throw error instanceof UpstreamError ? error : new UpstreamError(502, error);
      }
    },
    close: () => agent.destroy(),
  };
};
