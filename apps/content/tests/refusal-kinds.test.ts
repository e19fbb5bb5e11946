/**
 * The list of all kinds of refusals, by the module that refuses: each in Chinese, with its field where it has one, on the
 * built server. A module that refuses and is not named here fails.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { startSignedInServer, type SignedInServer } from './signed-in-server.ts';

let one: SignedInServer;
let editor: { id: number; session: string };
/** Of another column. */
let other: { id: number; session: string };
const ids: Record<string, number> = {};
const LATER = '2099-01-01T00:00:00.000Z';

interface Refusal {
  status: number;
  message: string;
  path: string | undefined;
}

const rest = (method: string, address: string, body?: unknown, session = editor.session): Promise<Response> =>
  one.ask(method, `/cms/api/${address}`, body, { cookie: session });
const asAdministrator = (method: string, address: string, body?: unknown): Promise<Response> =>
  rest(method, address, body, one.session);
const make = async (collection: string, data: object): Promise<number> => {
  const answer = await asAdministrator('POST', collection, data);
  const { doc, errors } = (await answer.json()) as { doc?: { id: number }; errors?: unknown };
  if (!doc) throw new Error(`${collection}: ${JSON.stringify(errors)}`);
  return doc.id;
};
const news = (data: object = {}): object => ({ title: '题', type: 'important', _status: 'published', ...data });
const published = (data: object): object => ({ title: '题', _status: 'published', ...data });
const list = published({
  ...{ asOf: '2026-09-30', source: '2026年第三季度报告（演示）' },
  holders: [{ rank: 1, name: '股东甲（演示）', kind: 'other', shares: 1, percent: '1.00' }],
});
const sendFile = (address: string, text: string): Promise<Response> =>
  fetch(`${one.server.base}/cms/api/${address}`, {
    method: 'POST',
    headers: { cookie: one.session, 'content-type': 'application/octet-stream', 'x-file-name': 'a.xlsx' },
    body: text,
  });

beforeAll(async () => {
  one = await startSignedInServer(await freePort(), { SAMPLE: 'off', LOG_LEVEL: 'error' });
  editor = await one.makeUser('writer', 'editor');
  other = await one.makeUser('other', 'editor');
  await asAdministrator('PATCH', `users/${other.id}`, { columns: ['tariffs'] });
  ids['news'] = await make('news', news());
  ids['binned'] = await make('news', news());
  await asAdministrator('DELETE', `news/${ids['binned']}`);
  ids['both'] = await make('news', news());
  await asAdministrator('PATCH', `news/${ids['both']}?draft=true`, { title: '又改' });
  await make('holder-lists', list);
  ids['upper'] = await make('disclosure-types', { id: 901, name: '上级（演示）' });
  await make('disclosure-types', { id: 902, name: '下级（演示）', parentId: 901 });
});
afterAll(() => one.server.close());

type Case = readonly [kind: string, call: () => Promise<Response>, status: number, words: string, path?: string];

