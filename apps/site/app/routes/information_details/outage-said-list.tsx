import { OutageStatusLine } from '../../components/outage-status/outage-status.tsx';
import type { OutageSaid } from '../../model/outage/outage-said.ts';
import type { OutageView } from '../../model/outage/outage.ts';
import { telHref } from '../../shell/navigation.ts';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import styles from './outage-said-list.module.css';

export interface OutageSaidListProps {
  outage: OutageView;
  said: OutageSaid;
  /** Whom to call; '' where nobody is named. */
  phone: string;
}

/** The elder mode's answer before any prose: the state, when power goes and comes back, where, whom to call. */
export function OutageSaidList({ outage, said, phone }: OutageSaidListProps) {
  const { status, places } = outage;
  const isOff = status === 'cancelled' || status === 'postponed';
  return (
    <div className={`if-elder ${styles.said}`}>
      <OutageStatusLine {...outage} countdown={null} />
      <dl>
        <dt>停电</dt>
        <dd>{status === 'cancelled' ? '已取消，不停电' : isOff ? '新时间待定' : said.off || '时间待定'}</dd>
        {isOff ? null : (
          <>
            <dt>来电</dt>
            <dd>
              <span>
                <WholeFigures>{said.on || '时间待定'}</WholeFigures>
              </span>
              {said.left ? <span className={styles.left}>{said.left}</span> : null}
            </dd>
          </>
        )}
        {places.length > 0 ? (
          <>
            <dt>地方</dt>
            <dd>
              {places.map((place) => (
                <span key={place} className={styles.place}>
                  {place}
                </span>
              ))}
            </dd>
          </>
        ) : null}
        {phone ? (
          <>
            <dt>电话</dt>
            <dd>
              <a href={telHref(phone)} className="tlink">
                <span className="whole">{phone}</span>
              </a>
            </dd>
          </>
        ) : null}
      </dl>
    </div>
  );
}
