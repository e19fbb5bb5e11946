/** Words around a place in a question. Pure. */
import { fillerWords } from '../search/query/plan/filler-words.ts';
import { toSyllables } from '../pinyin.ts';
import { foldPlaceText } from './place-names.ts';

/** A time of the day: whatever it says, it names no place. */
export const CLOCK =
  /(?:\d{1,2}(?:点钟?|时(?!代))|(?:十[一二]?|[一二两三四五六七八九])点(?:钟|(?![水村镇乡])))(?:半|整|[一三]刻|\d{1,2}分?)?(?:左右|以后|之后|以前|之前)?/gu;

/** How long something lasts: 三个小时, 2天. */
const DURATION = /(?:\d{1,3}|[一二两三四五六七八九十半几]{1,3})(?:多)?个?(?:半)?(?:小时|钟头|分钟|刻钟|天)(?:多)?/gu;

/** Besides the words of any question those of questions about outages; they stand for no place. */
const WORDS =
  // Asking for help
  '咨询 求助 问下 问一下 问问 麻烦问下 在吗 在不在 有人吗 有人 嗯 喂 师傅 师傅们 老师 亲 您好 注意 请注意 反映 转发 转告 相互转告 互相转告 急 急急 急急急 在线等 ' +
  // Wanting to know
  '查询 查 看 电话 电话号码 报修 报修电话 投诉 举报 ' +
  // Who
  '我家住 我家在 家里 家中 我住在 我住 我在 我是 我 俺 咱 住在 住 位于 家住 ' +
  '老家 老家在 我老家 父母 爸妈 爸爸 妈妈 我爸 我妈 我爸妈 他家 她家 亲戚 村民 居民 住户 用户 老百姓 业主 业主群 群里 物业 各位 大家 ' +
  // Where
  '这儿 那儿 附近 旁边 周边 一带 这一片 那一片 那一带 那一块 这块 片区 地区 地方 区域 范围 全部 所有 全县 全区 全镇 全村 整个村 半个村 整个小区 ' +
  '地址 地点 位置 村名 小区名 属于 所属 下属 下辖 辖区 ' +
  // When
  '哪些村 哪些地方 哪个地方 哪块 名单 一览 列表 半夜 一晚上 一上午 一天 那块 电断了 电断 断了 修好 几点来 停到 不停 好久 很久 半天 大半天 整天 天天 每天 一直 老是 总是 经常 又是 或者 或 以及 除了 不是 不 时间 ' +
  // Why and whether
  '为何 原因 新的 新时间 下次 下一次 改到 改到哪天 改期 改期到 改期没 改期没有 改期了没 延期 延期到 延期没 延期了没 推迟 推迟到 取消 取消没 取消了 取消了没 取消了没有 超时 都超时了 超时了 黑灯 黑灯瞎火 停不停 会 要 还 又 再 都 也 就 才 能 可以 有 没有 没 无 ' +
  // Outages
  '计划停电 临时停电 故障停电 计划检修 停电检修 检修停电 停电通知 停电公告 停电信息 停电计划 停电预告 停电安排 停电时间 停电了 会停电 会不会停电 要停电 还停电 还在停电 没有停电 有没有停电 有停电 是不是停电 停不停电 会停 停电 停水 停送电 停了 停 ' +
  // Power
  '没电了 没电 没有电 没得电 断电 断电了 停了电 跳闸 缺电 限电 拉闸 缺相 电压低 灯不亮 路灯不亮 灯灭了 坏了 变压器坏了 电线 电线断了 烦死了 真烦 来电 来电了 电来了 电什么时候来 复电 通电 送电 有电 恢复供电 恢复送电 恢复用电 恢复 供电 用电 抢修好 修好 电力 抢修 检修 维修 施工 电 灯 ' +
  // Notices
  '关于 的公告 的通知 公告 通知 通告 公示 预告 信息 计划 临时 故障 安排 情况 消息 影响 受影响 涉及 ' +
  // Of time, and what joins
  '上午 下午 早上 中午 晚上 夜里 凌晨 傍晚 白天 刚 近期 到 从 在 对 和 与 及 等 的 地 得 了 着 过 么 一会 下 是 说 给 把 被 请 好 没 线路 电路 台区 号 ' +
  // Endings of other regions' speech
  '咯 噻 撒 嘞 哒 咗 未 了撒 啥子 为啥子 晓得 晓不晓得';
