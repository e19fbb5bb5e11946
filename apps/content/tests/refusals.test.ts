/** What an editor is answered when the desk refuses something: in Chinese, with its field, on the built server. */
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { makePdf } from './sample-file.ts';
import { startSignedInServer, type SignedInServer } from './signed-in-server.ts';

let signedIn: SignedInServer;
let editor: { id: number; session: string };
const ids: Record<string, number> = {};

interface Refusal {
  status: number;
  message: string;
  path: string | undefined;
  data: { existing?: number } | undefined;
}

const read = async (answer: Response): Promise<Refusal> => {
  const { errors } = (await answer.json()) as {
    errors?: { message?: string; data?: { errors?: { path?: string }[]; existing?: number } }[];
  };
  const [error] = errors ?? [];
  return {
    status: answer.status,
    message: error?.message ?? '',
    path: error?.data?.errors?.[0]?.path,
    data: error?.data,
  };
};
const rest = (method: string, path: string, body?: unknown, session = editor.session): Promise<Response> =>
  signedIn.ask(method, `/cms/api/${path}`, body, { cookie: session });
const make = async (collection: string, data: object): Promise<number> => {
  const answer = await rest('POST', collection, data, signedIn.session);
  const { doc, errors } = (await answer.json()) as { doc?: { id: number }; errors?: unknown };
  if (!doc) throw new Error(`${collection}: ${JSON.stringify(errors)}`);
  return doc.id;
};
const send = (name: string, data: Buffer, fields: object = { alt: '图' }): Promise<Response> => {
  const form = new FormData();
  form.append('_payload', JSON.stringify(fields));
  form.append('file', new Blob([new Uint8Array(data)]), name);
  return fetch(`${signedIn.server.base}/cms/api/media`, {
    method: 'POST',
    headers: { cookie: editor.session },
    body: form,
  });
};

beforeAll(async () => {
  signedIn = await startSignedInServer(await freePort(), { SAMPLE: 'off', LOG_LEVEL: 'warn' });
  editor = await signedIn.makeUser('writer', 'editor');
  ids['news'] = await make('news', { title: '有', type: 'important', _status: 'published' });
  ids['county'] = await make('outage-areas', { title: '甲县', kind: 'county' });
  await make('outage-areas', { title: '乙镇', kind: 'town', parentId: ids['county'] });
  const file = (await (await send('附件.pdf', makePdf(2))).json()) as { doc: { id: number } };
  ids['file'] = file.doc.id;
  await make('news', { title: '附件', type: 'important', attachments: [{ file: ids['file'] }], _status: 'published' });
});
afterAll(() => signedIn.server.close());

const outage = (data: object): object => ({
  title: '停电',
  type: 'overhaul',
  kind: 'planned',
  _status: 'published',
  ...data,
});
const news = (data: object): object => ({ title: '题', type: 'important', _status: 'published', ...data });
const hour = (at: number): string => new Date(Date.now() + at * 3_600_000).toISOString();

