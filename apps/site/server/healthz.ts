/**
 * `GET /healthz`: whether the site answers, and the state of its dependencies. `GET /readyz`: whether a load balancer should
 * send visitors here.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { droppedLines } from '@yunxia/http/log';
import { sendText } from './http/answer.ts';

/** Timeout of the content server's health check, in ms. */
const TIMEOUT_MS = 1_500;
/** Longest health report that is read, in bytes. */
const MAX_REPORT_BYTES = 16 * 1024;
/** A state in the report: one word, so that no message, path or address of that machine leaks. */
const STATE = /^[a-z][a-z-]{0,30}$/;

/** The log counts as `dropping` for this long after it dropped a line, in ms. */
const DROPPING_MS = 60_000;

/** The health report of the content server. */
interface ContentHealth {
  readonly content: 'up' | 'down' | 'hanging';
  readonly status?: string;
  readonly parts?: Readonly<Record<string, string>>;
}

/** The states of this process's own parts, read at each health check. */
export interface OwnParts {
  /** The log of changes. */
  readonly changes: () => 'ok' | 'down' | 'off';
  readonly redis: () => 'ok' | 'down' | 'off';
  /** The folder of the fallback copy of the site information. */
  readonly disk: () => 'ok' | 'failing';
}

const readReport = async (answer: Response): Promise<unknown> => {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MAX_REPORT_BYTES) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isState = (value: unknown): value is string => typeof value === 'string' && STATE.test(value);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The states in a report: `{status: 'ok', parts: {database: 'ok', disk: {state: 'full', …}}}`. */
const toWords = (report: unknown): Pick<ContentHealth, 'status' | 'parts'> => {
  if (!isRecord(report)) return {};
  const { status, parts } = report;
  const words = Object.entries(isRecord(parts) ? parts : {}).flatMap(([name, part]) => {
    const state = isRecord(part) ? (part['state'] ?? part['status']) : part;
    return /^\w{1,30}$/.test(name) && isState(state) ? [[name, state] as const] : [];
  });
  return {
    ...(isState(status) ? { status } : {}),
    ...(words.length > 0 ? { parts: Object.fromEntries(words) } : {}),
  };
};

const askContent = async (contentUrl: string): Promise<ContentHealth> => {
  try {
    const answer = await fetch(`${contentUrl}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const report = await readReport(answer);
    // some other server answers at this port
    return { content: answer.ok && isRecord(report) ? 'up' : 'down', ...toWords(report) };
  } catch (error) {
    return { content: error instanceof Error && error.name === 'TimeoutError' ? 'hanging' : 'down' };
  }
};

const sendJson = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Readonly<Record<string, unknown>>,
): Promise<void> => sendText(request, response, status, JSON.stringify(body), 'application/json; charset=utf-8');

export interface ReadinessOptions {
  readonly parts?: OwnParts;
  /** Whether the content server has answered a call of this process. Absent: it is asked. */
  readonly hasAnswered?: () => boolean;
}

/** Answers both. Concurrent requests share one call to the content server. */
export class Readiness {
  readonly #contentUrl: string;
  readonly #options: ReadinessOptions;
  #asking: Promise<ContentHealth> | undefined;
  #dropped = 0;
  #droppedAt = Number.NEGATIVE_INFINITY;
  #wasReached = false;
  #isEnding = false;

  /** @param contentUrl origin of the content server */
  constructor(contentUrl: string, options: ReadinessOptions = {}) {
    this.#contentUrl = contentUrl;
    this.#options = options;
  }

  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** The process has received the signal to end. */
  end(): void {
    this.#isEnding = true;
  }

  /**
   * `/healthz`: always HTTP 200 while the site itself answers, since without the content server it still serves cached
   * pages; `degraded` when a part has failed.
   */
  async sendHealth(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { content, status = content === 'up' ? 'ok' : content, parts: contentParts } = await this.#ask();
    const { changes, redis, disk } = this.#options.parts ?? {};
    const parts = {
      content: content === 'up' ? status : content,
      changes: changes?.() ?? 'off',
      redis: redis?.() ?? 'off',
      disk: disk?.() ?? 'ok',
      log: this.#logState(),
    };
    const isWell = Object.values(parts).every((part) => part === 'ok' || part === 'off');
    await sendJson(request, response, 200, {
      status: isWell ? 'ok' : 'degraded',
      content,
      parts,
      ...(contentParts ? { contentParts } : {}),
      uptimeSeconds: Math.round(process.uptime()),
    });
  }

  /**
   * `/readyz`: HTTP 503 once the server is ending, and before the content server has answered for the first time: until
   * then there is nothing to show. A content server that goes away later does not make the site unready.
   */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#wasReached ||= this.#options.hasAnswered?.() === true || (await this.#ask()).content === 'up';
    const status = this.#isEnding ? 'ending' : this.#wasReached ? 'ready' : 'starting';
    await sendJson(request, response, status === 'ready' ? 200 : 503, { status });
  }

  #logState(): 'ok' | 'dropping' {
    const now = performance.now();
    const dropped = droppedLines();
    if (dropped > this.#dropped) this.#droppedAt = now;
    this.#dropped = dropped;
    return now - this.#droppedAt < DROPPING_MS ? 'dropping' : 'ok';
  }

  #ask(): Promise<ContentHealth> {
    this.#asking ??= askContent(this.#contentUrl).finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }
}
