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
  ['去年年报', '2025年年度报告'],
  ['去年公司赚了多少钱', '2025年'],
  ['演示水工有限公司', '历史演示'],
])('%s finds %s first', async (key, words) => {
  const { list, card } = await ask(key);
  expect(list[0]?.title?.map(({ text }) => text).join('')).toContain(words);
  expect(card?.reading ?? null).toBeNull();
});

it.each(['上海停电', '没提', '10千伏长安线', '演示2026-999', '{{7*7}}', "' OR 1=1 --"])(
  '%s: what many records hold of it is beside the point',
  async (key) => {
    expect((await ask(key)).total).toBe(0);
  },
);

it.each([
  ['上海停电', ['停电']],
  ['特斯拉充电站', ['充电站']],
  ['电费缴纳', ['电费']],
  ['核电', []],
  ['天然气开户', ['开户']],
  ['合同会签', ['合同']],
  ['龘靐', []],
])('%s: what is known of it is offered', async (key, words) => {
  expect(await ask(key)).toMatchObject({ total: 0, suggestions: words });
});

it.each([
  ['年报和社会责任报告', ['announcement', 'social_responsibility']],
  ['招聘和招标', ['recruit', 'purchase']],
  ['停电和电价', ['overhaul', 'tariff']],
])('%s shows both by turns', async (key, modules) => {
  const { list, total, facets, corrected, partial } = await ask(key);
  expect(list.slice(0, 2).map(({ module }) => module)).toEqual(modules);
  expect({ corrected, partial }).toEqual({ corrected: '', partial: false });
  expect(Object.values(facets?.module ?? {}).reduce((sum, count) => sum + count, 0)).toBe(total);
});

it.each(['2026年新闻', '今年新闻'])('%s: what was published in it comes first', async (key) => {
  const { list } = await ask(key);
  expect(new Set(list.map(({ module }) => module))).toEqual(new Set(['news']));
});

it.each([
  ['2019年招标', '招标', 'purchase'],
  ['2019年招聘', '招聘', 'recruit'],
])('of a year without records the list is named that is shown in its place: %s', async (key, words, module) => {
  const { list, corrected, partial } = await ask(key);
  expect({ corrected, partial, module: list[0]?.module }).toEqual({ corrected: words, partial: true, module });
});

it.each(['水费和电费', '天然气、电费'])(
  '%s: the subject that the site does not know is left out and said to be',
  async (key) => {
    const { total, corrected } = await ask(key);
    expect([corrected, total > 0]).toEqual(['电费', true]);
  },
);

it('an outage without notice finds what complaints about it came to', async () => {
  const { list } = await ask('没提前通知就停电');
  expect(list[0]?.title?.map(({ text }) => text).join('')).toContain('停电告知不到位');
});

it.each([
  ['招骋', '招聘'],
  ['投拆', '投诉'],
])('%s is read as %s', async (typed, meant) => {
  const [one, other] = [await ask(typed), await ask(meant)];
  expect([one.corrected, one.total]).toEqual([meant, other.total]);
});

it('a line of a voltage that is not there is said not to be in the directory', async () => {
  expect((await ask('10千伏长安线')).card?.reading).toMatchObject({ certainty: 'unknown', unread: '10kv长安线' });
});

it.each([
  ['停电%', '停电', '停电'],
  ['000 0000 0105', '000-0000-0105', ''],
  ['shenme shihou laidian', '什么时候来电', ''],
  ['ting电', '停电', ''],
  ['chongdian桩', '充电桩', ''],
  ['云xi停电', '云溪停电', ''],
])('%s is asked as %s', async (typed, meant, said) => {
  const [one, other] = [await ask(typed), await ask(meant)];
  expect([one.total, one.corrected, one.card?.key, one.list.map(({ id }) => id)]).toEqual([
    other.total,
    said,
    other.card?.key,
    other.list.map(({ id }) => id),
  ]);
});

it.each([
  ['我们家电表转得特别快是不是坏了想叫人来看看', 'meter'],
  ['我们村头那个电线杆子歪了快要倒了找哪个', 'fallen-line'],
  ['电线上挂了个风筝小孩想爬上去拿', 'fallen-line'],
  ['孩子大学毕业了学的电气工程想去你们单位上班怎么报名', 'jobs'],
  ['我妈去世了她的电表想改成我的名字需要带什么东西', 'account-change'],
  ['电费户名改名字', 'account-change'],
  ['养猪场晚上停电风机停了猪会闷死有没有发电车', 'backup-power'],
  ['200度电多少钱', 'electricity-price'],
  ['工厂增容', 'business-connection'],
  ['我要投诉你们停电不通知', 'complaint'],
  ['电闸掉了', 'breaker-trip'],
  ['电表跳得飞快', 'meter'],
  ['灯不亮了咋个办', 'power-off'],
])('%s: the card is %s', async (key, card) => {
  expect((await ask(key)).card?.key).toBe(card);
});

it('whoever opens a factory is led to the guide for businesses', async () => {
  expect((await ask('开个小厂要用电找谁')).list[0]?.title?.map(({ text }) => text).join('')).toContain('企业用电报装');
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
