import type { OutageBrief } from '../../model/outage/outage-brief.ts';
import { toOutageView } from '../../model/outage/outage.ts';
import { toMarkedPlaces } from '../../model/outage/outage-places.ts';
import { followOrder, groupByDay } from '../../model/outage/outage-list.ts';
import { Words } from '../../components/words/words.tsx';
import styles from './overhaul-list.module.css';
import { OverhaulRow } from './overhaul-row.tsx';

export interface OverhaulRowsProps {
  records: readonly OutageBrief[];
  /** Names that were asked for. */
  marks: readonly string[];
  /** Epoch ms. */
  now: number;
}

/** The outages of a page, what is off now first, the others under the days they start or ended; in order as time goes on. */
export function OverhaulRows({ records, marks, now }: OverhaulRowsProps) {
  return groupByDay(followOrder(records, now), now).map(({ key, title, records: group }) => (
    <section key={key} aria-label={title} className={styles.group}>
      <h2 className={styles.day}>
        <Words>{title}</Words>{' '}
        <span className={styles.many}>
          <span className="num">{group.length}</span>条
        </span>
      </h2>
      <ul className={styles.rows}>
        {group.map((record) => (
          <OverhaulRow
            key={record.id}
            outage={toOutageView(record, now)}
            matched={marks.length > 0 ? toMarkedPlaces(record, marks) : null}
          />
        ))}
      </ul>
    </section>
  ));
}
