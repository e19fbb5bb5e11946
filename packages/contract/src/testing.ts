/**
 * A content server for tests: real HTTP, the real handler, the examples as its content, and controls to
 * make it slow, wrong or absent. Node only.
 *
 * From another process the controls are `POST /_stub/{control,reset,change}` with JSON and `GET /_stub/calls`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { CHANGE_LOG_PATH } from './change-log.ts';
import { type EndpointName, isEndpointName } from './contract.ts';
import { createHandler } from './handler.ts';
import { StubChangeLog } from './stub-changes.ts';
import { createStubImplementation, tagsOf, WITHDRAWN_ID } from './stub-content.ts';
import { type StubFile, stubMedia } from './stub-media.ts';

export { WITHDRAWN_ID };

/** How an endpoint is to fail: with an HTTP status, or with a code, or with a body that is no JSON, or by hanging up. */
export interface StubFailure {
  status?: number | undefined;
  code?: number | undefined;
  msg?: string | undefined;
  /** Sent as it is instead of the JSON body. */
  body?: string | undefined;
  /** Close the connection without an answer. */
  hangUp?: boolean | undefined;
  /** Fail this often, then work again; without it until reset. */
  times?: number | undefined;
}

/** What can be set for an endpoint, or with `*` for all of them. */
export interface StubControl {
  endpoint: EndpointName | '*';
  fail?: StubFailure | null | undefined;
  /** Milliseconds before the answer. */
  delayMs?: number | undefined;
  /** Name of the example to answer with, whatever is asked for; null: answer by the request. */
  useCase?: string | null | undefined;
}

export interface StubServer {
  readonly port: number;
  /** Origin, e.g. http://127.0.0.1:3101: what a site takes as its CONTENT_URL. */
  readonly url: string;
  /** Base for a client: `<url>/api/v1`. */
  readonly base: string;
  /** Makes an endpoint fail, be slow, or answer a certain example. */
  control(control: StubControl): void;
  /** Fixes the moment (epoch ms) to which the examples are moved; null: the clock's. */
  setNow(now: number | null): void;
  /** How often an endpoint was called since the last reset. */
  calls(endpoint: EndpointName): number;
  /** The request bodies that an endpoint received since the last reset, oldest first. */
  bodies(endpoint: EndpointName): string[];
  /**
   * Writes a change into the log of changes; resolves when a reader has taken it.
   * @param withdrawn what has these tags is not public any more
   */
  change(tags: string[], withdrawn?: boolean): Promise<void>;
  /** The log of changes, for what else can become of it. */
  readonly changeLog: StubChangeLog;
  /** Forgets all controls and counts. */
  reset(): void;
  close(): Promise<void>;
}

export interface StubServerOptions {
  /** 0 or left out: any free port. */
  port?: number | undefined;
  host?: string | undefined;
  /** The log of another stub, as of a content server that was started again. */
  changeLog?: StubChangeLog | undefined;
  /** Called with errors of the stub itself; by default they go to the console. */
  onError?: ((error: unknown) => void) | undefined;
}

