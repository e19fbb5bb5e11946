/** Importing a table of figures: all or nothing. On SQLite and, by the same file, on PostgreSQL. */
import { writeXlsx } from 'hucre/xlsx';
import type { PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestContent, type TestContent } from '../src/api/v1/test-content.ts';
import type * as Endpoints from '../src/import/figure-import.ts';

let content: TestContent;
let editor: NonNullable<PayloadRequest['user']>;
let endpoints: (typeof Endpoints)['figureImportEndpoints'];

beforeAll(async () => {
  content = await startTestContent();
  const account = { username: 'writer', name: '证券事务', role: 'editor', password: 'a-Password-of-2026' } as const;
  const context = { isOwnAccountPage: true };
  const user = await content.payload.create({ collection: 'users', data: account, context });
  editor = { ...user, collection: 'users' };
  ({ figureImportEndpoints: endpoints } = await import('../src/import/figure-import.ts'));
});
afterAll(() => content.close());

const HEADER = ['名称', '代号', '类别', '单位', '议题', '2024', '2025'];
const WATER = ['取水量', 'water_intake', '可持续发展', '万立方米', '水资源利用', '287', '281'];
const PROFIT = ['归母净利润', 'net_profit', '经营业绩', '亿元', '', '-1.2', '11.2'];

const csv = (...rows: readonly string[][]): Uint8Array =>
  new TextEncoder().encode([HEADER, ...rows].map((row) => row.join(',')).join('\r\n'));
const xlsx = (...rows: readonly (string | number)[][]): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: '指标', rows: [HEADER, ...rows.map((row) => [...row])] }] });

/** Sends a file as the admin does. */
async function send(path: string, bytes: Uint8Array, user: PayloadRequest['user'] = editor) {
  const endpoint = endpoints.find((each) => each.path === `/figure-import${path}`);
  const headers = new Headers({ 'x-file-name': encodeURIComponent('指标.csv') });
  const req = { payload: content.payload, user, headers, context: {}, arrayBuffer: () => Promise.resolve(bytes) };
  const answer = (await endpoint?.handler(req as unknown as PayloadRequest)) as Response;
  return { status: answer.status, body: (await answer.json()) as Record<string, never> & { total: number } };
}
const figures = async () => (await content.call('figure-list')).list;
const valuesOf = async (key: string) =>
  (await figures()).find((figure) => figure.key === key)?.values.map(({ period, value }) => [period, value]);

describe('a table of figures', () => {
  it('is checked without being written: each row has what becomes of it, each wrong cell its message', async () => {
    const wrong = WATER.with(5, '28l');
    const { status, body } = await send('/check', csv(PROFIT, wrong));
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 2, faulty: 1, isReviewed: false });
    expect(body['rows']).toMatchObject([
      { row: 2, outcome: '新建，2期', faults: [] },
      { row: 3, faults: [{ column: 'period:2024', message: '数值认不出，写作 1234.5' }] },
    ]);
    expect((await send('', csv(PROFIT, wrong))).status).toBe(422);
    expect(await figures()).toEqual([]);
  });

  it('is public at once, from CSV in UTF-8 and GBK and from a workbook', async () => {
    expect(await send('', csv(WATER))).toMatchObject({ status: 200, body: { total: 1 } });
    expect(await valuesOf('water_intake')).toEqual([
      ['2024', '287'],
      ['2025', '281'],
    ]);
    // 名称,代号,类别,2023 / 发电量,generation,生产运行,136.8 in GBK
    const header = [0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xb4, 0xfa, 0xba, 0xc5, 0x2c, 0xc0, 0xe0, 0xb1, 0xf0];
    const row = [0xb7, 0xa2, 0xb5, 0xe7, 0xc1, 0xbf, ...Buffer.from(',generation,')];
    const group = [0xc9, 0xfa, 0xb2, 0xfa, 0xd4, 0xcb, 0xd0, 0xd0, ...Buffer.from(',136.8\n')];
    const gbk = Uint8Array.from([...header, ...Buffer.from(',2023\n'), ...row, ...group]);
    expect(await send('', gbk)).toMatchObject({ status: 200, body: { total: 1 } });
    expect(await valuesOf('generation')).toEqual([['2023', '136.8']]);
    expect(await send('', await xlsx(PROFIT.with(5, '当年未披露') as string[]))).toMatchObject({ status: 200 });
    expect((await figures()).find(({ key }) => key === 'net_profit')?.values[0]).toMatchObject({
      ...{ period: '2024', value: '', note: '当年未披露' },
    });
  });

  it('changes the periods that it has and leaves the others; the same table again changes nothing', async () => {
    const next = ['名称,代号,2025,2026', '取水量,water_intake,280※,275'].join('\n');
    const bytes = new TextEncoder().encode(next);
    expect(await send('', bytes)).toMatchObject({ status: 200, body: { total: 1 } });
    expect(await valuesOf('water_intake')).toEqual([
      ['2024', '287'],
      ['2025', '280'],
      ['2026', '275'],
    ]);
    const { docs } = await content.payload.find({ collection: 'figures', where: { key: { equals: 'water_intake' } } });
    expect(docs[0]).toMatchObject({ savedBy: '证券事务', unit: '万立方米', topic: '水资源利用' });
    expect(await send('', bytes)).toMatchObject({ status: 200, body: { total: 0 } });
  });

  it('leaves nothing when one of its saves fails', async () => {
    const before = await figures();
    const { update } = content.payload;
    content.payload.update = (() => Promise.reject(new Error('the database has gone'))) as never;
    onTestFinished(() => void (content.payload.update = update));
    const fresh = ['供电可靠率', 'reliability', '生产运行', '%', '', '99.9', '99.95'];
    const { status, body } = await send('', csv(fresh, WATER.with(5, '1')));
    expect([status, JSON.stringify(body)]).toEqual([500, expect.stringContaining('一个指标也没有写入')]);
    expect(await figures()).toEqual(before);
  });

  it('publishes nobody’s draft, and waits for its reviews where figures have some', async () => {
    const { docs } = await content.payload.find({ collection: 'figures', where: { key: { equals: 'generation' } } });
    const id = docs[0]?.id ?? 0;
    await content.payload.update({ collection: 'figures', id, data: { unit: '草稿', _status: 'draft' }, draft: true });
    const generation = ['发电量', 'generation', '', '', '', '', '131.4'];
    expect((await send('/check', csv(generation))).body['rows']).toMatchObject([
      { faults: [{ column: 'title', message: '这个指标有没发布的修改，请先在后台处理' }] },
    ]);
    const decide = (count: '0' | '1') =>
      content.payload.updateGlobal({ slug: 'review-settings', data: { figures: count } });
    await decide('1');
    onTestFinished(async () => void (await decide('0')));
    const before = await valuesOf('net_profit');
    expect(await send('', csv(PROFIT.with(6, '99')))).toMatchObject({ status: 200, body: { total: 1 } });
    expect(await valuesOf('net_profit')).toEqual(before);
    const waiting = await content.payload.find({
      ...{ collection: 'figures', draft: true, where: { key: { equals: 'net_profit' } } },
    });
    expect(waiting.docs[0]).toMatchObject({ _status: 'draft', reviewStage: 'third', savedBy: '证券事务' });
  });

  it('is refused to who may not write figures', async () => {
    for (const path of ['/check', '/notes', ''])
      expect([path, (await send(path, csv(WATER), null)).status]).toEqual([path, 403]);
    expect((await send('/check', new Uint8Array())).body).toMatchObject({ errors: [{ message: '文件是空的' }] });
  });
});
