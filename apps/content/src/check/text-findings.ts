/** What is doubtful in the words of a text: pure. Flags that an editor looks at, nothing that refuses. */
import { dayOfWeek, fromBeijingParts } from '@yunxia/contract/time';

export const wordKinds = { misspelt: '错别字', sensitive: '敏感词' } as const;
export type WordKind = keyof typeof wordKinds;

/** A word to look for, and what to write or to verify instead. */
export interface CheckWord {
  word: string;
  kind: WordKind;
  suggestion: string;
}

/** A piece of the record's text: of a field, or of one paragraph of formatted text. */
export interface CheckedText {
  /** Path of the field in the form, `attachments.0.name`. */
  path: string;
  /** Its label, with the number of a row. */
  label: string;
  text: string;
}

export const findingKinds = {
  ...wordKinds,
  picture: '图片',
  link: '链接',
  date: '日期',
  disclosure: '披露',
  privacy: '个人信息',
} as const;

/** One thing to look at. */
export interface Finding {
  kind: keyof typeof findingKinds;
  /** What is wrong, in a sentence. */
  message: string;
  suggestion: string;
  path: string;
  label: string;
  /** The words in question, and what stands around them; '' for what is not in the text. */
  word: string;
  before: string;
  after: string;
  /** Where it can be mended, when that is not in the form. */
  href?: string;
}

/** Characters that are shown around a word. */
const AROUND = 12;
/** Most places of one word that are listed. */
const MOST_OF_A_WORD = 5;

const WEEKDAYS = '日一二三四五六';
const DATE = /(\d{4})年(\d{1,2})月(\d{1,2})日(?:\s*[（(]?\s*(?:星期|周|礼拜)([一二三四五六日天]))?/gu;
/** A resident's number with its month and day, and a mobile number; neither within more digits. */
const IDENTITY = /(?<!\d)[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/gu;
const MOBILE = /(?<!\d)1[3-9]\d{9}(?!\d)/gu;

type Found = Pick<Finding, 'kind' | 'message' | 'suggestion'>;

const at = ({ path, label, text }: CheckedText, index: number, word: string, found: Found): Finding => ({
  ...{ ...found, path, label, word },
  before: text.slice(Math.max(0, index - AROUND), index),
  after: text.slice(index + word.length, index + word.length + AROUND),
});

/** The words of the list, whatever the case of Latin letters; a suggestion that already stands there is no fault. */
export function findWords(texts: readonly CheckedText[], words: readonly CheckWord[]): Finding[] {
  return words.flatMap(({ word, kind, suggestion }) => {
    const found: Finding[] = [];
    const searched = word.toLowerCase();
    for (const piece of texts) {
      const text = piece.text.toLowerCase();
      // a letter whose lower case is longer would move all that follows
      const where = text.length === piece.text.length ? text : piece.text;
      for (let from = where.indexOf(searched); from !== -1; from = where.indexOf(searched, from + searched.length)) {
        if (found.length === MOST_OF_A_WORD) return found;
        const written = piece.text.slice(from, from + word.length);
        found.push(at(piece, from, written, { kind, message: `${wordKinds[kind]}“${written}”`, suggestion }));
      }
    }
    return found;
  });
}

function dateFault([, year, month, day, weekday]: RegExpMatchArray): Omit<Found, 'kind'> | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const days = new Date(Date.UTC(y, m, 0)).getUTCDate();
  if (m < 1 || m > 12 || d < 1 || d > days) return { message: '没有这一天', suggestion: '请核对日期' };
  if (weekday === undefined) return undefined;
  const right = WEEKDAYS[dayOfWeek(fromBeijingParts(y, m, d))] ?? '';
  if (right === weekday.replace('天', '日')) return undefined;
  return { message: '日期与星期不符', suggestion: `这一天是星期${right}` };
}

/** Days that are none, and weekdays that are another day's. */
export function findDates(texts: readonly CheckedText[]): Finding[] {
  return texts.flatMap((piece) =>
    [...piece.text.matchAll(DATE)].flatMap((match) => {
      const fault = dateFault(match);
      return fault ? [at(piece, match.index, match[0], { kind: 'date', ...fault })] : [];
    }),
  );
}

/** Numbers that name a person. */
export function findPersonalData(texts: readonly CheckedText[]): Finding[] {
  const suggestion = '公开前请隐去中间几位，或确认可以公开';
  return texts.flatMap((piece) =>
    [
      [IDENTITY, '疑似身份证号'],
      [MOBILE, '疑似手机号'],
    ].flatMap(([pattern, message]) =>
      [...piece.text.matchAll(pattern as RegExp)].map((match) =>
        at(piece, match.index, match[0], { kind: 'privacy', message: String(message), suggestion }),
      ),
    ),
  );
}
