/** The card that answers a question above the hits, as the page shows it. */
import { toAnswerBriefs } from '../outage/answer-briefs.ts';
import type { OutageBrief } from '../outage/outage-brief.ts';
import type { OutageReading } from '@yunxia/contract/outage-reading';
import { type OutageStatus, outageStatus } from '@yunxia/contract/outage-status';
import type { SearchCard } from '@yunxia/contract/search';
import { type OutageQuery, overhaul } from '../../routes/information_disclosure/overhaul.screen.ts';
import { toInstant } from '../text/beijing-time.ts';
import { outageCalendarHref } from '../outage/outage-event.ts';
import { toPlaceQuery } from '../outage/place-query.ts';
import { toSafeAddress } from './search-hit.ts';
import { toTitle, UNTITLED } from '../page/title.ts';

/** A page to go on to. */
export interface CardWay {
  readonly label: string;
  readonly to: string;
}

/** A record that answers; `note` is '' when there is nothing to say about it, `to` when it has no page. */
export interface CardRow extends CardWay {
  readonly note: string;
}

/** What a card says besides the verdict on outages; texts are '' and lists empty where it says nothing. */
export interface CardView {
  readonly title: string;
  readonly answer: string;
  readonly steps: readonly string[];
  readonly rows: readonly CardRow[];
  readonly links: readonly CardWay[];
  readonly phone: string;
}

/** A card about outages: how the place was read, the first notices, and their number. */
export interface OutageCardView extends CardView {
  readonly reading: OutageReading | null;
  readonly notices: readonly OutageBrief[];
  readonly total: number;
  /** All of them by status; {} from a server that does not count. */
  readonly counts: Readonly<Record<string, number>>;
  /** All outages of the place. */
  readonly whole: CardWay;
  /** Calendar file of the only notice that is under way or to come; '' when there are none or several. */
  readonly calendar: string;
}

/** Statuses of an outage that belongs in a calendar. */
const AHEAD: readonly OutageStatus[] = ['ongoing', 'overrunning', 'soon', 'scheduled'];

/** The filters of the outage list that name the place of a reading, or the one that is listed in its place. */
export const toPlaceFilter = (reading: OutageReading): OutageQuery => {
  if (reading.certainty === 'partly') return reading.listed ? { region: reading.listed } : {};
  return toPlaceQuery(reading) ?? {};
};

/** How the place of a reading is called; '' when none was recognised. */
const toPlaceName = ({ certainty, asked, places, listed }: OutageReading): string => {
  if (certainty === 'unknown') return '';
  if (certainty === 'partly') return listed;
  return places.length === 1 ? (places[0]?.title ?? '') : asked;
};

const toWhole = (reading: OutageReading | null): CardWay => {
  const name = reading ? toPlaceName(reading) : '';
  return {
    label: name ? `${name}的全部停电` : '全部停电检修公告',
    to: overhaul.href(reading && name ? toPlaceFilter(reading) : {}),
  };
};

/** One line without unseen marks; '' when nothing is left. */
const toLine = (text: string): string => {
  const line = toTitle(text);
  return line === UNTITLED ? '' : line;
};

/** A page, or a number to call. */
const toWayAddress = (url: string): string => (/^tel:\d[\d-]{1,19}$/.test(url) ? url : toSafeAddress(url));

/** The card without what is empty or leads nowhere. */
export const toCardView = ({ title, answer, steps, rows, links, phone }: SearchCard): CardView => ({
  title: toTitle(title),
  answer: toLine(answer),
  steps: steps.map(toLine).filter(Boolean),
  rows: rows.map((row) => ({ label: toTitle(row.title), note: toLine(row.note), to: toWayAddress(row.url) })),
  links: links
    .map(({ label, url }) => ({ label: toLine(label), to: toWayAddress(url) }))
    .filter(({ label, to }) => label !== '' && to !== ''),
  phone: toLine(phone),
});

const toCalendar = ({ notices, total }: SearchCard, now: number): string => {
  const ahead = notices.filter(
    (notice) => toInstant(notice.startAt) !== null && AHEAD.includes(outageStatus(notice, now)),
  );
  const [only] = ahead;
  return only && ahead.length === 1 && total <= notices.length ? outageCalendarHref(only.id) : '';
};

/** The key of a card about outages that answers no further question. */
const OUTAGES = 'outages';

/** The card when it is about outages, at `now` (epoch ms); null for any other. Its title is that of its words. */
export const toOutageCard = (card: SearchCard, now: number): OutageCardView | null => {
  const { key, reading, notices, total, counts } = card;
  if (key !== OUTAGES && reading === null && notices.length === 0) return null;
  const view = toCardView(card);
  return {
    ...view,
    // The list of outages stands there already.
    links: view.links.filter(({ to }) => to !== overhaul.path),
    phone: reading?.phone || view.phone,
    reading,
    notices: toAnswerBriefs(notices),
    total,
    counts,
    whole: toWhole(reading),
    calendar: toCalendar(card, now),
  };
};
