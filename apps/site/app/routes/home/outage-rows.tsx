import type { OutageBrief } from '../../model/outage/outage-brief.ts';
import { DateBlock } from '../../components/date-block/date-block.tsx';
import { OutageStatusLine } from '../../components/outage-status/outage-status.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { toPlaceHeading } from '../../model/home/home-outages.ts';
import { nextStatusChange, type OutageView, toOutageView } from '../../model/outage/outage.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import styles from './outage-panel.module.css';

/** Outages as rows that keep time by the server's clock: a status flips at its moment, a countdown each minute. */
export function OutageRows({ records, loadedAt }: { records: readonly OutageBrief[]; loadedAt: number }) {
  const now = useServerNow(loadedAt, (time) => nextStatusChange(records, time));
  return (
    <ul>
      {records.map((record) => (
        <Row key={record.id} outage={toOutageView(record, now)} />
      ))}
    </ul>
  );
}

function Row({ outage }: { outage: OutageView }) {
  const { id, date, span, reason, kindText } = outage;
  return (
    <li className={styles.row}>
      {date ? <DateBlock {...date} /> : <p className={styles.undated}>日期待定</p>}
      <div>
        <SiteLink to={detailHref(noticeDetailPath('overhaul'), id)} className={styles.link}>
          {toPlaceHeading(outage)}
        </SiteLink>
        <p className={styles.facts}>
          <span className={styles.span}>{span}</span>
          <span>{reason || kindText}</span>
        </p>
      </div>
      <OutageStatusLine {...outage} layout="end" />
    </li>
  );
}
