/** Requests to the content server, over keep-alive connections and with timeouts. */
import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as TlsAgent, request as httpsRequest } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { HangGuard } from './hang-guard.ts';

/** No answer: connection refused or reset (502), or timeout (504). */
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
  /** Aborts the request when its answer is no longer needed. */
  readonly signal?: AbortSignal | undefined;
}

/** An answer with its complete body. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface Upstream {
  /** Resolves when the answer begins. @throws UpstreamError, or the signal's reason */
  readonly ask: (target: string, request: UpstreamRequest) => Promise<IncomingMessage>;
  /** Resolves with the complete answer, which must arrive within the timeout. @throws UpstreamError, or the signal's reason */
  readonly read: (target: string, request: UpstreamRequest) => Promise<UpstreamAnswer>;
  /** It accepts connections but has answered no call for some time. */
  readonly isHanging: boolean;
  /** Whether it has answered a call at least once. */
  readonly hasAnswered: boolean;
  /** Closes the keep-alive connections. */
  readonly close: () => void;
}

/** Longest answer that is read into memory, in bytes. */
const MAX_WHOLE_BYTES = 16 * 1024 * 1024;
/** While the content server hangs, this call probes whether it answers again. */
const PROBE = '/api/v1/site-info';
/** Timeout of a probe, and the pause before the next one; in ms. */
const PROBE_TIMEOUT_MS = 5_000;
const PROBE_PAUSE_MS = 1_000;

/** Reads a complete body. By events, since async iteration is slower. */
const readWhole = (answer: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    answer.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_WHOLE_BYTES) answer.destroy(new UpstreamError(502));
      else chunks.push(chunk);
    });
    answer.once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    answer.once('error', reject);
    answer.once('close', () => {
      if (!answer.readableEnded) reject(new UpstreamError(502));
    });
  });

/**
 * Destroys a streamed answer when no chunk arrives within the timeout. Time under back-pressure does not count.
 */
const limitIdleTime = (answer: IncomingMessage, timeoutMs: number): void => {
  const restart = (): void => {
    if (!answer.readableEnded && !answer.destroyed) answer.setTimeout(timeoutMs);
  };
  answer.on('timeout', () => {
    if (answer.isPaused() || answer.readableLength > 0) restart();
    else answer.destroy(new UpstreamError(504));
  });
  answer.on('resume', restart);
  restart();
};

type Fail = (error: UpstreamError) => void;
const ignore = (): void => undefined;
const FORM = 'application/x-www-form-urlencoded';

/**
 * @param contentUrl origin of the content server
 * @param timeoutMs timeout of a call, of the first byte of a file, and of each further chunk
 */
export const createUpstream = (contentUrl: string, timeoutMs: number): Upstream => {
  const isTls = contentUrl.startsWith('https:');
  const agent = isTls ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const guard = new HangGuard();
  let hasAnswered = false;
  const closing = new AbortController();

  /**
   * The server may close a keep-alive connection just as it is reused: the request is then retried on a new one. All
   * requests only read.
   * @param hold receives a function that fails the request, before or during its answer
   */
  const send = (target: string, request: UpstreamRequest, hold?: (fail: Fail) => void): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method, headers, body, signal } = request;
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const upstream = (isTls ? httpsRequest : httpRequest)(`${contentUrl}${target}`, { method, headers, agent });
      hold?.((error) => upstream.destroy(error));
      const limit = setTimeout(() => upstream.destroy(new UpstreamError(504)), timeoutMs);
      const leave = (): void => void upstream.destroy();
      signal?.addEventListener('abort', leave, { once: true });
      upstream.on('close', () => signal?.removeEventListener('abort', leave));
      upstream.on('response', (answer) => {
        clearTimeout(limit);
        hold?.((error) => answer.destroy(error));
        limitIdleTime(answer, timeoutMs);
        resolve(answer);
      });
      upstream.on('error', (error) => {
        clearTimeout(limit);
        if (signal?.aborted) reject(signal.reason);
        else if (upstream.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
          resolve(send(target, request, hold));
        else reject(error instanceof UpstreamError ? error : new UpstreamError(502, error));
      });
      upstream.end(body);
    });

  /** @param onTimeout called when the complete answer has not arrived in time */
  const sendWhole = async (
    target: string,
    request: UpstreamRequest,
    limitMs: number,
    hold: (fail: Fail) => void,
    onTimeout: () => void,
  ): Promise<UpstreamAnswer> => {
    let fail: Fail = ignore;
    const limit = setTimeout(() => {
      fail(new UpstreamError(504));
      onTimeout();
    }, limitMs);
    try {
      const answer = await send(target, request, (given) => {
        fail = given;
        hold(given);
      });
      return { status: answer.statusCode ?? 502, headers: answer.headers, body: await readWhole(answer) };
    } catch (error) {
      if (request.signal?.aborted) throw request.signal.reason;
      throw error instanceof UpstreamError ? error : new UpstreamError(502, error);
    } finally {
      clearTimeout(limit);
    }
  };

  const probe = async (): Promise<void> => {
    const request = { method: 'POST', headers: { 'content-type': FORM, 'content-length': '0' } };
    const limitMs = Math.min(PROBE_TIMEOUT_MS, timeoutMs);
    while (guard.isOpen && !closing.signal.aborted) {
      try {
        await sendWhole(PROBE, request, limitMs, ignore, ignore);
        guard.noteReaction();
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 502) guard.noteReaction();
        else await wait(PROBE_PAUSE_MS, undefined, { ref: false });
      }
    }
  };

  return {
    get isHanging() {
      return guard.isHanging;
    },
    get hasAnswered() {
      return hasAnswered;
    },
    async ask(target, request) {
      if (guard.isOpen) throw new UpstreamError(504);
      return send(target, request);
    },
    async read(target, request) {
      if (guard.isOpen) throw new UpstreamError(504);
      let fail: Fail = ignore;
      const call = guard.enter(() => fail(new UpstreamError(504)));
      const hold = (given: Fail): void => {
        fail = given;
      };
      const onTimeout = (): void => {
        if (guard.noteTimeout(call)) void probe();
      };
      try {
        const answer = await sendWhole(target, request, timeoutMs, hold, onTimeout);
        guard.noteReaction();
        hasAnswered ||= answer.status < 500;
        return answer;
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 502) guard.noteReaction();
        throw error;
      } finally {
        guard.leave(call);
      }
    },
    close() {
      closing.abort();
      agent.destroy();
    },
  };
};
