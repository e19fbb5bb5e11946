import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from '../link/link.tsx';
import styles from './tabs.module.css';

export interface TabItem {
  label: string;
  to: string;
  current?: boolean;
}

export interface TabsProps {
  /** Spoken name of the group: 二级栏目, 新闻分类. */
  label: string;
  items: readonly TabItem[];
  /** `bar` is the tall one of the second-level navigation. */
  size?: 'md' | 'bar';
  /**
   * Takes a plain click, so that a block changes in place; return true when it did.
   * Without script, and in a new tab, the link's own URL opens.
   */
  onSelect?: (item: TabItem) => boolean;
}

/** A row of links of which one is current; it scrolls sideways when it does not fit. */
export function Tabs({ label, items, size = 'md', onSelect }: TabsProps) {
  const row = useRef<HTMLElement>(null);
  const currentTo = items.find((item) => item.current)?.to;
  useEffect(() => {
    const box = row.current;
    const tab = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && tab && box.scrollWidth > box.clientWidth) {
      box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
    }
  }, [currentTo]);

  const take = (item: TabItem) => (event: MouseEvent) => {
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && onSelect?.(item))
      event.preventDefault();
  };
  return (
    <nav ref={row} className={[styles.tabs, size === 'bar' && styles.bar].filter(Boolean).join(' ')} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={styles.tab}
          aria-current={item.current ? (onSelect ? 'true' : 'page') : undefined}
          onClick={onSelect ? take(item) : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
