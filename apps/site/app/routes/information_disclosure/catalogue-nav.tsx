import { useLocation } from 'react-router';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import type { CatalogueEntry } from '../../model/disclosure/catalogue-entry.ts';
import styles from './catalogue-nav.module.css';
import { toEntryPath } from './catalogue-table.tsx';

export interface CatalogueNavProps {
  entries: readonly CatalogueEntry[];
  /** The chosen entry. */
  current: number | undefined;
}

/** The catalogue beside its records: every entry with how many it has. */
export function CatalogueNav({ entries, current }: CatalogueNavProps) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-labelledby="catalogue-nav">
      <h2 id="catalogue-nav" className={styles.title}>
        <SiteLink to={pathname}>公开目录</SiteLink>
      </h2>
      <Branch entries={entries} current={current} />
    </nav>
  );
}

function Branch({ entries, current }: CatalogueNavProps) {
  return (
    <ul className={styles.branch}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <SiteLink
            to={toEntryPath(entry)}
            className={styles.link}
            {...(entry.id === current ? { 'aria-current': 'page' as const } : {})}
          >
            <span className={styles.name}>{entry.name}</span>
            {entry.total === null ? null : <span className={`num ${styles.count}`}>{entry.total}</span>}
          </SiteLink>
          {entry.children.length > 0 ? <Branch entries={entry.children} current={current} /> : null}
        </li>
      ))}
    </ul>
  );
}
