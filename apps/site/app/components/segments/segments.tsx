import { Link } from '../link/link.tsx';
import type { TabItem } from '../tabs/tabs.tsx';
import styles from './segments.module.css';

export interface SegmentsProps {
  /** Spoken name: 显示方式. */
  label: string;
  items: readonly TabItem[];
}

/** A switch of two or three ways to show the same. Each is a link. */
export function Segments({ label, items }: SegmentsProps) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {items.map(({ label: text, to, current }) => (
        <Link
          key={to}
          to={to}
          className={styles.segment}
          aria-current={current ? 'page' : undefined}
          preventScrollReset
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
