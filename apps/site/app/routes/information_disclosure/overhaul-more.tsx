import { Icon } from '../../components/icon/icon.tsx';
import styles from './overhaul-filter.module.css';
import type { OutageQuery } from './overhaul.screen.ts';

export interface MoreButtonProps {
  query: OutageQuery;
  isOpen: boolean;
  onFold: () => void;
}

/** Folds the conditions beside the place, and says how many of them are on. */
export function MoreButton({ query: { region, kind, start, end }, isOpen, onFold }: MoreButtonProps) {
  const count = [region, kind, start ?? end].filter((filter) => filter !== undefined).length;
  return (
    <button
      type="button"
      className={`needs-script ${styles.fold}`}
      aria-expanded={isOpen}
      aria-controls="overhaul-more"
      onClick={onFold}
    >
      <Icon name="filter" size="sm" />
      <span>更多条件</span>
      {count > 0 ? <span className="num">{count}</span> : null}
      <Icon name="chevron-down" size="sm" className={styles.chevron} />
    </button>
  );
}