/** Starts a stub content server on the loopback. */
export async function startStubServer(options: StubServerOptions = {}): Promise<StubServer> {
  const host = options.host ?? '127.0.0.1';
  const failures = new Map<string, StubFailure>();
  const delays = new Map<string, number>();
  const cases = new Map<string, string>();
  const bodies = new Map<string, string[]>();
  const changeLog = options.changeLog ?? new StubChangeLog();
  let fixedNow: number | null = null;

  const find = <T>(map: Map<string, T>, endpoint: string) => map.get(endpoint) ?? map.get('*');
  const handle = createHandler(
    createStubImplementation({
      now: () => fixedNow ?? Date.now(),
      caseOf: (endpoint) => cases.get(endpoint),
    }),
    { onError: options.onError ?? ((error) => console.error(error)) },
  );

  function control({ endpoint, fail, delayMs, useCase }: StubControl): void {
    if (fail !== undefined) set(failures, endpoint, fail);
    if (delayMs !== undefined) set(delays, endpoint, delayMs > 0 ? delayMs : null);
    if (useCase !== undefined) set(cases, endpoint, useCase);
  }

  function reset(): void {
    for (const map of [failures, delays, cases, bodies]) map.clear();
    fixedNow = null;
  }

  /** The failure that is due for this call, counting it off. */
  function takeFailure(endpoint: string): StubFailure | undefined {
    const failure = find(failures, endpoint);
    if (failure?.times === undefined) return failure;
    if (failure.times <= 0) return undefined;
    failure.times -= 1;
    return failure;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stub');
    const body = await readAll(request);
    const endpoint = /^\/api\/v1\/([^/]+)$/.exec(url.pathname)?.[1];
    if (url.pathname === CHANGE_LOG_PATH) return changeLog.answer(request, response, url.searchParams);
    if (endpoint === undefined) return answerOther(request, response, url.pathname, body);

    bodies.set(endpoint, [...(bodies.get(endpoint) ?? []), body.toString('utf8')]);
    const failure = takeFailure(endpoint);
    await wait(find(delays, endpoint) ?? 0);
    if (response.destroyed) return;
    if (failure?.hangUp) {
      request.socket.destroy();
      return;
    }
    if (failure) {
      const status = failure.status ?? 200;
      if (isEndpointName(endpoint)) response.setHeader('cache-tag', failedTags(endpoint, body));
      const content =
        failure.body ?? JSON.stringify({ code: failure.code ?? status, msg: failure.msg ?? '测试用的失败' });
      return send(response, status, 'application/json; charset=utf-8', content);
    }
    const answered = await handle(toWebRequest(request, url, body), endpoint);
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(await answered.text());
  }

  async function answerOther(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    body: Buffer,
  ): Promise<void> {
    if (path.startsWith('/media/')) {
      const file = stubMedia(decodeURIComponent(path.slice('/media/'.length)));
      return file ? sendFile(request, response, file) : send(response, 404, 'text/plain', 'not found');
    }
    if (path === '/healthz') return send(response, 200, 'application/json', '{"status":"ok"}');
    if (path === '/_stub/calls') {
      const counts = [...bodies].map(([endpoint, received]) => [endpoint, received.length]);
      return send(response, 200, 'application/json', JSON.stringify(Object.fromEntries(counts)));
    }
    if (path === '/_stub/control' && request.method === 'POST') {
      const { now, ...rest } = JSON.parse(body.toString('utf8')) as StubControl & { now?: number | null };
      if (now !== undefined) fixedNow = now;
      if (rest.endpoint !== undefined) control(rest);
      return send(response, 200, 'application/json', '{}');
    }
    if (path === '/_stub/change' && request.method === 'POST') {
      const { tags, withdrawn } = JSON.parse(body.toString('utf8')) as { tags: string[]; withdrawn?: boolean };
      await changeLog.add(tags, withdrawn === true);
      return send(response, 200, 'application/json', '{}');
    }
    if (path === '/_stub/reset' && request.method === 'POST') {
      reset();
      return send(response, 200, 'application/json', '{}');
    }
    return send(response, 404, 'text/plain', 'not found');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      (options.onError ?? console.error)(error);
      if (!response.headersSent) send(response, 500, 'text/plain', 'stub fault');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = `http://${host}:${port}`;

  return {
    port,
    url,
    base: `${url}/api/v1`,
    control,
    setNow: (now) => {
      fixedNow = now;
    },
    calls: (endpoint) => bodies.get(endpoint)?.length ?? 0,
    bodies: (endpoint) => bodies.get(endpoint) ?? [],
    change: (tags, withdrawn = false) => changeLog.add(tags, withdrawn),
    changeLog,
    reset,
    close: () =>
      new Promise((resolve) => {
        changeLog.wake();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function failedTags(endpoint: EndpointName, body: Buffer): string {
  const { id, ...rest } = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  return tagsOf(endpoint, id === undefined ? rest : { id: Number(id) }).join(',');
}

function set<T extends object | string | number>(map: Map<string, T>, key: string, value: T | null): void {
  if (value === null) map.delete(key);
  else map.set(key, typeof value === 'object' ? { ...value } : value);
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function toWebRequest(request: IncomingMessage, url: URL, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = request.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.byteLength > 0;
  return new Request(url, { method, headers, ...(hasBody ? { body: new Uint8Array(body) } : {}) });
}

function send(response: ServerResponse, status: number, type: string, content: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(content);
}

/** A file, or the part of it that `Range: bytes=from-to` asks for, as the content server answers. */
function sendFile(request: IncomingMessage, response: ServerResponse, { type, bytes }: StubFile): void {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const from = Number(range?.[1] ?? 0);
  const to = Math.min(range?.[2] ? Number(range[2]) : bytes.length - 1, bytes.length - 1);
  const part = range ? bytes.subarray(from, to + 1) : bytes;
  response.writeHead(range ? 206 : 200, {
    'content-type': type,
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    'content-length': part.length,
    ...(range ? { 'content-range': `bytes ${from}-${to}/${bytes.length}` } : {}),
  });
  response.end(part);
}
