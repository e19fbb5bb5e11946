/** What is wrong with a question as an editor wrote it, in the editor's language. Pure. */
import { compactPhrase, MIN_PHRASE } from '../search/query/plan/intents.ts';
import type { StoredIntent } from './search-intents.ts';

const MAX_KEY = 50;
const MAX_PHRASE = 16;
const MAX_ANSWER = 120;
const MAX_STEPS = 4;
const MAX_STEP = 40;
/** The key of the card that lists outages where no question was asked. */
const RESERVED_KEYS: ReadonlySet<string> = new Set(['outages']);

/** True, or what is wrong with a field of `own`, a row of `rows`. */
export type IntentCheck = (value: string, own: StoredIntent, rows: readonly StoredIntent[]) => string | true;

/** Phrases as an editor wrote them in one field. */
export function splitPhrases(text: string | null | undefined): string[] {
  return (text ?? '').split(/[、，,;；\n]+/u).flatMap((phrase) => phrase.trim() || []);
}

/** Lines of a text that are not empty. */
export function splitLines(text: string | null | undefined): string[] {
  return (text ?? '').split('\n').flatMap((line) => line.trim() || []);
}

/** Whether a text is a path of this site, whatever a browser makes of it, or a number to call. */
export function isOwnPath(text: string): boolean {
  return /^tel:\d[\d-]{1,19}$/.test(text) || (text.startsWith('/') && !/\/\/|\\|\p{Cc}/u.test(text));
}

export const checkKey: IntentCheck = (key, _own, rows) => {
  if (!/^[a-z\d-]+$/.test(key)) return '标识只能用英文小写字母、数字和连字符';
  if (key.length > MAX_KEY) return `标识不能超过 ${MAX_KEY} 个字（现在 ${key.length} 个）`;
  if (RESERVED_KEYS.has(key)) return `标识“${key}”由系统使用，请换一个`;
  return rows.filter((row) => row.key === key).length > 1 ? `标识“${key}”重复，请换一个` : true;
};

export const checkAnswer: IntentCheck = (answer) =>
  lengthOf(answer) <= MAX_ANSWER || `答案不能超过 ${MAX_ANSWER} 个字（现在 ${lengthOf(answer)} 个）`;

export const checkSteps: IntentCheck = (text) => {
  const steps = splitLines(text);
  if (steps.length > MAX_STEPS) return `步骤不能超过 ${MAX_STEPS} 步（现在 ${steps.length} 步）`;
  const at = steps.findIndex((step) => lengthOf(step) > MAX_STEP);
  return at < 0 || `第 ${at + 1} 步不能超过 ${MAX_STEP} 个字（现在 ${lengthOf(steps[at] ?? '')} 个）`;
};

export const checkPhrases: IntentCheck = (text, own, rows) => {
  const phrases = splitPhrases(text);
  if (phrases.length === 0) return '请填写问法';
  const wrong = phrases.find((phrase) => {
    const length = lengthOf(compactPhrase(phrase));
    return length < MIN_PHRASE || length > MAX_PHRASE;
  });
  if (wrong !== undefined) return `问法“${wrong}”不计标点应为 ${MIN_PHRASE} 至 ${MAX_PHRASE} 个字`;
  const typed = new Map(phrases.map((phrase) => [compactPhrase(phrase), phrase]));
  // Rows of the same key are refused by the check of keys.
  for (const other of rows.filter((row) => row !== own && row.key !== own.key)) {
    const taken = splitPhrases(other.phrases)
      .map(compactPhrase)
      .find((phrase) => typed.has(phrase));
    if (taken !== undefined) return `问法“${typed.get(taken)}”已用于问题“${other.title ?? ''}”`;
  }
  return true;
};

export const checkPath: IntentCheck = (path) =>
  isOwnPath(path) || '本站地址应以一个 / 开头，不能含有 //、反斜杠和控制字符；电话写作 tel:120';

function lengthOf(text: string): number {
  return Array.from(text).length;
}
