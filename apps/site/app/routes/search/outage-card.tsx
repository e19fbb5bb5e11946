import type { OutageBrief } from '../../model/outage/outage-brief.ts';
import { outageStatus, outageStatuses } from '@yunxia/contract/outage-status';
import { toIsoTime } from '@yunxia/contract/time';
import { useId } from 'react';
import { useDataTime } from '../../api/use-data-time.ts';
import { useSite } from '../../api/use-site.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { OutageGuesses } from '../../components/outage-verdict/outage-guesses.tsx';
import { OutageVerdict } from '../../components/outage-verdict/outage-verdict.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { toClockText, toInstant, toMonthDayText } from '../../model/text/beijing-time.ts';
import { toNearSpan } from '../../model/outage/near-span.ts';
import { toVerdict } from '../../model/outage/outage-verdict.ts';
import { nextStatusChange } from '../../model/outage/outage.ts';
import { placeQueryOf } from '../../model/outage/place-query.ts';
import type { CardRow, OutageCardView } from '../../model/search/search-card.ts';
import { toTitle } from '../../model/page/title.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import { overhaul } from '../information_disclosure/overhaul.screen.ts';
import styles from './answer-card.module.css';
import { CardHead, Rows, Steps, Ways } from './answer-card.tsx';

/** A row has no mark for its state: what does not take place says so in words. */
const toState = (record: OutageBrief, now: number): string => {
  const status = outageStatus(record, now);
  return status === 'cancelled' || status === 'postponed' ? outageStatuses[status] : '';
};

const toRow = (record: OutageBrief, now: number): CardRow => {
  const { id, title, startAt, endAt, expectedRestoreAt } = record;
  const span = toNearSpan(toInstant(startAt), toInstant(endAt ?? expectedRestoreAt), now);
  return {
    label: toTitle(title),
    note: [toState(record, now), span].filter(Boolean).join(' · '),
    to: detailHref(noticeDetailPath('overhaul'), id),
  };
};

/** The answer to a question about outages: the verdict, which keeps time, and the ways on. */
export function OutageCard({ card, loadedAt }: { card: OutageCardView; loadedAt: number }) {
  const { siteInfo } = useSite();
  const headingId = useId();
  const { reading, notices, total, counts, whole, calendar, title, answer, steps, links, phone } = card;
  const now = useServerNow(loadedAt, (time) => nextStatusChange(notices, time));
  const readAt = useDataTime(loadedAt);
  const verdict = toVerdict({ reading, records: notices, total, counts, now });
  const hasWords = answer !== '' || steps.length > 0;
  // The verdict names one outage; several, or those of another place than typed, are listed. What to do goes first.
  const isListed = !hasWords && (verdict.rows.length > 1 || verdict.tone === 'partly');
  const rows = (isListed ? verdict.rows : []).map((record) => toRow(record, now));
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <CardHead
        label="停电查询的回答"
        time={{ iso: toIsoTime(readAt), text: `${toMonthDayText(readAt)} ${toClockText(readAt)}` }}
      />
      <div className={styles.verdict}>
        <OutageVerdict verdict={verdict} as="h2" id={headingId} />
      </div>
      {verdict.guesses.length > 0 ? (
        <div className={styles.guesses}>
          <OutageGuesses
            label={reading?.certainty === 'known' ? '请选您要找的那一处' : '您要找的是不是'}
            guesses={verdict.guesses}
            hrefOf={(place) => overhaul.href(placeQueryOf(place))}
          />
        </div>
      ) : null}
      {rows.length > 0 || hasWords ? (
        <div className={styles.words}>
          <Rows rows={rows} />
          {hasWords ? <h3 className={styles.title}>{title}</h3> : null}
          {answer ? <p className={styles.answer}>{answer}</p> : null}
          <Steps steps={steps} />
        </div>
      ) : null}
      <Ways phone={phone || siteInfo.outagePhone}>
        <LinkMore to={whole.to}>{whole.label}</LinkMore>
        {links.map(({ label, to }) => (
          <LinkMore key={`${to} ${label}`} to={to}>
            {label}
          </LinkMore>
        ))}
        {calendar ? (
          <LinkMore to={calendar} icon="calendar">
            加入日历
          </LinkMore>
        ) : null}
      </Ways>
    </article>
  );
}
