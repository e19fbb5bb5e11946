import { Button } from '../../components/button/button.tsx';
import { useLimitedText } from '../../components/field/use-limited-text.ts';
import { GetForm } from '../../components/get-form/get-form.tsx';
import { SEARCH_MAX } from '../../shell/constants.ts';
import { named } from '../../site-map.ts';
import styles from './search-form.module.css';

/** The box of the search page, filled with what is searched for, with its counter (Seed §5). */
export function SearchForm({ searched }: { searched: string }) {
  const { box, count } = useLimitedText(searched, SEARCH_MAX);
  return (
    <GetForm action={named.search} role="search" aria-label="搜索本站内容" className={styles.form}>
      <input
        {...box}
        type="search"
        name="key"
        className={styles.box}
        aria-label="搜索关键词"
        aria-describedby="search-count"
        placeholder="输入关键词，多个词用空格分开"
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" size="lg" icon="search">
        搜索
      </Button>
      <p id="search-count" className={`hint num ${styles.count}`}>
        已输入 {count}/{SEARCH_MAX}
      </p>
    </GetForm>
  );
}
