import type { OutageBrief } from '../../model/outage/outage-brief.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { MarkedPlaceNames } from '../../components/marked-places/marked-places.tsx';
import { OutageStatusLine } from '../../components/outage-status/outage-status.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { toInstant, toWeekdayText } from '../../model/text/beijing-time.ts';
import { toDateWord, toDayWord } from '../../model/outage/outage-day-words.ts';
import { outageCalendarHref } from '../../model/outage/outage-event.ts';
import { toMarkedPlaces } from '../../model/outage/outage-places.ts';
import { isToCome } from '../../model/outage/outage-sorting.ts';
import { type OutageView, toOutageView } from '../../model/outage/outage.ts';
import type { OwnPlace } from '../../model/outage/place-query.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import styles from './outage-answer.module.css';
import { RememberPlace } from './remember-place.tsx';

export interface MatchedNoticesProps {
  records: readonly OutageBrief[];
  /** Names that were asked for. */
  marks: readonly string[];
  /** Whether a record is the next outage, after the one that the answer is about. */
  isNext: (record: OutageBrief) => boolean;
  /** The state of the first one, which the answer shows already. */
  said: string;
  /** Epoch ms. */
  now: number;
  /** The place that was asked for, to remember it; null: it cannot be. */
  near: OwnPlace | null;
}

/** The notices that an answer is about: the asked place first and marked. The first one has what can be done with it. */
export function MatchedNotices({ records, marks, isNext, said, now, near }: MatchedNoticesProps) {
  return (
    <ul>
      {records.map((record, at) => {
        const { isLive, statusText } = toOutageView(record, now);
        return (
          <Notice
            key={record.id}
            record={record}
            marks={marks}
            now={now}
            isNext={isToCome(record, now) && isNext(record)}
            // A cancelled or finished outage shows its state in its own row as well.
            isSaid={at === 0 && statusText === said && (isLive || isToCome(record, now))}
            actions={at === 0 ? near : undefined}
          />
        );
      })}
    </ul>
  );
}

/** `12月3日 周四`, today's and tomorrow's with their word: `明天 11月30日 周一`. */
const toDateText = (start: number, now: number): string => {
  const date = toDateWord(start, now);
  const word = toDayWord(start, now);
  return `${word === date ? '' : `${word} `}${date} ${toWeekdayText(start)}`;
};

interface NoticeProps {
  record: OutageBrief;
  marks: readonly string[];
  now: number;
  isNext: boolean;
  isSaid: boolean;
  /** undefined: no actions. */
  actions: OwnPlace | null | undefined;
}

function Notice({ record, marks, now, isNext, isSaid, actions }: NoticeProps) {
  const view = toOutageView(record, now);
  const { id, title, reason, kindText, isLive, status, statusText } = view;
  const { area, places, count, hasMore } = toMarkedPlaces({ ...record, title }, marks);
  const start = toInstant(record.startAt);
  const date = isLive || start === null || status === 'postponed' ? '' : toDateText(start, now);
  const head = [isNext ? '下一次' : area, date, isNext ? '' : count > 1 ? `共${count}处` : ''].filter(Boolean);
  const href = detailHref(noticeDetailPath('overhaul'), id) + (record.fragment ?? '');
  return (
    <li className={styles.notice}>
      <div className={styles.area}>
        <p>
          <WholeFigures>{head.join(' · ')}</WholeFigures>
        </p>
        {isSaid ? null : <OutageStatusLine status={status} statusText={statusText} countdown={null} />}
      </div>
      <h4 className={styles.places}>
        <SiteLink to={href} className={styles.placesLink}>
          <MarkedPlaceNames places={places} count={count} hasMore={hasMore} />
        </SiteLink>
      </h4>
      <p className={styles.when}>
        <b className={styles.span}>{view.span}</b>
        <span>{reason || kindText}</span>
      </p>
      {actions === undefined ? null : <Actions view={view} href={href} near={actions} />}
    </li>
  );
}

function Actions({ view, href, near }: { view: OutageView; href: string; near: OwnPlace | null }) {
  const isDated = view.date !== null && view.status !== 'cancelled';
  return (
    <p className={`no-print ${styles.actions}`}>
      {isDated ? (
        <SiteLink to={outageCalendarHref(view.id)} className={styles.action}>
          <Icon name="calendar" size="md" />
          <span>加入日历</span>
        </SiteLink>
      ) : null}
      <RememberPlace place={near} />
      <SiteLink to={href} className={styles.action}>
        <span>公告全文</span>
        <Icon name="arrow-right" size="md" />
      </SiteLink>
    </p>
  );
}
