import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button/button.tsx';
import { useLimitedText } from '../../components/field/use-limited-text.ts';
import { GetForm } from '../../components/get-form/get-form.tsx';
import { SEARCH_MAX } from '../../shell/constants.ts';
import { SEARCH_EMPTY } from '../../shell/search-box.ts';
import { showToast } from '../../components/toast/toast.tsx';
import { useSuggestions } from '../../shell/use-suggestions.tsx';
import { named } from '../../site-map.ts';
import styles from './search-form.module.css';

/** The box of the search page, filled with what is searched for, with its counter (Spec §5). */
export function SearchForm({ searched }: { searched: string }) {
  const { box, count, noteSent, ...text } = useLimitedText(searched, SEARCH_MAX);
  const navigate = useNavigate();
  const { combobox, list } = useSuggestions('search-list', text, (to) => void navigate(to));
  // Enter in the box presses the button as well.
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (box.value.trim() !== '') {
      noteSent();
      return;
    }
    event.preventDefault();
    event.currentTarget.form?.querySelector('input')?.focus();
    showToast(SEARCH_EMPTY);
  };
  return (
    <GetForm action={named.search} role="search" aria-label="搜索本站内容" className={styles.form}>
      <div className={styles.field}>
        <input
          {...box}
          {...combobox}
          type="search"
          name="key"
          className={styles.box}
          aria-label="搜索关键词"
          aria-describedby="search-count"
          placeholder="输入关键词，多个词用空格分开"
          autoComplete="off"
          enterKeyHint="search"
        />
        {list}
      </div>
      <Button type="submit" size="lg" icon="search" onClick={onPress}>
        搜索
      </Button>
      <p id="search-count" className={`hint num ${styles.count}`}>
        {`已输入 ${count}/${SEARCH_MAX}`}
      </p>
    </GetForm>
  );
}
