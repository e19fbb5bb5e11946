/** An administrator at a built server, for tests of what editors are answered. */
import type { BuiltServer } from './built-server.ts';

const OWN_PASSWORD = 'a-Password-of-2026';

export interface Answer {
  status: number;
  text: string;
  headers: Headers;
}

export interface SignedIn {
  /** Calls Payload's REST. */
  call: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Saves a published piece of news. */
  save: (title: string) => Promise<Answer>;
  upload: (data: Uint8Array, name: string, type: string) => Promise<Answer>;
  /** Signs in once more. */
  signIn: () => Promise<Answer>;
}

export async function answerOf(request: Promise<Response>): Promise<Answer> {
  const response = await request;
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Calls the public API. */
export const askApi = (server: BuiltServer, endpoint: string, body: object = {}): Promise<Answer> =>
  answerOf(
    fetch(`${server.base}/api/v1/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

export interface HealthAnswer {
  http: number;
  status: string;
  parts: Record<string, string>;
}

export async function healthOf(server: BuiltServer): Promise<HealthAnswer> {
  const response = await fetch(`${server.base}/healthz`);
  return { http: response.status, ...((await response.json()) as Omit<HealthAnswer, 'http'>) };
}

/** Signs in with the password that the first start printed, and sets one of its own. */
export async function signInFirst(server: BuiltServer): Promise<SignedIn> {
  const given = /密 {2}码：(\S+)/.exec(server.output())?.[1] ?? '';
  let cookie = '';
  const headers = () => ({ 'content-type': 'application/json', cookie });
  const login = (password: string) =>
    fetch(`${server.base}/cms/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
  const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  cookie = cookieOf(await login(given));
  const changed = await fetch(`${server.base}/admin/password/save`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ current: given, next: OWN_PASSWORD, again: OWN_PASSWORD }),
    redirect: 'manual',
  });
  cookie = cookieOf(changed);
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    answerOf(
      fetch(`${server.base}/cms/api/${path}`, {
        method,
        headers: headers(),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  return {
    call,
    save: (title) => call('POST', 'news', { title, type: 'important', _status: 'published' }),
    upload: (data, name, type) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(data)], { type }), name);
      form.append('_payload', '{}');
      return answerOf(fetch(`${server.base}/cms/api/media`, { method: 'POST', headers: { cookie }, body: form }));
    },
    signIn: () => answerOf(login(OWN_PASSWORD)),
  };
}
