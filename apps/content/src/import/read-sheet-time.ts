/** Times as offices write them in a table. Pure. */
import { DAY_MS, fromBeijingParts, startOfDay, toBeijingParts } from '@yunxia/contract/time';
import { fold } from '../search/analysis/fold.ts';
import { readChineseNumber } from '../places/numerals.ts';
import type { CellContent } from './read-sheet.ts';

const MINUTE_MS = 60_000;
/** Excel counts days from here; a number in this range is a day of 1982 to 2064. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const SERIALS = [30_000, 60_000] as const;
/** A day without its year is the one that lies no longer ago than this. */
const LONGEST_AGO_MS = 60 * DAY_MS;

/** A time that was read, or the day alone that was understood of it. */
export interface SheetTime {
  /** Epoch ms. */
  at?: number;
  /** First moment of the day, epoch ms. */
  day?: number;
}

const DATE =
  /^(?:(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?|(\d{4})(\d{2})(\d{2})(?!\d)|(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?(?![\d.]))/u;
const WEEKDAY = /^\s*[（(]?(?:周|星期|礼拜)[一二三四五六日天][）)]?/u;
const CLOCK =
  /^(凌晨|清晨|早上|早晨|早|上午|中午|正午|午后|下午|傍晚|晚上|夜间|晚)?\s*(\d{1,2})\s*(?:[:：]\s*(\d{2})(?:\s*[:：]\s*\d{2}(?:\.\d+)?)?|[点时]\s*(?:(半)|(\d{1,2})\s*分?|整)?)$/u;
const NEXT_DAY = /^(?:次日|第二天|翌日|隔天)/u;
const AFTERNOON = /^(?:午后|下午|傍晚|晚上|夜间|晚)$/u;

/**
 * Reads a cell.
 * @param now epoch ms, for days without a year
 * @param after epoch ms: a clock without a day is of this one's day, 次日 is the day after it
 */
export function readSheetTime(cell: CellContent, now: number, after?: number): SheetTime {
  if (cell instanceof Date) return wholeMinute(cell.getTime());
  if (typeof cell === 'number' || /^\d{5}(?:\.\d+)?$/.test(cell)) {
    const serial = Number(cell);
    const isDay = serial >= SERIALS[0] && serial < SERIALS[1];
    if (isDay) return wholeMinute(SERIAL_ZERO + serial * DAY_MS);
    if (serial > 0 && serial < 1 && after !== undefined) return { at: startOfDay(after) + toMinute(serial * DAY_MS) };
    return {};
  }
  let rest = toDigits(fold(cell)).replaceAll(/\s+/gu, ' ').trim();
  let day: number | undefined;
  const date = DATE.exec(rest);
  if (date) {
    const [found, year = date[4], month = date[5] ?? date[7], of = date[6] ?? date[8]] = date;
    day = dayOf(year === undefined ? undefined : Number(year), Number(month), Number(of), now);
    if (day === undefined) return {};
    rest = rest
      .slice(found.length)
      .replace(WEEKDAY, '')
      .replace(/^\s*[t,，]?\s*/u, '');
  } else if (after !== undefined) {
    const isNext = NEXT_DAY.test(rest);
    day = startOfDay(after) + (isNext ? DAY_MS : 0);
    rest = rest.replace(NEXT_DAY, '').trim();
  }
  const clock = CLOCK.exec(rest);
  const known = date && day !== undefined ? { day } : {};
  if (!clock || day === undefined) return known;
  const [, part = '', hourText = '', colon, half, minuteText] = clock;
  let hour = Number(hourText);
  const minute = half === undefined ? Number(colon ?? minuteText ?? 0) : 30;
  if (hour < 12 && (AFTERNOON.test(part) || (/^(?:中午|正午)$/u.test(part) && hour < 6))) hour += 12;
  else if (hour === 12 && /^(?:晚上|夜间|晚)$/u.test(part)) hour = 24;
  else if (hour === 12 && part === '凌晨') hour = 0;
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return known;
  return { day, at: day + (hour * 60 + minute) * MINUTE_MS };
}

/** A time of the sheet, whose UTC fields are what it shows. */
function wholeMinute(shown: number): SheetTime {
  const at = toMinute(shown);
  const date = new Date(at);
  const day = fromBeijingParts(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  // A cell with a day alone shows midnight; nobody means to cut the power then without a word.
  return at % DAY_MS === 0 ? { day } : { day, at: day + (at % DAY_MS) };
}

const toMinute = (ms: number): number => Math.round(ms / MINUTE_MS) * MINUTE_MS;

/** 八点半 → 8点半; only before what counts a day or a clock. */
function toDigits(text: string): string {
  return text.replaceAll(/[零〇一二两三四五六七八九十]+(?=\s*[年月日号点时分])/gu, (numeral) =>
    String(readChineseNumber(numeral) ?? numeral),
  );
}

function dayOf(year: number | undefined, month: number, day: number, now: number): number | undefined {
  const years = year === undefined ? [-1, 0, 1].map((step) => toBeijingParts(now).year + step) : [year];
  for (const candidate of years) {
    const at = fromBeijingParts(candidate, month, day);
    const parts = toBeijingParts(at);
    const isReal = parts.year === candidate && parts.month === month && parts.day === day;
    if (isReal && (year !== undefined || at >= now - LONGEST_AGO_MS)) return at;
  }
  return undefined;
}
