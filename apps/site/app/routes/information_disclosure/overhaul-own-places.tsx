import { addDays, toIsoDay } from '@yunxia/contract/time';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { StatusTag } from '../../components/status-tag/status-tag.tsx';
import { toOutageBrief } from '../../model/outage/outage-brief.ts';
import { type OutageWithScope, type OwnPlaceVerdict, toOwnPlaceVerdict } from '../../model/outage/own-place.ts';
import { type OwnPlace, toPlaceName } from '../../model/outage/place-query.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import styles from './overhaul-own-places.module.css';
import { overhaul } from './overhaul.screen.ts';

/** Places that stand there; the others fold. */
const SHOWN = 2;

export interface OverhaulOwnPlacesProps {
  /** null: not yet read. */
  places: readonly OwnPlace[] | null;
  /** When the page was loaded, epoch ms: the outages are asked for again with it. */
  loadedAt: number;
  now: number;
}

/**
 * The reader's own places, each with what is said of it now. None without any: there is no empty promise. Until they are
 * read the page keeps room for as many as the device has (runtime/before-paint.ts), so that nothing moves.
 */
export function OverhaulOwnPlaces({ places, loadedAt, now }: OverhaulOwnPlacesProps) {
  const outages = useNearOutages(
    (places ?? []).some(({ place }) => place !== undefined),
    loadedAt,
  );
  if (places === null) return <div className={`no-print ${styles.room}`} />;
  if (places.length === 0) return null;
  const rows = places.map((own) => (
    <OwnPlaceRow
      key={toPlaceName(own)}
      own={own}
      verdict={own.place && outages ? toOwnPlaceVerdict(own.place, outages, now) : null}
    />
  ));
  return (
    <section aria-label="我的地点" className={`no-print ${styles.own}`}>
      <h2 className={styles.title}>
        <Icon name="location" size="sm" />
        <span>我的地点</span>
      </h2>
      <ul className={styles.list}>{rows.slice(0, SHOWN)}</ul>
      {rows.length > SHOWN ? (
        <details>
          <summary className={styles.fold}>{`另${rows.length - SHOWN}处`}</summary>
          <ul className={styles.list}>{rows.slice(SHOWN)}</ul>
        </details>
      ) : null}
    </section>
  );
}

function OwnPlaceRow({ own, verdict }: { own: OwnPlace; verdict: OwnPlaceVerdict | null }) {
  return (
    <li>
      <Link to={overhaul.href({ region: own.region, keyword: own.keyword })} className={styles.link}>
        <b className={styles.name}>{own.place?.title ?? toPlaceName(own)}</b>
        {verdict ? (
          <>
            <span className={styles.state}>
              <StatusTag look={verdict.look}>{verdict.state}</StatusTag>
            </span>
            {verdict.rest ? <span>{verdict.rest}</span> : null}
          </>
        ) : null}
        <Icon name="chevron-right" size="sm" className={styles.arrow} />
      </Link>
    </li>
  );
}

/**
 * The outages of today and tomorrow, those of every place: which places are the reader's own stays on the device. null
 * until they are there, and when they are too many for one to be denied.
 */
function useNearOutages(isWanted: boolean, loadedAt: number): readonly OutageWithScope[] | null {
  const [outages, setOutages] = useState<readonly OutageWithScope[] | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const ask = async () => {
      const [{ quietApi }, { allOutages }] = await Promise.all([
        import('../../api/browser-api.ts'),
        import('./all-outages.ts'),
      ]);
      const today = serverNow();
      const asked = { start: toIsoDay(today), end: toIsoDay(addDays(today, 1)) };
      const { list, total } = await allOutages(quietApi, asked, leaving.signal);
      setOutages(
        list.length < total ? null : list.map((record) => ({ ...toOutageBrief(record), scope: record.scope })),
      );
    };
    // Without an answer the places stand there without one.
    ask().catch(() => undefined);
    return () => leaving.abort();
  }, [isWanted, loadedAt]);
  return outages;
}
