/** What waits for a user at the editors' desk, and what is to be watched: only what the user may see. */
import { dueDay } from '@yunxia/contract/disclosure-term';
import { type OutageTimes, outageStatus } from '@yunxia/contract/outage-status';
import { startOfDay } from '@yunxia/contract/time';
import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { publicWhere } from '../access/public-records.ts';
import { awaitedStep, type Entry, isOwnText, reviewFault, type Stage } from '../access/review.ts';
import { readReviewSettings, stepsOf } from '../access/review-steps.ts';
import { type ColumnKey, columnKeys, columnOf, columns, hasColumn, may, rolesOf, type Step } from '../access/rights.ts';
import { daysLeft } from '../hooks/bin-days.ts';
import { config } from '../config.ts';
import { closuresWarning } from '../quotes/closures-warning.ts';
import { readFeedState } from '../quotes/feed-store.ts';
import { feedWarning } from '../quotes/feed-warning.ts';
import { shownMode } from '../quotes/quote-mode.ts';
import { readCalendar, readStockSettings } from '../quotes/stock-store.ts';
import { activeDisclosureTypeList } from '../api/v1/disclosure-type.ts';

type User = NonNullable<PayloadRequest['user']>;

/** A record with the way to it. */
export interface DeskItem {
  title: string;
  href: string;
  column: string;
}

export interface WaitingItem extends DeskItem {
  step: Step;
  /** When it was handed in or passed on, epoch ms. */
  since: number;
  /** Who passed it on, '' at the first review. */
  from: string;
  /** Whether an older text of it is public. */
  isChange: boolean;
}

export interface Desk {
  /** Whether the administrator has set the reviews. */
  isDecided: boolean;
  waiting: WaitingItem[];
  /** The user's own texts that others review. */
  underReview: number;
  returned: (DeskItem & { reason: string; by: string; at: number })[];
  /** Going on, and past their end, soonest end first. */
  outages: (DeskItem & { end: number | null; isLate: boolean })[];
  /** What will be published, changed or withdrawn by itself, the next first. */
  scheduled: (DeskItem & { at: number; what: 'publish' | 'change' | 'withdraw' })[];
  scheduledTotal: number;
  overdue: (DeskItem & { due: number })[];
  picturesWithoutText: number;
  /** What is to be done about the exchange's closures; '' when nothing is. */
  closures: string;
  /** That the quote feed brings no figures; '' when nothing is to be done. */
  feed: string;
  /** What was deleted and can be restored, the next to go first. */
  binned: (DeskItem & { days: number })[];
  can: { news: boolean; outage: boolean; disclosure: boolean; media: boolean; reviews: boolean };
}

/** Most records that the desk reads of a collection. */
const MOST = 200;

const slugs = (user: User): CollectionSlug[] => {
  const own = columnKeys.filter((key) => columns[key].kind !== 'table' && key !== 'site-info' && hasColumn(user, key));
  return [...new Set(own.map((key) => key.split(':')[0] as CollectionSlug))];
};

interface Row {
  id: number;
  title?: string | null;
  type?: unknown;
  reviewStage?: Stage | null;
  reviewLog?: unknown;
  publishedAt?: string | null;
  plannedAt?: string | null;
  withdrawAt?: string | null;
  updatedAt: string;
  deletedAt?: string | null;
}

const toItem = (slug: string, row: Row): DeskItem => {
  const key = columnOf(slug, row.type);
  return {
    title: row.title?.trim() || '（无标题）',
    href: `/admin/collections/${slug}/${row.id}`,
    column: key ? columns[key].label : '公告',
  };
};

/** What is to be done about the exchange's closures and about the quote feed. */
export async function readQuoteWarnings(payload: Payload, now: number): Promise<Pick<Desk, 'closures' | 'feed'>> {
  const settings = await readStockSettings(payload);
  const [{ knownUntil }, state] = await Promise.all([readCalendar(payload, settings), readFeedState(payload)]);
  const mode = shownMode(settings, config.demoSeriesAllowed);
  return {
    closures: closuresWarning(knownUntil, now),
    feed: feedWarning(mode, config.quoteFeed !== undefined, state),
  };
}

/** Of whom the desk is, and when (epoch ms). */
interface Asked {
  payload: Payload;
  user: User;
  now: number;
}

