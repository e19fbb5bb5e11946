/** The built content server with its administrator signed in, past the change of the first password. */
import { startBuiltServer, type BuiltServer } from './built-server.ts';

export const OWN_PASSWORD = 'a-Password-of-2026';

export interface SignedInServer {
  server: BuiltServer;
  /** `Cookie` header of the administrator's session. */
  session: string;
  /** Asks with the administrator's session, or with another `cookie`. */
  ask: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Makes a user, who has changed the first password. @returns id and session */
  makeUser: (username: string, role: 'administrator' | 'editor') => Promise<{ id: number; session: string }>;
}

/** The session among the cookies of an answer, as a `Cookie` header. */
export function sessionOf(response: Response): string {
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith('payload-token='));
  return cookie?.split(';')[0] ?? '';
}

export async function startSignedInServer(
  port: number,
  variables: Record<string, string> = {},
): Promise<SignedInServer> {
  const server = await startBuiltServer(port, variables, true);
  const ask: SignedInServer['ask'] = (method, path, body, headers = {}) =>
    fetch(`${server.base}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: session, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
    });
  const enter = async (username: string, given: string): Promise<string> => {
    const login = await ask('POST', '/cms/api/users/login', { username, password: given }, { cookie: '' });
    const changed = await fetch(`${server.base}/admin/password/save`, {
      method: 'POST',
      headers: { cookie: sessionOf(login) },
      body: new URLSearchParams({ current: given, next: OWN_PASSWORD, again: OWN_PASSWORD }),
      redirect: 'manual',
    });
    return sessionOf(changed);
  };
  let session = '';
  session = await enter('admin', /密 {2}码：(\S+)/.exec(server.output())?.[1] ?? '');
  return {
    server,
    session,
    ask,
    makeUser: async (username, role) => {
      const password = 'given-Words-of-2026';
      const made = await ask('POST', '/cms/api/users', { username, name: username, role, password });
      const { doc } = (await made.json()) as { doc: { id: number } };
      return { id: doc.id, session: await enter(username, password) };
    },
  };
}