/** By the path of the module below src/. */
const KINDS: Readonly<Record<string, readonly Case[]>> = {
  'hooks/review.ts': [
    [
      'a plan before the first publication',
      () => rest('POST', 'news', news({ plannedAt: LATER })),
      409,
      '第一次发布请改填',
      'plannedAt',
    ],
    [
      'a plan of many',
      () => rest('PATCH', `news?where[id][equals]=${ids['news']}`, { plannedAt: LATER, _status: 'published' }),
      409,
      '计划变更须逐条进行',
      'plannedAt',
    ],
    [
      'an act that is none',
      () => rest('PATCH', `news/${ids['news']}`, { review: { action: 'x' } }),
      400,
      '审核操作不正确',
      'review.action',
    ],
  ],
  'access/review.ts': [
    [
      'a submission where there are no reviews',
      () => rest('PATCH', `news/${ids['news']}`, { title: '改', review: { action: 'submit' } }),
      409,
      '不需要审核，可以直接发布',
      'reviewStage',
    ],
    [
      'a return without a reason',
      () => rest('PATCH', `news/${ids['news']}`, { review: { action: 'return', reason: '' } }),
      400,
      '请填写退回的?理由',
      'review.reason',
    ],
    [
      'a reason that is too long',
      () => rest('PATCH', `news/${ids['news']}`, { review: { action: 'return', reason: '长'.repeat(201) } }),
      400,
      '理由不能超过 200 个字',
      'review.reason',
    ],
  ],
  'hooks/bin.ts': [
    [
      'a change in the bin',
      () => rest('PATCH', `news/${ids['binned']}?trash=true`, { title: '改' }),
      409,
      '在回收站中，请先恢复',
    ],
    ['a deletion of nothing named', () => rest('DELETE', 'news'), 400, '请注明要删除哪些内容'],
  ],
  'hooks/publication.ts': [
    [
      'a save that does not say what becomes of a draft',
      () => rest('PATCH', `news?where[id][equals]=${ids['both']}`, { title: '题' }),
      400,
      '有未发布的草稿，已发布的内容没有改动',
    ],
  ],
  'hooks/fill-publication.ts': [
    [
      'a withdrawal before the publication',
      () => rest('POST', 'news', news({ publishedAt: LATER, withdrawAt: '2098-01-01T00:00:00.000Z' })),
      400,
      '撤下时间必须晚于发布时间',
      'withdrawAt',
    ],
  ],
  'hooks/user-rules.ts': [
    [
      'a password of one’s own without the old one',
      () => rest('PATCH', `users/${editor.id}`, { password: 'other-Words-of-2026' }),
      400,
      '请到“修改密码”页面',
      'password',
    ],
    [
      'the last administrator',
      async () => {
        const { docs } = (await (await asAdministrator('GET', 'users?where[role][equals]=administrator')).json()) as {
          docs: { id: number }[];
        };
        return asAdministrator('PATCH', `users/${docs[0]?.id}`, { role: 'editor' });
      },
      409,
      '至少要保留一名管理员',
    ],
  ],
  'hooks/disclosure-type-rules.ts': [
    [
      'a type above others',
      () => asAdministrator('DELETE', `disclosure-types/${ids['upper']}`),
      409,
      '还有 1 个下级类别',
    ],
    [
      'a type above itself',
      () => asAdministrator('PATCH', `disclosure-types/${ids['upper']}`, { parentId: ids['upper'] }),
      400,
      '上级类别不能是自己',
      'parentId',
    ],
  ],
  'quotes/import-endpoint.ts': [
    ['a file of quotes that is none', () => sendFile('stock-days/import', 'PK nothing'), 422, '\\p{Script=Han}'],
  ],
  'quotes/check-dividend.ts': [
    [
      'a rights issue without its price',
      () => rest('POST', 'dividends', published({ year: 2026, progress: 'plan', rightsRatio: '0.3' })),
      400,
      '请填写配股价',
      'rightsPrice',
    ],
  ],
  'shares/check-shares.ts': [
    [
      'more floating shares than shares',
      () => rest('POST', 'capital-changes', published({ day: '2026-01-05', total: 10, floating: 11 })),
      400,
      '流通股不能多于总股本',
      'floating',
    ],
  ],
  'shares/second-list.ts': [
    ['a second list of a day', () => rest('POST', 'holder-lists', list), 400, '已有一份名单', 'asOf'],
  ],
  'reports/check-report.ts': [
    [
      'a report without anything',
      () => rest('POST', 'reports', published({ year: 2026, kind: 'annual' })),
      400,
      '请选择披露公告、上传报告全文',
      'notice',
    ],
  ],
  'reports/check-figure.ts': [
    [
      'a figure without number and reason',
      () => rest('POST', 'figures', published({ key: 'demo', values: [{ period: '2025' }] })),
      400,
      '第1行没有数值，请写明原因',
      'values.0.note',
    ],
  ],
  'collections/investor-days.ts': [
    [
      'days in the wrong order',
      () => rest('POST', 'investor-days', published({ kind: 'results', day: '2026-03-02', until: '2026-03-01' })),
      400,
      '最后一天不能早于第一天',
      'until',
    ],
  ],
  'collections/trading-closures.ts': [
    [
      'closures in the wrong order',
      () => asAdministrator('POST', 'trading-closures', { title: '假', day: '2026-03-02', until: '2026-03-01' }),
      400,
      '最后一天不能早于第一天',
      'until',
    ],
  ],
  'globals/stock-settings.ts': [
    [
      'quotes without a licence',
      () => asAdministrator('POST', 'globals/stock-settings', { mode: 'close' }),
      400,
      '未填写行情使用许可',
      'licence',
    ],
  ],
  'audit/audit-export.ts': [['the audit trail', () => rest('GET', 'audit-trail.csv'), 403, '只有管理员可以导出']],
  'access/document-locks.ts': [
    [
      'a lock in another’s name',
      () =>
        rest('POST', 'payload-locked-documents', {
          document: { relationTo: 'news', value: ids['news'] },
          user: { relationTo: 'users', value: editor.id + 1000 },
        }),
      403,
      '不能以他人的名义锁定内容',
    ],
  ],
  'sign-in.ts': [
    ['a sign-in without words', () => rest('POST', 'users/login', {}, ''), 400, '请填写用户名和密码'],
    [
      'a sign-in with wrong ones',
      () => rest('POST', 'users/login', { username: 'x', password: 'y' }, ''),
      401,
      '用户名或密码不正确',
    ],
  ],
  'manual/manual-pictures.ts': [['a picture that is none', () => rest('GET', 'manual/none.webp'), 404, '没有这张图片']],
  'import/outage-import.ts': [
    ['a table that is none', () => sendFile('notices/outage-import/check', 'PK nothing'), 422, '\\p{Script=Han}'],
    ['an import that is none', () => rest('GET', 'notices/outage-import/none'), 404, '没有这次导入'],
  ],
  'import/figure-import.ts': [
    [
      'figures of a column of others',
      () => rest('GET', 'figures/figure-import/template', undefined, other.session),
      403,
      '权限',
    ],
  ],
  'import/import-endpoints.ts': [
    [
      'a table of figures that is none',
      () => sendFile('figures/figure-import/check', 'PK nothing'),
      422,
      '\\p{Script=Han}',
    ],
  ],
  'outages/find-flags.ts': [
    ['a form that is none', () => rest('POST', 'notices/outage-flags', 7), 400, '提交的内容不正确'],
  ],
  'check/check-record.ts': [
    ['a column that is none', () => rest('POST', 'check-record', { of: 'users', values: {} }), 404, '没有这个栏目'],
  ],
  'preview/previewed-collection.ts': [
    ['a preview of what is not there', () => rest('GET', 'news/987654/preview'), 404, '未找到|不存在|找不到'],
  ],
  'cms-api-guard.ts': [
    ['an endpoint that is none', () => rest('POST', 'users/forgot-password', {}), 404, '接口不存在'],
  ],
};

