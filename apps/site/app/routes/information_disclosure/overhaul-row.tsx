import { MarkedPlaceNames } from '../../components/marked-places/marked-places.tsx';
import { OutageElapsed } from '../../components/outage-elapsed/outage-elapsed.tsx';
import { OutageStatusLine } from '../../components/outage-status/outage-status.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import type { OutageRowView } from '../../model/outage/outage-row.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import styles from './overhaul-row.module.css';

/** An outage in the list: the time that matters, where and why, from when to when, the state. The whole row is the target. */
export function OverhaulRow({ outage }: { outage: OutageRowView }) {
  const { id, fragment, time, area, reason, kindText, line, span, change, said, elapsed, isLive } = outage;
  return (
    <li className={`${styles.row} ${isLive ? styles.live : ''}`}>
      <p className={styles.time}>
        <b className={styles.clock}>
          {time.iso ? <time dateTime={time.iso}>{time.text}</time> : <span>{time.text}</span>}
        </b>
        {time.day ? <span className={styles.caption}>{time.day}</span> : null}
        <span className={styles.caption}>{time.caption}</span>
      </p>
      <div className={styles.what}>
        {area ? <p className={styles.area}>{area}</p> : null}
        <h3 className={styles.places}>
          <SiteLink to={detailHref(noticeDetailPath('overhaul'), id) + fragment} className={styles.link}>
            <MarkedPlaceNames {...outage} />
          </SiteLink>
        </h3>
        <p className={styles.why}>
          <span>{reason || kindText}</span>
          {line ? <span className={styles.line}>{line}</span> : null}
        </p>
      </div>
      <div className={styles.times}>
        <b className={`${styles.span} if-plain`}>{span}</b>
        <b className={`${styles.span} if-elder`}>{said.span}</b>
        {said.left ? <p className="if-elder">{said.left}</p> : null}
        {change ? <p>{change}</p> : null}
        <OutageElapsed percent={elapsed} />
      </div>
      <OutageStatusLine {...outage} layout="corner" />
    </li>
  );
}
