import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchContext } from '../scripts/search-context.ts';
import { searchList } from '../src/api/v1/search.ts';
import { startTestContent, type TestContent } from '../src/api/v1/test-content.ts';
import { fillGolden, GOLDEN_NOW } from './golden-fill.ts';

let content: TestContent;

beforeAll(async () => {
  content = await startTestContent();
  await fillGolden(content.payload);
});
afterAll(() => content.close());

const ask = (key: string) => searchList({ key, page: 1, limit: 10 }, searchContext(content.payload, GOLDEN_NOW));

it.each([
  // What stands on a page that is made of several records.
  ['总经理', '公司治理'],
  ['董秘是谁', '公司治理'],
  ['战略委员会', '公司治理'],
  ['解禁', '分红与股本'],
  ['香港结算公司', '分红与股本'],
  ['每10股派多少', '分红与股本'],
  ['复牌', '股票信息'],
  // Numbers, figures, addresses.
  ['99.92%', '媒体服务'],
  ['4860人', '媒体服务'],
  ['press@yunxia.example', '媒体服务'],
  ['YX_YS_2026_06', '无人机巡线服务招标公告（演示）'],
  ['https://www.example.com/investor_relations/dividend', '分红与股本'],
  // Words that are no slip for others, and other ways to write them.
  ['大坝安全检查', '大坝安全定期检查'],
  ['gong si zhang cheng', '章程'],
  ['不停电作业', '带电作业'],
  ['新闻编辑还招吗', '品牌与新闻编辑'],
  ['演示水工有限公司', '历史演示'],
])('%s finds %s first', async (key, words) => {
  const { list, card } = await ask(key);
  expect(list[0]?.title?.map(({ text }) => text).join('')).toContain(words);
  expect(card?.reading ?? null).toBeNull();
});

it.each(['YX-YS-2026-99', '2026-999', '000-0000-9999', '4.7899亿股'])(
  '%s, which is nowhere, finds nothing',
  async (key) => {
    expect(await ask(key)).toMatchObject({ total: 0, card: null });
  },
);

it.each([
  ['怎么报修', '000-0000-0001'],
  ['報修電話', '000-0000-0001'],
  ['报修打什么号码', '000-0000-0001'],
  ['树倒在电线上了', '000-0000-0001'],
  ['石坪供电所电话', '000-0000-0104'],
  ['临江区供电服务电话是多少', '000-0000-0105'],
  ['000-0000-0103', '000-0000-0103'],
  ['打了热线没人管', '12398'],
])('%s: the number to call is %s', async (key, phone) => {
  expect((await ask(key)).card?.phone).toBe(phone);
});

it.each(['电话', 'customer service phone number', '供电公司电话'])(
  '%s: the numbers to call are listed, that for faults first',
  async (key) => {
    const rows = (await ask(key)).card?.rows ?? [];
    expect(rows.map(({ title }) => title)).toEqual(['停电报修', '服务热线', '能源监管热线']);
    expect(rows[0]?.url).toBe('tel:00000000001');
  },
);

it.each([
  ['有人触电了怎么办', 'tel:120'],
  ['变压器冒火花', 'tel:119'],
  ['电梯停电被困住了', 'tel:119'],
])('%s: the first way on is %s', async (key, url) => {
  expect((await ask(key)).card?.links?.[0]?.url).toBe(url);
});

it.each(['取消的停电', '延期的停电', '已恢复', '超时未恢复'])(
  '%s: outages of that status, and not its words',
  async (key) => {
    const { list, card, corrected } = await ask(key);
    expect(card).toMatchObject({ key: 'outage-status', reading: null });
    expect(corrected).toBe('');
    if (card?.rows?.length) expect(list[0]?.url).toBe(card.rows[0]?.url);
  },
);
