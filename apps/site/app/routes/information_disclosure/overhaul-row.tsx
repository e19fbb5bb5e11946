import { DateBlock } from '../../components/date-block/date-block.tsx';
import { OutageElapsed } from '../../components/outage-elapsed/outage-elapsed.tsx';
import { OutageStatusLine } from '../../components/outage-status/outage-status.tsx';
import { RowFacts } from '../../components/row-facts/row-facts.tsx';
import { RowTitle } from '../../components/row-title/row-title.tsx';
import type { MarkedPlaces } from '../../model/outage/outage-places.ts';
import type { OutageView } from '../../model/outage/outage.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import styles from './overhaul-list.module.css';

export interface OverhaulRowProps {
  outage: OutageView;
  /** Its places, the ones that were asked for first; null when none was. */
  matched?: MarkedPlaces | null;
}

/** An outage in the list: day, title with equipment and reason, times, status. The whole row is the target. */
export function OverhaulRow({ outage, matched = null }: OverhaulRowProps) {
  const { id, title, date, span, spanNote, equipment, reason, places, elapsed } = outage;
  return (
    <li className={`${styles.row} ${outage.isLive ? styles.live : ''}`}>
      {date ? <DateBlock {...date} size="md" /> : <p className={styles.undated}>日期待定</p>}
      <div>
        <RowTitle to={detailHref(noticeDetailPath('overhaul'), id)} as="h3">
          {title}
        </RowTitle>
        {matched ? (
          <p className={styles.matched}>
            {matched.places.map(({ text, isMarked }, at) => (
              <span key={text} className={styles.name}>
                {isMarked ? <mark>{text}</mark> : <span>{text}</span>}
                {at < matched.places.length - 1 ? <span>、</span> : null}
              </span>
            ))}
            {matched.count > matched.places.length ? <span>{`等${matched.count}处`}</span> : null}
          </p>
        ) : null}
        <RowFacts
          stacked
          facts={[
            { label: '影响设备', text: equipment || places.join('；') },
            { label: '停电原因', text: reason || outage.kindText },
          ]}
        />
      </div>
      <div className={styles.times}>
        <b className={styles.span}>{span}</b>
        {spanNote ? <p>{spanNote}</p> : null}
        <OutageElapsed percent={elapsed} />
      </div>
      <OutageStatusLine {...outage} layout="stack" />
    </li>
  );
}
