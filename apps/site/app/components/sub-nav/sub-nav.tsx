import { Breadcrumb, type CrumbStep } from '../breadcrumb/breadcrumb.tsx';
import { type TabItem, Tabs } from '../tabs/tabs.tsx';
import styles from './sub-nav.module.css';

export interface SubNavProps {
  /** The section's screens, the current one marked. */
  items: readonly TabItem[];
  crumbs: readonly CrumbStep[];
}

/** The bar under the banner: the section's screens at the left, the breadcrumb at the right. */
export function SubNav({ items, crumbs }: SubNavProps) {
  return (
    <div className={`${styles.bar} no-print`}>
      <div className={`wrap ${styles.inner}`}>
        {items.length > 0 ? <Tabs label="二级栏目" items={items} size="bar" /> : null}
        <div className={styles.crumbs}>
          <Breadcrumb steps={crumbs} />
        </div>
      </div>
    </div>
  );
}