/** Modules whose refusals are walked in refusals.test.ts. */
const ELSEWHERE = [
  ...['hooks/media-file.ts', 'hooks/media-use.ts', 'hooks/announcement-rules.ts', 'hooks/saved-state.ts'],
  ...['hooks/time-order.ts', 'hooks/outage-times.ts', 'hooks/area-rules.ts', 'pictures/wechat-picture.ts'],
];

/** Names that are written so in Chinese. */
const NAMES = /PDF|CSV|csv|xlsx|Excel|WPS|_status|draft=true|admin|password/g;

describe.each(Object.entries(KINDS))('%s', (_, cases) => {
  const rows = cases.map(([kind, call, status, words, field]) => ({ kind, call, status, words, field }));
  it.each(rows)('$kind', async ({ call, status, words, field }) => {
    const answer = await call();
    const { errors } = (await answer.json()) as {
      errors?: { message?: string; data?: { errors?: { path?: string }[] } }[];
    };
    const got: Refusal = {
      status: answer.status,
      message: errors?.[0]?.message ?? '',
      path: errors?.[0]?.data?.errors?.[0]?.path,
    };
    expect(got).toEqual({ status, message: expect.stringMatching(new RegExp(words, 'u')), path: field });
    expect(got.message.replaceAll(NAMES, '')).not.toMatch(/[A-Za-z]{3,}/);
  });
});

it('names every module that refuses', () => {
  const source = path.resolve(import.meta.dirname, '../src');
  const refusing = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.tsx?$|^(?:seed|backup|api|search|upstream-fixes)\/|^refusal\.ts$/.test(file))
    .filter((file) =>
      /new (?:APIError|ReviewRefusal|ValidationError)\(|[^\w]refusal\(\d/.test(
        readFileSync(path.join(source, file), 'utf8'),
      ),
    );
  expect(refusing.toSorted()).toEqual([...Object.keys(KINDS), ...ELSEWHERE].toSorted());
});
