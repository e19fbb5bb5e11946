/** Invented articles and what would be asked of them, for measuring the search: the same ones in every run. Pure. */
import { DAY_MS } from '@yunxia/contract/time';

/** The day at which the articles are asked, and before which they were published; epoch ms. */
export const CORPUS_NOW = Date.parse('2026-11-28T08:00:00+08:00');
/** Years over which they are spread, and their length in characters. */
const YEARS = 10;
const LENGTH = 500;
/** Words of an article's subject, the share of its text that is of them, and how many articles name the group. */
const SUBJECT = 12;
const SUBJECT_SHARE = 0.2;
const NAMED_SHARE = 0.5;
const GROUP = '云峡集团';

const WORDS =
  '公司 供电 检修 停电 计划 公告 云溪县 临江区 江岭县 石坪县 峡口区 水库 大坝 机组 发电量 调度 电网 线路 变压器 巡检 抢修 班组 安全 生产 会议 部署 重点 任务 项目 工程 施工 招标 采购 中标 储能 光伏 新能源 充电 服务 客户 营业厅 热线 投诉 办理 电价 电费 改造 升级 智能 数字化 平台 系统 生态 流量 鱼类 增殖 放流 志愿 党建 学习 廉洁 培训 竞赛 表彰 社区 村民 学校 应急 演练 防汛 来水 丰水期 枯水期 年度 季度 报告 董事会 股东会 决议 投资者 业绩 说明会 可持续 发展 责任 环保 碳排放 绿色 电力 证书 市场 交易 合同 签署 合作 协议 技术 创新 成果 专利 标准 质量 验收 投产 并网'.split(
    ' ',
  );
/** Further words, of two characters each, so that a text does not hold everything. */
const FURTHER = Array.from({ length: 4000 }, (_, at) => String.fromCodePoint(0x4e00 + at, 0x4e00 + ((at * 31) % 5000)));

export interface CorpusArticle {
  id: number;
  title: string;
  body: string;
  /** Epoch milliseconds. */
  publishedAt: number;
}

/** A kind of question, and one such question each time. */
export interface QueryClass {
  name: string;
  next(): string;
  /** Texts that an article must hold to be found; undefined where the class asks for more than pieces of text. */
  pieces?: (query: string) => string[];
}

/** Articles 1 to `count`, one by one. */
export function* corpusArticles(count: number): Generator<CorpusArticle> {
  const random = randomFrom(20_261_128);
  const pick = pickFrom(random);
  for (let id = 1; id <= count; id += 1) {
    const words = subjectFrom(random);
    let body = `编号YX-${id}，${rareWord(id)}站。${random() < NAMED_SHARE ? `${GROUP}消息，` : ''}`;
    while (body.length < LENGTH) body += sentence(random, words);
    yield {
      id,
      title: `${rareWord(id)}${pick(words)}${pick(words)}${pick(words)}关于10kV${rareWord(id * 3)}线的${pick(words)}`,
      body,
      publishedAt: CORPUS_NOW - Math.floor(random() * YEARS * 365) * DAY_MS,
    };
  }
}

/** An article as the record of a piece of news. */
export const toNews = ({ id, title, body, publishedAt }: CorpusArticle) => ({
  id,
  type: 'important',
  title,
  summary: body.slice(0, 100),
  content: { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: body }] }] } },
  publishedAt: new Date(publishedAt).toISOString(),
});

/** What is asked of `count` articles. */
export function queryClasses(count: number): QueryClass[] {
  const random = randomFrom(7);
  const pick = pickFrom(random);
  const word = (length: number): string => pick(WORDS.filter((text) => text.length === length));
  const rare = (): string => rareWord(1 + Math.floor(random() * count));
  const whole = (query: string): string[] => [query];
  const words = (query: string): string[] => query.split(' ');
  return [
    { name: '两字词', next: () => word(2), pieces: whole },
    { name: '三字词', next: () => word(3), pieces: whole },
    { name: '两个词', next: () => subjectFrom(random).slice(0, 2).join(' '), pieces: words },
    { name: '少见的词', next: rare, pieces: whole },
    { name: '一半文章都有的词', next: () => '集团', pieces: whole },
    { name: '一半文章都有的名称', next: () => GROUP, pieces: whole },
    {
      name: '引号中的短语',
      next: () => `"${subjectFrom(random).slice(0, 2).join('')}"`,
      pieces: (query) => [query.slice(1, -1)],
    },
    { name: '一个字', next: () => pick(WORDS).charAt(0), pieces: whole },
    { name: '编号', next: () => `YX-${1 + Math.floor(random() * count)}` },
    { name: '拼音', next: () => pick(['tingdian', 'zhaobiao', 'dianfei', 'jt', 'gddw', 'xinnengyuan']) },
    { name: '排除一个词', next: () => `${pick(WORDS)} -${pick(WORDS)}` },
    { name: '整句提问', next: () => `${rare()}什么时候${pick(WORDS)}` },
    { name: '没有一篇全部说到的提问', next: () => `${rare()}的${word(2)}和${rare()}的${word(3)}怎么办理` },
    { name: '两个主题', next: () => pick(['年报和社会责任报告', '招聘和招标', '停电和电价', '分红与股东大会']) },
    { name: '错字', next: () => pick(['招骋', '停申通知', '听电通知', '招标公靠', '投拆']) },
    { name: '没有结果', next: () => `龘${rare()}靐齉` },
  ];
}

/** A generator of our own, so that every run measures the same articles (Mulberry32): numbers from 0 to below 1. */
export function randomFrom(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function pickFrom(random: () => number): (list: readonly string[]) => string {
  return (list) => list[Math.floor(list.length * random())] ?? '';
}

function rareWord(id: number): string {
  return String.fromCodePoint(0x4e00 + (id % 5000), 0x4e00 + ((id * 7) % 5000));
}

/** Neighbouring words: an article has a subject. */
function subjectFrom(random: () => number): string[] {
  const from = Math.floor(random() * WORDS.length);
  return Array.from({ length: SUBJECT }, (_, at) => WORDS[(from + at) % WORDS.length] ?? '');
}

function sentence(random: () => number, words: readonly string[]): string {
  const pick = pickFrom(random);
  const length = 8 + Math.floor(random() * 8);
  return `${Array.from({ length }, () => (random() < SUBJECT_SHARE ? pick(words) : furtherWord(random))).join('')}。`;
}

/** Few of them often, most of them seldom, as in any language: the first is one word in sixteen. */
function furtherWord(random: () => number): string {
  return FURTHER[Math.floor(FURTHER.length * random() ** 3)] ?? '';
}