/** The longest that fits is taken. */
const BY_LENGTH = [...new Set([...fillerWords, ...WORDS.split(' ')].map(foldPlaceText))].toSorted(
  (a, b) => b.length - a.length,
);
/** Within a rest that has other characters only these are taken off its ends: one character may be part of a name. */
const AT_START = BY_LENGTH.filter((word) => word.length > 1 || '我在请'.includes(word));
const AT_END = BY_LENGTH.filter((word) => word.length > 1 || '的吗呢啊呀吧么嘛了停'.includes(word));

/** Words for any place, with whose it is. */
export const ANY_PLACE = /^(?:我们|咱们|俺们|我|咱|本|你们)?(?:村子?|社区|小区|镇|乡|街道|县|区|市)(?:里|上)?$/u;

/** Whether words that name no place ask for outages: 啊啊 and 我 do not. */
export function isAsking(text: string): boolean {
  return (
    /[电停灯]/u.test(text) ||
    ANY_PLACE.test(foldPlaceText(text)) ||
    BY_LENGTH.some((word) => word.length > 1 && text.includes(word))
  );
}

/** Such words as they are typed in Latin letters: tingdian, shenmeshihou. One syllable may be part of any name. */
const SPELLED = BY_LENGTH.filter((word) => /^\p{Script=Han}{2,}$/u.test(word)).map((word) =>
  toSyllables(word).join(''),
);
/** Only behind such a word. */
const SPELLED_ENDINGS = ['le', 'ma', 'ne', 'ba', 'ya', 'de'];

/** Whether a word in Latin letters spells one of a question, or several, as 停电 + 了 + 吗. */
export function isSpelledQuestion(latin: string): boolean {
  const begins = SPELLED.some((word) => latin.startsWith(word));
  return begins && isMadeOf(latin, [...SPELLED, ...SPELLED_ENDINGS]);
}

/** A rest without the words of a question: "" when it holds nothing else. */
export function withoutQuestion(text: string): string {
  return isMadeOf(text.replaceAll(' ', '').replaceAll(DURATION, ''), BY_LENGTH) ? '' : trimmed(text);
}

/** What was typed without the words of a question around it, for saying what was asked. */
export function askedOf(typed: string): string {
  return trimmed(typed.replaceAll(CLOCK, ' ').replaceAll(/\s+/gu, ' ').trim());
}

/** What is left of 地址：… and 你好，… without the word. */
const LEADING = /^[\s,，、。；;:：!！?？]+/u;

function trimmed(text: string): string {
  let rest = text;
  for (;;) {
    const first = AT_START.find((word) => rest.startsWith(word));
    if (first !== undefined) {
      rest = rest.slice(first.length).replace(LEADING, '');
      continue;
    }
    const last = AT_END.find((word) => rest.endsWith(word));
    if (last === undefined) return rest;
    rest = rest.slice(0, -last.length).trimEnd();
  }
}

/** Whether a text is nothing but such words one after the other. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reachable = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reachable.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) reachable.add(at + word.length);
  }
  return reachable.has(text.length);
}

/** Characters that make another name of the one behind them: 下柳林村 is not 柳林村. */
const BEFORE_NAMES = /[上下大小前后东西南北中老新]$/u;

/** Whether what stands directly before a name makes another one of it, though each character by itself only asks. */
export function isPartOfName(before: string): boolean {
  let rest = before;
  for (;;) {
    const last = BY_LENGTH.find((word) => word.length > 1 && rest.endsWith(word));
    if (last === undefined) return BEFORE_NAMES.test(rest);
    rest = rest.slice(0, -last.length);
  }
}
