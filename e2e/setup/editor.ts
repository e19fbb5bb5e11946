/** What an editor does, through the admin's own REST API. */
export type Editor = {
  /** The session as the admin keeps it in a browser. */
  cookie: { name: string; value: string; url: string };
  password: string;
  create: (collection: string, data: object) => Promise<number>;
  change: (collection: string, id: number, data: object) => Promise<void>;
  /** Moves a record into the bin. */
  remove: (collection: string, id: number) => Promise<void>;
  /** Restores a record from the bin. */
  restore: (collection: string, id: number) => Promise<void>;
  /** A change that is saved as a draft beside the published text. */
  saveDraft: (collection: string, id: number, data: object) => Promise<void>;
  /** Ends the locks of open records, as five minutes without a key do. */
  unlock: () => Promise<void>;
  /** Makes another editor's account and signs it in. */
  colleague: (username: string, name: string, duties?: readonly string[]) => Promise<Editor>;
  /** Says how many reviews columns have. */
  setReviews: (counts: Readonly<Record<string, '0' | '1' | '2' | '3'>>) => Promise<void>;
};

/**
 * Signs in with the password of the first start, chooses an own one (which the first sign-in asks for), signs in again.
 *
 * @param url origin of the content server
 */
export async function signInAsAdministrator(url: string, password: string): Promise<Editor> {
  return signInFirst(url, 'admin', password);
}

async function signInFirst(url: string, username: string, password: string): Promise<Editor> {
  const own = 'Own-choice-2026-yunxia';
  await changePassword(url, await signIn(url, username, password), password, own);
  const token = await signIn(url, username, own);
  return {
    cookie: { name: 'payload-token', value: token, url },
    password: own,
    create: async (collection, data) => {
      const { doc } = await call<{ doc: { id: number } }>(url, collection, 'POST', data, token);
      return doc.id;
    },
    change: async (collection, id, data) => {
      await call(url, `${collection}/${id}`, 'PATCH', data, token);
    },
    remove: async (collection, id) => {
      await call(url, `${collection}/${id}`, 'DELETE', {}, token);
    },
    restore: async (collection, id) => {
      await call(url, `${collection}/${id}?trash=true`, 'PATCH', { deletedAt: null }, token);
    },
    saveDraft: async (collection, id, data) => {
      await call(url, `${collection}/${id}?draft=true`, 'PATCH', { ...data, _status: 'draft' }, token);
    },
    unlock: async () => {
      await call(url, 'payload-locked-documents?where[id][exists]=true', 'DELETE', {}, token);
    },
    colleague: async (name, shown, duties = ['writer']) => {
      const first = 'A-given-password-2026';
      await call(url, 'users', 'POST', { username: name, name: shown, role: 'editor', duties, password: first }, token);
      return signInFirst(url, name, first);
    },
    setReviews: async (counts) => {
      await call(url, 'globals/review-settings', 'POST', counts, token);
    },
  };
}

/** Rich text as the editor stores it: one paragraph. */
export function paragraph(text: string): object {
  return {
    root: {
      type: 'root',
      format: '',
      indent: 0,
      version: 1,
      direction: null,
      children: [
        {
          type: 'paragraph',
          format: '',
          indent: 0,
          version: 1,
          direction: null,
          textFormat: 0,
          children: [{ type: 'text', detail: 0, format: 0, mode: 'normal', style: '', text, version: 1 }],
        },
      ],
    },
  };
}

async function signIn(url: string, username: string, password: string): Promise<string> {
  const { token } = await call<{ token: string }>(url, 'users/login', 'POST', { username, password });
  return token;
}

/** As the form of the admin's own page does. */
async function changePassword(url: string, token: string, current: string, next: string): Promise<void> {
  const answer = await fetch(`${url}/admin/password/save`, {
    method: 'POST',
    headers: { cookie: `payload-token=${token}` },
    body: new URLSearchParams({ current, next, again: next }),
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (location !== '/admin') throw new Error(`the password was not changed: HTTP ${answer.status} ${location}`);
}

async function call<Answer>(url: string, path: string, method: string, data: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${url}/cms/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
    body: JSON.stringify(data),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: HTTP ${answer.status}\n${text.slice(0, 2000)}`);
  return JSON.parse(text) as Answer;
}

/** A news of two versions, 第一版 and 第二版. @returns its id */
export async function createVersions(editor: Editor): Promise<number> {
  const id = await editor.create('news', {
    ...{ type: 'important', title: '第一版', content: paragraph('正文'), _status: 'draft' },
  });
  await editor.saveDraft('news', id, { title: '第二版' });
  return id;
}
