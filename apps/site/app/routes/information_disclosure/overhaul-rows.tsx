import { parseDay } from '@yunxia/contract/time';
import type { Hours } from '../../model/outage/asked-days.ts';
import type { OutageBrief } from '../../model/outage/outage-brief.ts';
import { followOrder, groupByDay, toDayTitle } from '../../model/outage/outage-list.ts';
import { toOutageRow } from '../../model/outage/outage-row.ts';
import { Words } from '../../components/words/words.tsx';
import { OverhaulRow } from './overhaul-row.tsx';
import styles from './overhaul-row.module.css';

export interface OverhaulRowsProps {
  records: readonly OutageBrief[];
  /** Names that were asked for. */
  marks: readonly string[];
  /** The part of a day that was asked for. */
  hours?: Hours | null;
  /** Epoch ms. */
  now: number;
}

/** The outages of a page, what is off now first, the others under the days they start or ended; in order as time goes on. */
export function OverhaulRows({ records, marks, hours, now }: OverhaulRowsProps) {
  return groupByDay(followOrder(records, now), now, hours).map(({ key, title, records: group }) => (
    <Group key={key} isLive={key === 'live'} title={title} records={group} marks={marks} now={now} />
  ));
}

/** The outages of one day of the month, below it. @param props.day `2026-12-03` */
export function OverhaulDay({ day, records, ...rest }: OverhaulRowsProps & { day: string }) {
  const title = toDayTitle(parseDay(day) ?? rest.now, rest.now);
  return <Group id="outages-of-day" title={title} records={followOrder(records, rest.now)} {...rest} />;
}

interface GroupProps extends OverhaulRowsProps {
  id?: string;
  title: string;
  isLive?: boolean;
}

function Group({ id, title, isLive = false, records, marks, now }: GroupProps) {
  return (
    <section id={id} aria-label={title} className={`${styles.group} ${isLive ? styles.liveGroup : ''}`}>
      <h2 className={styles.day}>
        <Words>{title}</Words>{' '}
        <span className={styles.many}>
          <span className="num">{records.length}</span>条
        </span>
      </h2>
      <ul className={styles.rows}>
        {records.map((record) => (
          <OverhaulRow key={record.id} outage={toOutageRow(record, marks, now)} />
        ))}
      </ul>
    </section>
  );
}
