import type { NeighbourView } from '../../model/news/article.ts';
import { Icon } from '../icon/icon.tsx';
import { SiteLink } from '../site-link/site-link.tsx';
import { Words } from '../words/words.tsx';
import styles from './neighbours.module.css';

export interface NeighboursProps {
  previous: NeighbourView | null;
  next: NeighbourView | null;
}

/** The ways to the records before and after this one. Nothing when it stands alone. */
export function Neighbours({ previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className={`${styles.neighbours} no-print`} aria-label="上一篇与下一篇">
      {previous ? (
        <SiteLink to={previous.to} className={styles.way}>
          <small className={styles.label}>
            <Icon name="arrow-left" size="sm" />
            上一篇
          </small>
          <span className={styles.title}>
            <Words>{previous.title}</Words>
          </span>
        </SiteLink>
      ) : (
        <span />
      )}
      {next ? (
        <SiteLink to={next.to} className={`${styles.way} ${styles.next}`}>
          <small className={styles.label}>
            下一篇
            <Icon name="arrow-right" size="sm" />
          </small>
          <span className={styles.title}>
            <Words>{next.title}</Words>
          </span>
        </SiteLink>
      ) : null}
    </nav>
  );
}
