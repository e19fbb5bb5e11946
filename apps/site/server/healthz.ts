/**
 * `GET /healthz`: whether the site answers, and how the parts it works with are. `GET /readyz`: whether a load balancer
 * should send visitors here.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { droppedLines } from '@yunxia/http/log';
import { sendText } from './http/answer.ts';

/** How long the content server may take to say that it is well, in ms. */
const TIMEOUT_MS = 1_500;
/** Longest report of its health that is read, in bytes. */
const MAX_REPORT_BYTES = 16 * 1024;
/** How its report names a state: a word, so that no message, path or address of its machine gets out. */
const STATE = /^[a-z][a-z-]{0,30}$/;

/** A log that has dropped lines within this time is said to be dropping them, in ms. */
const DROPPING_MS = 60_000;

/** What the content server says of itself. */
interface ContentHealth {
  readonly content: 'up' | 'down' | 'hanging';
  readonly status?: string;
  readonly parts?: Readonly<Record<string, string>>;
}

/** How the parts of this process are; read at each request for it. */
export interface OwnParts {
  /** The log of changes. */
  readonly changes: () => 'ok' | 'away' | 'off';
  readonly redis: () => 'ok' | 'away' | 'off';
  /** The folder for what outlives the process. */
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

/** Words of a report: `{status: 'ok', parts: {database: 'ok', disk: {state: 'full', …}}}`. */
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
    // whatever else answers there has no health to tell
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

/** Answers both. However many ask at once, the content server is asked once. */
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

  /** The signal to end has come. */
  end(): void {
    this.#isEnding = true;
  }

  /**
   * `/healthz`: always HTTP 200 while the site itself answers, since without the content server it still serves cached
   * pages and its own; `degraded` when a part of it is not well.
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
