/** Filler words of a question: removed before modules, places and terms are parsed. Pure. */

/** Words around a question: days are read without them. */
const POLITE =
  '你好 您好 请问一下 请问 请教一下 请教 麻烦问一下 麻烦帮我 麻烦 劳驾 打扰一下 打扰了 不好意思 谢谢 多谢 帮我 帮忙 ' +
  '我想问一下 我想问问 我想问 想问一下 想问问 想问 问一下 问问 我想咨询一下 想咨询一下 咨询一下 我想咨询 我想知道 想知道 我想了解一下 我想了解 想了解一下 想了解 了解一下 ' +
  '我想查一下 我想查 想查一下 想查 查一下 查查 查一查 查询一下 我想看一下 我想看看 看一下 看看 搜一下 找一下 告诉我';
/** The longest that stands at a place is taken; none of these is part of what the site's texts are about. */
const FILLERS =
  // Greeting, asking for help
  '给我 那个请问 喂 哎 嗯 哦 诶 唉 ' +
  // Wanting to know
  '知道 听说 我要查 我要 我想要 我想 想要 能不能 可不可以 可以吗 行不行 好不好 有没有 是不是真的 是不是 会不会 要不要 ' +
  // Who
  '我们这边 我们这里 我们这儿 我们这 我们那边 我们那里 我们那 我们家里 我们家 我们 我家里 我家 咱们这 咱们 咱家 俺们 俺家 你们这边 你们公司 你们那 你们 贵公司 本公司 ' +
  '家里的 自己家 人家 大家 谁家 ' +
  // Asking words
  '怎么样才能 怎么才能 要怎么 应该怎么 该怎么 怎么样 怎么办理 怎么办 怎么弄 怎么回事 怎么去 怎么走 怎么 咋样 咋办 咋回事 咋弄 咋个 咋 如何 怎样 啥时候 啥时 啥子时候 啥子 为啥 啥 ' +
  '哪一年 哪年 何年 什么时候 什么时间 什么地方 什么样 为什么 是什么 有什么 有哪些 有哪几个 有多少 有几个 有几座 有几家 有几台 什么 何时 哪天 哪一天 哪里可以 哪里能 在哪里 哪里 在哪儿 在哪 哪儿 去哪里 去哪儿 去哪 到哪里 到哪 哪个 哪些 哪家公司 哪家单位 哪家 哪几家 谁家 谁 几点钟 几点 几号 几时 多久 多长时间 多少 多会儿 是否 ' +
  // Of time and stress
  '到底 究竟 最后 现在 目前 最近 刚才 刚刚 一般 都是 还是 就是 的时候 这几天 这个 那个 这边 那边 这里 那里 一下 一整天 ' +
  // Endings
  '突然 忽然 获得的 所有的 全部的 ' +
  '了吗 了没有 没有啊 的呢 的吗 吗 呢 吧 啊 呀 嘛 哈 哟 噢 啦 喽 咧';
/** The words, the longest first. */
export const fillerWords: readonly string[] = `${FILLERS} ${POLITE}`
  .split(' ')
  .filter(Boolean)
  .toSorted((a, b) => b.length - a.length);
/** 什么时候 and 为什么 ask; 怎么办理 asks how to do something, and 办理 is what it is about. */
const MEANT_PARTS: ReadonlyMap<string, string> = new Map([['怎么办理', '办理']]);
const PATTERN = new RegExp(fillerWords.join('|'), 'gu');
const POLITE_PATTERN = new RegExp(
  POLITE.split(' ')
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'gu',
);
/** Characters that say nothing at the ends of what is left. */
const EDGES = /^[的了我把那这是]+|[的了是在我着]+$/u;
/** Such a character by itself. */
const ALONE = /^[的了是在和与我把有要会能都就还也又那这被给让做着过人个]$/u;
const PUNCTUATION = /[，。、；：！？,;!?…~～]+/gu;

/** A folded text without greetings and what leads to a question. */
export function withoutGreetings(folded: string): string {
  return folded.replaceAll(POLITE_PATTERN, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** Whether a text has a filler word. */
export function hasFiller(text: string): boolean {
  return text.search(PATTERN) >= 0;
}

const patterns = new WeakMap<readonly string[], RegExp>();

/**
 * A folded text without such words; each stretch between them stands by itself.
 * @param whole words that have such a word in them and mean something: 几点开门
 */
export function withoutFillers(folded: string, whole: readonly string[] = []): string {
  let pattern = patterns.get(whole);
  if (pattern === undefined) {
    pattern = new RegExp(
      [...whole.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)), ...fillerWords].join('|'),
      'gu',
    );
    patterns.set(whole, pattern);
  }
  const isWhole = new Set(whole);
  const pieces = folded
    .replaceAll(PUNCTUATION, ' ')
    .replaceAll(pattern, (found) => (isWhole.has(found) ? ` ${found} ` : ` ${MEANT_PARTS.get(found) ?? ''} `))
    .split(/\s+/u)
    .map((piece) => (/\p{Script=Han}/u.test(piece) ? trimmed(piece) : piece));
  return pieces.filter((piece) => piece !== '').join(' ');
}

/** Without such characters at its ends, as long as two are left: 目的 stays. */
function trimmed(piece: string): string {
  let rest = piece;
  for (;;) {
    const next = rest.replace(EDGES, '');
    if (next === rest || (next.length < 2 && rest.length > 1)) return ALONE.test(rest) ? '' : rest;
    rest = next;
  }
}
