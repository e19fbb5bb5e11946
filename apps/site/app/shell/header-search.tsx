import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useLimitedText } from '../components/field/use-limited-text.ts';
import { Icon } from '../components/icon/icon.tsx';
import { HYDRATED_EVENT } from '../device/constants.ts';
import { named } from '../site-map.ts';
import { SEARCH_MAX } from './constants.ts';
import { SEARCH_EMPTY, toSearchHref, toSearchKeyAction } from './search-box.ts';
import { showToast } from '../components/toast/toast.tsx';
import { useSuggestions } from './use-suggestions.tsx';
import styles from './header-search.module.css';

/**
 * The search icon that turns into a box (Spec §2). Enter goes to the search page with `key`; leaving the box closes
 * it and clears the text. Without script the icon is the form's button and leads to the search page; before the page is
 * hydrated it opens the box all the same (runtime/pre-hydration-search.ts), which then stays open.
 */
export function HeaderSearch() {
  const [open, setOpen] = useState(false);
  const { box, count, clear, ...text } = useLimitedText('', SEARCH_MAX);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const takeOver = () => setOpen(input.current?.form?.hasAttribute('data-open') === true);
    addEventListener(HYDRATED_EVENT, takeOver, { once: true });
    return () => removeEventListener(HYDRATED_EVENT, takeOver);
  }, []);

  const close = () => {
    setOpen(false);
    clear();
  };
  const go = (href: string) => {
    input.current?.blur();
    void navigate(href);
  };
  const { combobox, list } = useSuggestions('header-suggestions', text, go);
  const send = () => {
    const href = toSearchHref(input.current?.value ?? '');
    if (href === undefined) showToast(SEARCH_EMPTY);
    else go(href);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (event.currentTarget.hasAttribute('data-open')) {
      send();
      return;
    }
    flushSync(() => setOpen(true));
    // In the same gesture, so that phones raise the keyboard.
    input.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const action = toSearchKeyAction({
      key: event.key,
      isComposing: event.nativeEvent.isComposing,
      keyCode: event.keyCode,
    });
    // The form would also send on Enter while composing in some browsers: Enter is ours alone.
    if (event.key === 'Enter') event.preventDefault();
    if (action === 'submit') send();
    if (action === 'close') {
      close();
      event.currentTarget.form?.querySelector('button')?.focus();
    }
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (open && !(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) close();
  };
  return (
    // The form itself is no control: it only handles focus leaving it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.search}
      data-open={open ? '' : undefined}
      role="search"
      aria-label="站内搜索"
      action={named.search}
      method="get"
      onSubmit={onSubmit}
      onBlur={onBlur}
    >
      <input
        {...box}
        {...combobox}
        ref={(element) => {
          box.ref(element);
          input.current = element;
        }}
        type="text"
        name="key"
        className={styles.box}
        aria-label="搜索关键词"
        aria-describedby={open ? 'header-search-count' : undefined}
        placeholder="请输入关键词"
        autoComplete="off"
        enterKeyHint="search"
        tabIndex={open ? 0 : -1}
        onKeyDown={onKeyDown}
      />
      {open ? (
        <span id="header-search-count" className={`num ${styles.count}`}>
          {`已输入 ${count}/${SEARCH_MAX}`}
        </span>
      ) : null}
      <button
        type="submit"
        className={styles.button}
        data-opens="search"
        aria-label={open ? '搜索' : '打开搜索'}
        aria-expanded={open}
        // A press on the button must not take focus from the box: leaving closes it.
        onMouseDown={open ? (event) => event.preventDefault() : undefined}
      >
        <Icon name="search" />
      </button>
      {open ? <div className={styles.list}>{list}</div> : null}
    </form>
  );
}
