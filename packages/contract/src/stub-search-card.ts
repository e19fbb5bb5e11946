/** What the stub's search says besides its hits: the days and the place that a query names, and the card. Node only. */
import { exampleItems } from './examples.ts';
import { compareOutages, outageStatus } from './outage-status.ts';
import { isOfReading, readPlaces } from './stub-reading.ts';
import { tenderStatus } from './tender-status.ts';
import { addDays, fromBeijingParts, parseTime, startOfDay, toBeijingParts, toIsoDay } from './time.ts';

/** Words of a question about outages. */
const OUTAGE_WORDS = /停电|没电|跳闸/g;
const DAY_WORDS = /(\d{1,2})月(\d{1,2})日|今天|明天/;
const WEEKDAYS = '日一二三四五六';
/** Notices on a card. */
const MAX_NOTICES = 3;

/** A day that a query names, and how it was read. */
export interface StubDays {
  start: string;
  end: string;
  label: string;
}

/** The day in a query, in the year of `now` (epoch ms); null without one. */
export function daysOf(key: string, now: number): StubDays | null {
  const found = DAY_WORDS.exec(key);
  if (found === null) return null;
  const [word, month, day] = found;
  const at = month
    ? fromBeijingParts(toBeijingParts(now).year, Number(month), Number(day))
    : addDays(startOfDay(now), word === '明天' ? 1 : 0);
  const parts = toBeijingParts(at);
  const near = month ? '' : `${word} `;
  const iso = toIsoDay(at);
  return { start: iso, end: iso, label: `${near}${parts.month}月${parts.day}日 周${WEEKDAYS[parts.weekday]}` };
}

/** A query without the words for days and outages: what stands for a place; the query itself when nothing else is in it. */
export function placeOf(key: string): string {
  return key.replace(DAY_WORDS, '').replaceAll(OUTAGE_WORDS, '').trim() || key;
}

/** The card that answers a query, or null. A question about outages has one when it names a place. */
export function cardOf(key: string, now: number): object | null {
  if (key === '怎么交电费') return payCard;
  if (key === '近期招标') return tenderCard(now);
  if (key === '家里没电怎么办') return { ...outageCard('停电', null, now), ...powerOffWords };
  const place = placeOf(key);
  return place !== key && /停电|没电|跳闸/.test(key) ? outageCard(place, daysOf(key, now), now) : null;
}

const payCard = {
  key: 'pay_bill',
  title: '怎么交电费',
  answer: '可以在网上、手机应用或营业厅交电费，户号印在电费通知单上。',
  steps: ['打开“掌上营业厅”，选择“电费缴纳”。', '输入户号，核对户名和地址。', '选择金额并支付，电费即时到账。'],
  phone: '000-00000000',
  links: [{ label: '电价与电费测算', url: '/tools' }],
};

const powerOffWords = {
  key: 'power-off',
  title: '家里没电怎么办',
  answer: '先看自家开关，再看有没有停电公告。',
  steps: ['看自家的总开关有没有跳闸。', '问邻居家有没有电。', '都不是，打报修电话，说出地址。'],
  links: [
    { label: '停电检修公告', url: '/information_disclosure/overhaul' },
    { label: '便民工具', url: '/tools' },
  ],
};

function tenderCard(now: number): object {
  const open = exampleItems('purchase-list', now).filter((item) =>
    ['closing', 'open'].includes(tenderStatus(item, now)),
  );
  return {
    key: 'tenders',
    title: '近期招标',
    answer: `正在招标的项目有${open.length}个，按截止时间排列。`,
    links: [{ label: '全部招标信息', url: '/tender_procurement/tendering' }],
    rows: open
      .toSorted((a, b) => String(a.deadlineAt).localeCompare(String(b.deadlineAt)))
      .slice(0, MAX_NOTICES)
      .map(({ id, title, deadlineAt }) => ({
        title,
        url: `/tendering_details?id=${id}`,
        note: deadlineText(deadlineAt),
      })),
  };
}

/** `12月3日 17:00 截止`. */
function deadlineText(iso: string | null | undefined): string {
  const at = iso ? parseTime(iso) : null;
  if (at === null) return '';
  const { month, day, hour, minute } = toBeijingParts(at);
  return `${month}月${day}日 ${hour}:${String(minute).padStart(2, '0')} 截止`;
}

function outageCard(place: string, days: StubDays | null, now: number): object {
  const read = readPlaces({ keyword: place }, now);
  const reading = read && { ...read, start: days?.start ?? null, end: days?.end ?? null, days: days?.label ?? '' };
  const ahead = exampleItems('notice-list', now)
    .filter((item) => item['type'] === 'overhaul' && (reading === null || isOfReading(item, reading)))
    .filter((item) => ['ongoing', 'overrunning', 'soon', 'scheduled'].includes(outageStatus(item, now)))
    .toSorted((a, b) => compareOutages(a, b, now));
  const counts: Record<string, number> = {};
  for (const status of ahead.map((item) => outageStatus(item, now))) counts[status] = (counts[status] ?? 0) + 1;
  return {
    key: 'outage',
    title: '停电查询',
    phone: '000-00000000',
    reading,
    notices: ahead.slice(0, MAX_NOTICES),
    total: ahead.length,
    counts,
  };
}
