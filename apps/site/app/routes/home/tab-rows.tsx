import { RowList } from '../../components/list-row/list-row.tsx';
import { HomeRows } from './home-rows.tsx';
import styles from './tab-rows.module.css';
import type { HomeRow } from '../../model/home/home-rows.ts';
import type { TabRows } from './use-tab-rows.ts';

export interface TabRowListProps {
  found: TabRows<readonly HomeRow[]>;
  /** Of a record's page, by its id. */
  toHref: (id: number) => string;
  /** How many rows the place has room for: it keeps its height while they come. */
  count: number;
  /** Inside a panel that has its own head line. */
  flush?: boolean;
  size?: 'md' | 'sm';
}

/** The rows of the open tab; while they come, or do not, the place keeps its height and says so. */
export function TabRowList({ found, toHref, count, flush = false, size = 'sm' }: TabRowListProps) {
  const place = [styles.place, styles[size], count > 3 && styles.five].filter(Boolean).join(' ');
  if (found.state === 'here' && found.rows.length > 0) {
    return (
      <div className={place}>
        <RowList flush={flush}>
          <HomeRows rows={found.rows} toHref={toHref} size={size} />
        </RowList>
      </div>
    );
  }
  const words = { here: '暂无内容', coming: '正在加载…', missing: '暂时无法读取' }[found.state];
  return (
    <div className={place}>
      <p className={`${styles.words} ${flush ? '' : styles.headed}`} role="status">
        {words}
      </p>
    </div>
  );
}
