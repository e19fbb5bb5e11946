import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestContent, type TestContent } from './test-content.ts';

const NOW = Date.parse('2026-12-31T10:00:00+08:00');
let content: TestContent;

beforeAll(async () => {
  content = await startTestContent();
  content.setNow(NOW);
  const county = await content.create('outage-areas', { title: '云峡县', kind: 'county' });
  const town = await content.create('outage-areas', { title: '坝前镇', kind: 'town', parentId: county });
  await content.create('outage-areas', { title: '茶场村', kind: 'village', parentId: town });
  await content.create('notices', {
    ...{ type: 'overhaul', kind: 'planned', title: '茶场村计划停电' },
    ...{ startAt: '2027-01-01T08:00:00+08:00', endAt: '2027-01-01T12:00:00+08:00' },
    regions: [{ county: '云峡县', town: '坝前镇', villages: ['茶场村'] }],
  });
}, 60_000);
afterAll(() => content.close());

const cardOf = async (key: string) => (await content.call('search-list', { key })).card;
const save = (...intents: object[]) =>
  content.payload.updateGlobal({ slug: 'search-settings', data: { intents } as never });
const question = { key: 'tea', title: '茶场', answer: '请看公告。', phrases: '茶场村停电、采茶体验', links: [] };

describe('the questions of the site', () => {
  it('are the first ones before anybody saved any', async () => {
    expect(await cardOf('一度电多少钱')).toMatchObject({ key: 'electricity-price' });
  });

  it.each([
    [{ phrases: '茶场、，。' }, '问法'],
    [{ key: 'outages' }, '标识'],
    [{ answer: '答'.repeat(121) }, '答案'],
    [{ steps: '一\n二\n三\n四\n五' }, '步骤'],
    [{ links: [{ label: '链接', path: '//evil.example' }] }, '本站地址'],
  ])('are refused with %j, the field named', async (fields, label) => {
    const refused = await save({ ...question, ...fields }).catch((error: unknown) => error);
    const { data } = refused as { data: { errors: { label: string; message: string }[] } };
    expect(data.errors.map((error) => error.label)).toEqual([expect.stringContaining(label)]);
    expect(data.errors[0]?.message).toMatch(/\p{Script=Han}/u);
  });

  it('never stand in place of the outages of a place that is known', async () => {
    await save(question);
    expect(await cardOf('采茶体验')).toMatchObject({ key: 'tea', answer: '请看公告。' });
    const card = await cardOf('茶场村停电');
    expect(card).toMatchObject({ key: 'outages', total: 1 });
    expect(card?.reading?.places.map(({ title }) => title)).toEqual(['茶场村']);
  });

  it('are none once an editor has deleted all', async () => {
    await save();
    expect(await cardOf('采茶体验')).toBeNull();
    expect(await cardOf('一度电多少钱')).toBeNull();
  });
});
