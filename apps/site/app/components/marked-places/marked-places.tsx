import type { MarkedPlaces } from '../../model/outage/outage-places.ts';
import styles from './marked-places.module.css';

/** The places of a notice on unbreakable names, each with its comma; those that were asked for are marked. */
export function MarkedPlaceNames({ places, count, hasMore }: Pick<MarkedPlaces, 'places' | 'count' | 'hasMore'>) {
  return (
    <>
      {places.map(({ text, isMarked }, at) => (
        <span key={text} className={styles.name}>
          {isMarked ? <mark>{text}</mark> : <span>{text}</span>}
          {at < places.length - 1 ? <span>、</span> : null}
        </span>
      ))}
      {hasMore ? <span className={styles.name}>{`等${count}处`}</span> : null}
    </>
  );
}
