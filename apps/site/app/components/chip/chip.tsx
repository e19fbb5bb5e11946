import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import styles from './chip.module.css';

/** A named row of chips: the quick filter of a list. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.row}>
      {children}
    </div>
  );
}

export interface ChipProps {
  to: string;
  current?: boolean;
  /** How many records the choice holds. */
  count?: number;
  children: ReactNode;
}

/** One choice of a quick filter. It is a link, so that it works without script and can be kept. */
export function Chip({ to, current = false, count, children }: ChipProps) {
  return (
    <Link to={to} className={styles.chip} aria-current={current ? 'true' : undefined} preventScrollReset>
      <span>{children}</span>
      {count === undefined ? null : <span className="num">{count}</span>}
    </Link>
  );
}