/** @param now epoch ms */
export async function readDesk(payload: Payload, user: User, now: number): Promise<Desk> {
  const asked = { payload, user, now };
  const own = slugs(user);
  const [settings, reviewed, later, binned, outages, overdue, warnings, picturesWithoutText] = await Promise.all([
    readReviewSettings({ payload }),
    Promise.all(own.map((slug) => readReviewed(asked, slug))),
    Promise.all(own.map((slug) => readLater(asked, slug))),
    Promise.all(own.map((slug) => readBin(asked, slug))),
    hasColumn(user, 'notices:overhaul') ? readOutages(payload, user, now) : [],
    may(user, 'read', 'disclosures', false) ? readOverdue(payload, now) : [],
    may(user, 'write', 'trading-closures', false) ? readQuoteWarnings(payload, now) : { closures: '', feed: '' },
    countPicturesWithoutText(payload),
  ]);
  const { waiting, returned, underReview, planned } = sortReviewed(user, settings, reviewed.flat());
  const scheduled = [...planned, ...later.flat()].sort((one, other) => one.at - other.at);
  const writes = (key: ColumnKey): boolean => may(user, 'write', key, false);
  const roles = rolesOf(user);
  return {
    isDecided: settings !== null,
    waiting,
    underReview,
    returned,
    outages,
    ...warnings,
    scheduled,
    scheduledTotal: scheduled.length,
    overdue,
    picturesWithoutText,
    binned: binned
      .flat()
      .sort((one, other) => one.deletedAt.localeCompare(other.deletedAt))
      .map(({ deletedAt, ...item }) => ({ ...item, days: daysLeft(deletedAt, now) })),
    can: {
      news: writes('news'),
      outage: writes('notices:overhaul'),
      disclosure: writes('disclosures'),
      media: roles.includes('writer') || roles.includes('administrator'),
      reviews: roles.some((role) => role === 'first' || role === 'second' || role === 'third'),
    },
  };
}

/** Records of a collection that the user may see. */
async function findRows(
  { payload, user }: Asked,
  collection: CollectionSlug,
  asks: { where: Where; sort: string; draft?: boolean; trash?: boolean },
): Promise<Row[]> {
  const select = {
    ...{ title: true, type: true, reviewStage: true, reviewLog: true, updatedAt: true, deletedAt: true },
    ...{ publishedAt: true, plannedAt: true, withdrawAt: true },
  };
  const { docs } = await payload.find({
    ...{ collection, ...asks, depth: 0, limit: MOST, pagination: false, overrideAccess: false, user },
    select: select as never,
  });
  return docs as unknown as Row[];
}

/** A text that is on its way through the reviews; `isChange`: an older one of it is public. */
interface Reviewed {
  slug: CollectionSlug;
  row: Row;
  isChange: boolean;
}

async function readReviewed(asked: Asked, slug: CollectionSlug): Promise<Reviewed[]> {
  const where: Where = { reviewStage: { in: ['first', 'second', 'third', 'returned', 'planned'] } };
  const rows = await findRows(asked, slug, { where, draft: true, sort: 'updatedAt' });
  if (rows.length === 0) return [];
  const isPublic: Where = { and: [{ id: { in: rows.map(({ id }) => id) } }, { _status: { equals: 'published' } }] };
  const published = new Set((await findRows(asked, slug, { where: isPublic, sort: 'id' })).map(({ id }) => id));
  return rows.map((row) => ({ slug, row, isChange: published.has(row.id) }));
}

/** What of the reviewed texts waits for the user, was returned to them, lies with others, or is planned. */
function sortReviewed(
  user: User,
  settings: Awaited<ReturnType<typeof readReviewSettings>>,
  reviewed: readonly Reviewed[],
): Pick<Desk, 'waiting' | 'returned' | 'underReview'> & { planned: Desk['scheduled'] } {
  const waiting: Desk['waiting'] = [];
  const returned: Desk['returned'] = [];
  const planned: Desk['scheduled'] = [];
  let underReview = 0;
  for (const { slug, row, isChange } of reviewed) {
    const column = columnOf(slug, row.type);
    if (!column) continue;
    const log = (Array.isArray(row.reviewLog) ? row.reviewLog : []) as Entry[];
    const steps = stepsOf(settings, column);
    const stage = row.reviewStage ?? 'draft';
    const isOwn = isOwnText(log, String(user.id));
    const last = log.findLast(({ what }) => what === 'submitted' || what === 'passed' || what === 'returned');
    const at = Date.parse(last?.at ?? row.updatedAt);
    const item = toItem(slug, row);
    const step = awaitedStep(stage, steps, log);
    if (stage === 'planned') {
      planned.push({ ...item, at: Date.parse(row.plannedAt ?? ''), what: 'change' });
    } else if (stage === 'returned') {
      if (isOwn) returned.push({ ...item, reason: last?.reason ?? '', by: last?.who ?? '', at });
    } else if (step && !reviewFault(user, { column, steps, stage, log })) {
      waiting.push({ ...item, step, since: at, from: last?.what === 'passed' ? last.who : '', isChange });
    } else if (isOwn) underReview += 1;
  }
  return {
    waiting: waiting.sort((one, other) => one.since - other.since),
    returned: returned.sort((one, other) => other.at - one.at),
    underReview,
    planned,
  };
}

