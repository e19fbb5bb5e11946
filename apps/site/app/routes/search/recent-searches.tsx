import { useEffect, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Link } from '../../components/link/link.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { removeSearch, RECENT_EVENT, recentSearches } from '../../runtime/recent-searches.ts';
import styles from './search-empty.module.css';
import { search } from './search.screen.ts';

/** What was searched for on this device, to search for again or to forget. Nothing where there is none. */
export function RecentSearches() {
  const [keys, setKeys] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => setKeys(recentSearches());
    read();
    window.addEventListener(RECENT_EVENT, read);
    return () => window.removeEventListener(RECENT_EVENT, read);
  }, []);
  const forget = (key?: string) => {
    removeSearch(key);
    document.querySelector<HTMLElement>('main input[name=key]')?.focus();
  };
  if (keys.length === 0) return null;
  return (
    <section aria-labelledby="search-recent" className={styles.recent}>
      <SectionHeading id="search-recent" title="最近搜索" />
      <ul className={styles.keys} aria-label="最近搜索">
        {keys.map((key) => (
          <li key={key} className={styles.key}>
            <Link to={search.href({ key })} className={styles.word}>
              {key}
            </Link>
            <IconButton icon="close" label={`删除“${key}”`} onClick={() => forget(key)} />
          </li>
        ))}
      </ul>
      <p className="hint">只保存在本设备，不会发送。</p>
      <Button variant="line" onClick={() => forget()}>
        清空最近搜索
      </Button>
    </section>
  );
}
