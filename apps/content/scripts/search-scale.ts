/**
 * Fills an empty database with invented articles and measures the search: time per class of query, size of the index,
 * time to build it. Takes minutes and is no part of any test.
 *
 *   node apps/content/scripts/search-scale.ts [number of articles]     SQLite, or what DATABASE_URL names
 */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from '@payloadcms/db-sqlite/drizzle';

const COUNT = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(path.join(tmpdir(), 'search-scale-'));
process.env.DATA_DIR = folder;
process.env.LOG_LEVEL ||= 'error';

const { openPayload } = await import('../src/open-payload.ts');
const { answerQuery } = await import('../src/search/answer-query.ts');
const { isPostgres, runStatement } = await import('../src/search/search-database.ts');
const { toSearchRows } = await import('../src/search/search-entry.ts');
const { sourceOf } = await import('../src/search/search-sources.ts');
const { replaceRows } = await import('../src/search/search-store.ts');

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-28T08:00:00+08:00');
const BATCH = 1000;

// A generator of our own, so that every run measures the same articles (Mulberry32).
let seed = 20_261_128;
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
const WORDS =
  '集团 公司 供电 检修 停电 计划 公告 云溪县 临江区 江岭县 石坪县 峡口区 水库 大坝 机组 发电量 调度 电网 线路 变压器 巡检 抢修 班组 安全 生产 会议 部署 重点 任务 项目 工程 施工 招标 采购 中标 储能 光伏 新能源 充电 服务 客户 营业厅 热线 投诉 办理 电价 电费 改造 升级 智能 数字化 平台 系统 生态 流量 鱼类 增殖 放流 志愿 党建 学习 廉洁 培训 竞赛 表彰 社区 村民 学校 应急 演练 防汛 来水 丰水期 枯水期 年度 季度 报告 董事会 股东会 决议 投资者 业绩 说明会 可持续 发展 责任 环保 碳排放 绿色 电力 证书 市场 交易 合同 签署 合作 协议 技术 创新 成果 专利 标准 质量 验收 投产 并网'.split(
    ' ',
  );
/** Further words, of two characters each, so that a text does not hold everything. */
const FURTHER = Array.from({ length: 4000 }, (_, at) => String.fromCodePoint(0x4e00 + at, 0x4e00 + ((at * 31) % 5000)));
const pick = (list: readonly string[]): string => list[Math.floor(list.length * random())] ?? '';
const rare = (id: number): string => String.fromCodePoint(0x4e00 + (id % 5000), 0x4e00 + ((id * 7) % 5000));
/** Each article has a subject of twelve neighbouring words; a fifth of its text is of them. */
const subject = (): string[] => {
  const from = Math.floor(random() * WORDS.length);
  return Array.from({ length: 12 }, (_, at) => WORDS[(from + at) % WORDS.length] ?? '');
};
const word = (): string => pick(WORDS);
const sentence = (words: readonly string[]): string =>
  `${Array.from({ length: 8 + Math.floor(random() * 8) }, () => pick(random() < 0.2 ? words : FURTHER)).join('')}。`;

function article(id: number) {
  let body = `编号YX-${id}，${rare(id)}站。`;
  const words = subject();
  while (body.length < 500) body += sentence(words);
  return {
    id,
    type: 'important',
    title: `${rare(id)}${pick(words)}${pick(words)}${pick(words)}关于10kV${rare(id * 3)}线的${pick(words)}`,
    summary: body.slice(0, 100),
    content: { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: body }] }] } },
    publishedAt: new Date(NOW - Math.floor(random() * 3650) * DAY).toISOString(),
  };
}

const classes: Readonly<Record<string, () => string>> = {
  'two words': () => subject().slice(0, 2).join(' '),
  'a word': word,
  'a rare word': () => rare(Math.floor(random() * COUNT)),
  'a phrase of two words': () => `"${subject().slice(0, 2).join('')}"`,
  'one character': () => word().charAt(0),
  'a number': () => `YX-${Math.floor(random() * COUNT)}`,
  pinyin: () => ['tingdian', 'zhaobiao', 'dianfei', 'jt', 'gddw', 'xinnengyuan'][Math.floor(random() * 6)] ?? '',
  'a word left out': () => `${word()} -${word()}`,
  'a question': () => `${rare(Math.floor(random() * COUNT))}什么时候${word()}`,
  'nothing like it': () => `龘${rare(Math.floor(random() * 9))}靐齉`,
};

const payload = await openPayload();
const source = sourceOf('news', 'important');
if (source === undefined) throw new Error('news are not searched');
const started = performance.now();
for (let first = 1; first <= COUNT; first += BATCH) {
  const transactionID = (await payload.db.beginTransaction()) ?? '';
  for (let id = first; id < Math.min(first + BATCH, COUNT + 1); id += 1) {
    await replaceRows(payload, 'news', id, toSearchRows(source, article(id), []), { transactionID });
  }
  await payload.db.commitTransaction(transactionID);
  if (process.stdout.isTTY) process.stdout.write(`\r${Math.min(first + BATCH - 1, COUNT)}/${COUNT}`);
}
const seconds = (performance.now() - started) / 1000;
await runStatement(payload, sql.raw(isPostgres(payload) ? 'analyze' : 'pragma wal_checkpoint(truncate)'));
console.log(`\n建立索引 ${seconds.toFixed(1)} 秒，大小 ${(await sizeOf()).toFixed(0)} MB`);

for (const [name, toQuery] of Object.entries(classes)) {
  const times: number[] = [];
  let hits = 0;
  for (let round = 0; round < 60; round += 1) {
    const query = toQuery();
    const from = performance.now();
    const { found } = await answerQuery(payload, query, { sort: 'relevance', limit: 10, offset: 0 }, NOW);
    // The first rounds warm up.
    if (round >= 10) times.push(performance.now() - from);
    hits += found.total;
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(8);
  console.log(`${name.padEnd(24)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  ${Math.round(hits / 60)} hits`);
}
await payload.destroy();
rmSync(folder, { recursive: true, force: true });
process.exit(0);

/** Size of the index in MB, its texts included. */
async function sizeOf(): Promise<number> {
  if (!isPostgres(payload)) {
    const file = path.join(folder, 'content.db');
    return (existsSync(file) ? statSync(file).size : 0) / 1e6;
  }
  const [row] = await runStatement(
    payload,
    sql`select pg_total_relation_size('search_rows') + pg_total_relation_size('search_texts') as bytes`,
  );
  return Number(row?.['bytes']) / 1e6;
}
