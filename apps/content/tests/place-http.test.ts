import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { randomFrom } from '../scripts/search-corpus.ts';
import { startTestContent } from '../src/api/v1/test-content.ts';
import { sampleContent } from '../src/seed/sample-data.ts';
import { startBuiltServer, type BuiltServer } from './built-server.ts';
import { createSampleAreas } from './sample-areas.ts';
import { waysOf, type Way, type WayNotice } from './place-ways.ts';

const NOW = Date.now();
const ASKED = 300;

let server: BuiltServer;
let notices: { id: number; notice: WayNotice }[];

interface Answer {
  total: number;
  list: { id: number; module?: string }[];
  reading?: { certainty: string } | null;
}

async function post(name: string, fields: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${server.base}/api/v1/${name}`, { method: 'POST', body: new URLSearchParams(fields) });
  return (await response.json()) as Answer;
}

beforeAll(async () => {
  // The test's own content server makes the database; the built one answers from it.
  const content = await startTestContent();
  await createSampleAreas(content);
  notices = [];
  for (const { data } of sampleContent(NOW).records['notices']) {
    if (data['type'] !== 'overhaul' || data['_status'] !== 'published' || data['withdrawn'] === true) continue;
    notices.push({ id: await content.create('notices', data), notice: data as unknown as WayNotice });
  }
  const variables = { DATA_DIR: process.env['DATA_DIR'] ?? '', DATABASE_URL: process.env['DATABASE_URL'] ?? '' };
  server = await startBuiltServer(await freePort(), { ...variables, SAMPLE: 'off' });
  await content.payload.destroy();
  for (let left = 50; left > 0 && (await post('search-list', { key: '停电公告' })).total < notices.length; left -= 1) {
    await sleep(200);
  }
});
afterAll(() => server.close());

it('300 ways to name a place find its notice in look-up, list and search, and deny it nowhere', async () => {
  const random = randomFrom(20_261_129);
  const all = notices.flatMap(({ id, notice }) => waysOf(notice).map((way): Way & { id: number } => ({ ...way, id })));
  const asked = Array.from({ length: ASKED }, () => all[Math.floor(random() * all.length)] as Way & { id: number });
  const missed: string[] = [];
  for (const { kind, text, id } of asked) {
    const has = ({ list }: Answer, module?: string): boolean =>
      list.some((each) => each.id === id && (module === undefined || each.module === module));
    const [lookUp, region, search] = await Promise.all([
      post('notice-list', { type: 'overhaul', keyword: text, limit: '50' }),
      post('notice-list', { type: 'overhaul', region: text, limit: '50' }),
      post('search-list', { key: text, module: 'overhaul', limit: '50' }),
    ]);
    if (!has(lookUp)) missed.push(`look-up, ${kind}: ${text}`);
    if (!has(region)) missed.push(`region, ${kind}: ${text}`);
    if (!has(search, 'overhaul')) missed.push(`search, ${kind}: ${text}`);
  }
  expect(missed).toEqual([]);
});