/** Kind, call, status, words, field. */
const CASES: readonly (readonly [string, () => Promise<Response>, number, string, string | undefined])[] = [
  ['a text that is missing', () => rest('POST', 'news', news({ title: '' })), 400, '请填写标题', 'title'],
  [
    'one that is too long',
    () => rest('POST', 'news', news({ title: '长'.repeat(121) })),
    400,
    '不能超过 120 个字',
    'title',
  ],
  ['a choice that is none', () => rest('POST', 'news', news({ type: 'x' })), 400, '栏目不正确', 'type'],
  [
    'a choice that is missing',
    () => rest('POST', 'news', { title: '题', _status: 'published' }),
    400,
    '请选择栏目',
    'type',
  ],
  [
    'a number out of range',
    () => rest('POST', 'social-reports', { title: '报告', type: 'report', year: 3, _status: 'published' }),
    400,
    '1900 至 2200',
    'year',
  ],
  [
    'an address',
    () => rest('POST', 'notices', { title: '告', type: 'complaint', originUrl: 'javascript:1', _status: 'published' }),
    400,
    '应以 https:// 或 / 开头',
    'originUrl',
  ],
  [
    'an announcement that no exchange has published',
    () => rest('POST', 'notices', { title: '告', type: 'announcement', filing: 'board', _status: 'published' }),
    400,
    '请先在交易所网站和指定媒体披露，再在本站发布',
    'originUrl',
  ],
  [
    'a time that is none',
    () => rest('POST', 'notices', outage({ startAt: '明天' })),
    400,
    '提交的内容不正确：',
    'startAt',
  ],
  [
    'times in the wrong order',
    () => rest('POST', 'notices', outage({ startAt: hour(5), endAt: hour(4) })),
    400,
    '结束时间必须晚于开始时间',
    'endAt',
  ],
  [
    'a restoration to come',
    () => rest('POST', 'notices', outage({ startAt: hour(-5), endAt: hour(-1), restoredAt: hour(2) })),
    400,
    '实际恢复时间',
    'restoredAt',
  ],
  [
    'times of a tender',
    () =>
      rest('POST', 'purchases', {
        title: '标',
        noticeType: 'tender',
        filesFrom: hour(5),
        filesTo: hour(4),
        _status: 'published',
      }),
    400,
    '必须晚于',
    'filesTo',
  ],
  [
    'a row without its file',
    () => rest('POST', 'news', news({ attachments: [{ name: '名' }] })),
    400,
    '必填',
    'attachments.0.file',
  ],
  ['a file that is not there', () => rest('POST', 'news', news({ cover: 987_654 })), 400, '无效', 'cover'],
  ['a file of another kind', () => rest('POST', 'news', news({ cover: ids['file'] })), 400, '无效', 'cover'],
  [
    'a parent of the wrong level',
    () => rest('POST', 'outage-areas', { title: '丙村', kind: 'village', parentId: ids['county'] }, signedIn.session),
    400,
    '上级应为乡镇街道',
    'parentId',
  ],
  [
    'a weak password',
    () => rest('POST', 'users', { username: 'b', name: '乙', role: 'editor', password: 'short' }, signedIn.session),
    400,
    '密码',
    'password',
  ],
  [
    'a user name that is taken',
    () =>
      rest(
        'POST',
        'users',
        { username: 'writer', name: '乙', role: 'editor', password: 'given-Words-of-2026' },
        signedIn.session,
      ),
    400,
    '已',
    'username',
  ],
  [
    'a number of a type that is none',
    () => rest('POST', 'disclosure-types', { id: 1.5, name: '类' }, signedIn.session),
    400,
    '正整数',
    'id',
  ],
  [
    'what only administrators may',
    () => rest('DELETE', `news/${ids['news']}?trash=true`),
    403,
    '无权|没有权限|不允许',
    undefined,
  ],
  [
    'what refers to others',
    () => rest('DELETE', `outage-areas/${ids['county']}`, undefined, signedIn.session),
    409,
    '1 个下级区域',
    undefined,
  ],
  [
    'a file in use',
    () => rest('DELETE', `media/${ids['file']}`, undefined, signedIn.session),
    409,
    '该文件正在使用',
    undefined,
  ],
  ['what is not there', () => rest('PATCH', 'news/987654', { title: '题' }), 404, '未找到|不存在|找不到', undefined],
  [
    'a save of an older state',
    () => rest('PATCH', `news/${ids['news']}`, { title: '旧', updatedAt: '2020-01-01T00:00:00.000Z' }),
    409,
    '保存过这条内容',
    undefined,
  ],
  [
    'a body that is none',
    () =>
      fetch(`${signedIn.server.base}/cms/api/news`, {
        method: 'POST',
        headers: { cookie: editor.session, 'content-type': 'application/json' },
        body: '{',
      }),
    400,
    'JSON',
    undefined,
  ],
  ['nobody', () => rest('POST', 'news', news({}), ''), 401, '请先登录', undefined],
  [
    'a file of no kind of ours',
    () => send('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    400,
    '不支持这种文件',
    'file',
  ],
  [
    'a photograph of a telephone',
    () => send('a.jpg', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(99)])),
    400,
    '选择“兼容性最佳”',
    'file',
  ],
  [
    'a damaged picture',
    async () =>
      send(
        'b.jpg',
        (
          await sharp({ create: { width: 900, height: 900, channels: 3, background: '#123' } })
            .jpeg()
            .toBuffer()
        ).subarray(0, 300),
      ),
    400,
    '图片已损坏',
    'file',
  ],
  ['a damaged PDF', () => send('c.pdf', Buffer.from('%PDF-1.5 nothing')), 400, 'PDF 已损坏', 'file'],
  [
    'a damaged film',
    () => send('d.mp4', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(8)])),
    400,
    '视频已损坏',
    'file',
  ],
  ['no file', () => rest('POST', 'media', { alt: '图' }), 400, '请选择要上传的文件', 'file'],
  [
    'a picture without text',
    async () =>
      send(
        'e.png',
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#456' } })
          .png()
          .toBuffer(),
        {},
      ),
    400,
    '请填写图片说明',
    'alt',
  ],
  ['a file that is there', () => send('另一个名字.pdf', makePdf(2)), 409, '原名“附件.pdf”', 'file'],
  [
    'a picture from elsewhere',
    () => rest('POST', 'media/fetched', { url: 'https://evil.example/a.png', alt: '图' }),
    400,
    '只能取回微信公众号的图片',
    undefined,
  ],
];