/** What of a collection will be published or withdrawn by itself. */
async function readLater(asked: Asked, slug: CollectionSlug): Promise<Desk['scheduled']> {
  const after = { greater_than: new Date(asked.now).toISOString() };
  const where: Where = {
    and: [
      { _status: { equals: 'published' } },
      { withdrawn: { equals: false } },
      { or: [{ publishedAt: after }, { withdrawAt: after }] },
    ],
  };
  const rows = await findRows(asked, slug, { where, sort: 'publishedAt' });
  return rows.flatMap((row) => {
    const times = { publish: Date.parse(row.publishedAt ?? ''), withdraw: Date.parse(row.withdrawAt ?? '') };
    return (['publish', 'withdraw'] as const)
      .filter((what) => times[what] > asked.now)
      .map((what) => ({ ...toItem(slug, row), at: times[what], what }));
  });
}

async function readBin(asked: Asked, slug: CollectionSlug): Promise<(DeskItem & { deletedAt: string })[]> {
  const where: Where = { deletedAt: { exists: true } };
  const rows = await findRows(asked, slug, { where, trash: true, sort: 'deletedAt' });
  return rows.map((row) => ({
    ...toItem(slug, row),
    href: `/admin/collections/${slug}/trash/${row.id}`,
    deletedAt: String(row.deletedAt),
  }));
}

async function countPicturesWithoutText(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'media',
    where: {
      and: [
        { mimeType: { like: 'image/' } },
        { decorative: { not_equals: true } },
        { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] },
      ],
    },
  });
  return totalDocs;
}

async function readOutages(payload: Payload, user: User, now: number): Promise<Desk['outages']> {
  const { docs } = await payload.find({
    collection: 'notices',
    where: {
      and: [
        { type: { equals: 'overhaul' } },
        publicWhere(now),
        { startAt: { less_than_equal: new Date(now).toISOString() } },
        { restoredAt: { exists: false } },
        {
          or: [
            { endAt: { greater_than_equal: new Date(startOfDay(now)).toISOString() } },
            { expectedRestoreAt: { greater_than_equal: new Date(startOfDay(now)).toISOString() } },
            // a fault whose end nobody knows yet
            {
              and: [
                { kind: { equals: 'fault' } },
                { endAt: { exists: false } },
                { expectedRestoreAt: { exists: false } },
              ],
            },
          ],
        },
      ],
    },
    depth: 0,
    limit: MOST,
    pagination: false,
    overrideAccess: false,
    user,
  });
  const open = docs.filter((outage) => {
    const status = outageStatus(outage as OutageTimes, now);
    return status === 'ongoing' || status === 'overrunning' || status === 'due_restored';
  });
  const endOf = ({ endAt, expectedRestoreAt }: (typeof docs)[number]): number | null => {
    const end = Date.parse(endAt ?? expectedRestoreAt ?? '');
    return Number.isNaN(end) ? null : end;
  };
  return open
    .map((outage) => {
      const end = endOf(outage);
      return { ...toItem('notices', outage as Row), end, isLate: end !== null && end < now };
    })
    .sort((one, other) => (one.end ?? Infinity) - (other.end ?? Infinity));
}

async function readOverdue(payload: Payload, now: number): Promise<Desk['overdue']> {
  const asked = {
    request: new Request('http://desk'),
    requestId: '',
    signal: AbortSignal.timeout(10_000),
    tags: new Set<string>(),
  };
  const { list } = await activeDisclosureTypeList({}, { ...asked, payload, now });
  return list
    .flatMap(({ id, name, cycle = null, updatedOn = null }) => {
      const due = dueDay(cycle, updatedOn);
      if (due === null || startOfDay(now) <= due) return [];
      return [{ title: name ?? '', href: `/admin/collections/disclosure-types/${id}`, column: '公开类别', due }];
    })
    .sort((one, other) => one.due - other.due);
}
