import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { Button } from '../button/button.tsx';
import { GetForm } from '../get-form/get-form.tsx';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  /** Spoken name: 筛选新闻. */
  label: string;
  /** The list's own path; the fields become its query. */
  action: string;
  /** Word on the button. */
  submit?: string;
  /** Query that is kept although no field shows it, e.g. the status chip. */
  keep?: Readonly<Record<string, string>>;
  /** Fields; give one of them `grow` to take the free width. */
  children: ReactNode;
  /** Filters are on: the list without them, a way to which stands beside the button. */
  clearTo?: string | undefined;
}

/** The filter form of a list: a GET form, so that it works without script and the URL holds the choice. */
export function FilterBar({ label, action, submit = '筛选', keep = {}, children, clearTo }: FilterBarProps) {
  return (
    <GetForm action={action} role="search" aria-label={label} className={styles.bar} keepScroll>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
      {children}
      <div className={styles.actions}>
        <Button type="submit" icon="search" className={styles.submit}>
          {submit}
        </Button>
        {clearTo === undefined ? null : (
          <Link to={clearTo} className={styles.clear} preventScrollReset>
            清除
          </Link>
        )}
      </div>
    </GetForm>
  );
}