/** Names that are written so in Chinese. */
const NAMES = /JSON|https|tel|mailto|JPG|PNG|GIF|WebP|AVIF|PDF|Word|Excel|PPT|ZIP|WebVTT|HEIC|pdf/g;

it('every kind of refusal says why in Chinese, and at which field', async () => {
  const outcomes = [];
  const wanted = [];
  for (const [kind, call, status, words, path] of CASES) {
    const { message, ...got } = await read(await call());
    const isRight = new RegExp(words).test(message) && !/[A-Za-z]{3,}/.test(message.replaceAll(NAMES, ''));
    outcomes.push({ kind, status: got.status, path: got.path, message: isRight ? words : message });
    wanted.push({ kind, status, path, message: words });
  }
  expect(outcomes).toEqual(wanted);
});

it('offers the file that is there', async () => {
  expect((await read(await send('又一次.pdf', makePdf(2)))).data?.existing).toBe(ids['file']);
});

it('a record that another editor types in is locked, by name', async () => {
  const lock = {
    document: { relationTo: 'news', value: ids['news'] },
    user: { relationTo: 'users', value: editor.id },
  };
  expect((await rest('POST', 'payload-locked-documents', lock)).status).toBe(201);
  const change = await read(await rest('PATCH', `news/${ids['news']}`, { title: '新' }, signedIn.session));
  expect([change.status, change.message]).toEqual([423, expect.stringContaining('其他人正在编辑这条内容')]);
  const other = await signedIn.makeUser('reader', 'editor');
  const locks = (await (await rest('GET', 'payload-locked-documents', undefined, other.session)).json()) as {
    docs: { user: { value: { name?: string } } }[];
  };
  expect(locks.docs.map(({ user }) => user.value.name)).toEqual(['writer']);
  await rest('DELETE', 'payload-locked-documents?where[id][exists]=true', {});
});

/** Uploads that many bytes, made on the way. */
async function stream(bytes: number): Promise<{ status: number; text: string }> {
  const head =
    '--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';
  const tail = '\r\n--b--\r\n';
  const sent = httpRequest(`${signedIn.server.base}/cms/api/media`, {
    method: 'POST',
    headers: {
      cookie: editor.session,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': head.length + bytes + tail.length,
    },
  });
  const answered = new Promise<{ status: number; text: string }>((done, fail) => {
    sent.on('error', fail);
    sent.on('response', (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += String(part)));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
    });
  });
  sent.write(head);
  const first = Buffer.from('504b0304', 'hex');
  sent.write(first);
  const part = Buffer.alloc(1024 * 1024);
  for (let left = bytes - first.length; left > 0; left -= part.length) {
    const isTaken = sent.write(part.subarray(0, Math.min(left, part.length)));
    // a client that has its answer sends no more
    if (!isTaken && !Array.isArray(await Promise.race([once(sent, 'drain'), answered]))) return answered;
  }
  sent.end(tail);
  return answered;
}

it('takes 199 MB, and refuses 200.5 MB and more in Chinese', async () => {
  const megabyte = 1024 * 1024;
  expect((await stream(199 * megabyte)).status).toBe(201);
  for (const size of [200.5, 201, 300]) {
    const answer = await stream(size * megabyte);
    expect([size, answer.status, answer.text]).toEqual([size, 413, expect.stringContaining('文件不能超过 200 MB')]);
  }
});
