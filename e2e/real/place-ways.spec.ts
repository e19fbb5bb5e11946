import type { NoticeItem } from '@yunxia/contract/notice';
import { outageStatus } from '@yunxia/contract/outage-status';
import { expect, test } from '../setup/real-fixtures.ts';

/** Ways that are asked on every page that takes a place; `place-http.test.ts` asks the content server 300. */
const ASKED = 75;
const SEED = 20_261_129;

type Way = { id: number; title: string; text: string; isLive: boolean };

/** Ordinary ways to name what a notice names, as a reader of the notice would write them. */
function waysOf(notice: NoticeItem): Way[] {
  const { id, title, regions, lines } = notice;
  const isLive = ['ongoing', 'overrunning'].includes(outageStatus(notice, Date.now()));
  const texts = regions.flatMap(({ county, town, villages }) => {
    const bare = (name: string): string => name.replace(/(?:街道|社区|[县区镇乡村])$/, '');
    return [
      ...[
        county,
        bare(county).length > 1 ? bare(county) : county,
        `${bare(county)}${county.endsWith('县') ? '区' : '县'}`,
      ],
      ...villages.flatMap((village) => [
        ...[village, bare(village), county + town + village, `${county} ${town} ${village}`, `${village} ${county}`],
        ...[`${town}${bare(village)}居委会`, `${village}3组12号`, `${village}停电了吗`, `请问${village}什么时候来电`],
      ]),
    ];
  });
  const ofLines = lines.flatMap((line) => {
    const name = line.replace(/^\d+千伏/, '');
    return [
      line,
      name,
      line.replace('千伏', 'kV'),
      line.replace('千伏', ' KV '),
      name.replace('Ⅱ', '2'),
      name.replace('Ⅱ', '二'),
    ];
  });
  return [title, title.replace(/^关于/, ''), ...texts, ...ofLines].map((text) => ({ id, title, text, isLive }));
}

/** Numbers from a seed, so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test(
  '75 ways to name a place find its notice on the home page, in the list, in the feed and in the search',
  { tag: '@long' },
  async ({ request }) => {
    test.slow();
    const answer = await request.post('/api/v1/notice-list', { form: { type: 'overhaul', limit: '50' } });
    const { list } = (await answer.json()) as { list: NoticeItem[] };
    expect(list.length).toBeGreaterThan(30);
    const random = randomFrom(SEED);
    const all = list.flatMap(waysOf);
    const missed: string[] = [];
    // Of a place whose outage is yet to come, or over, it may be said of today.
    const denial = /当前无停电计划|没有停电计划/;
    for (let asked = 0; asked < ASKED; asked += 1) {
      const { id, title, text, isLive } = all[Math.floor(random() * all.length)] as Way;
      const typed = encodeURIComponent(text);
      const [home, listed, feed, search] = await Promise.all([
        request.get(`/home?q=${typed}`),
        request.get(`/information_disclosure/overhaul?keyword=${typed}`),
        request.get(`/feeds/outages.json?county=${typed}`),
        request.get(`/search?key=${typed}&module=overhaul`),
      ]);
      if (isLive && denial.test(await textOf(home))) missed.push(`denied on /home: ${text} (${title})`);
      const pages = Number(/共(?:<[^>]*>|\s)*(\d+)/.exec(await listed.text())?.[1] ?? 0);
      const isListed = pages > 10 || new RegExp(`id=${id}["#]`).test(await listed.text());
      if (!isListed || (isLive && denial.test(await textOf(listed)))) {
        missed.push(`list: ${text} (${title})`);
      }
      if (feed.status() !== 200) missed.push(`feed: ${text} (${title}): ${feed.status()}`);
      if (!/information_details\?id=/.test(await search.text())) missed.push(`search: ${text} (${title})`);
    }
    expect(missed).toEqual([]);
  },
);

/** What stands in the main part of a page, its scripts and data left aside. */
async function textOf(response: { text(): Promise<string> }): Promise<string> {
  const html = await response.text();
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, '');
}
