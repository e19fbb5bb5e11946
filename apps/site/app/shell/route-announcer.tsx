import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * After a client navigation says the new page's title politely and moves focus to the page, without scrolling.
 * A change of filter or page number keeps focus where the reader is working.
 */
export function RouteAnnouncer() {
  const { pathname, search, hash } = useLocation();
  const idle = useNavigation().state === 'idle';
  const [words, setWords] = useState('');
  const record = new URLSearchParams(search).get('id') ?? '';
  const page = `${pathname}?${record}`;
  const before = useRef(page);
  // With the new page: a task later the focus could be taken from where the reader has put it on this page.
  useLayoutEffect(() => {
    if (!idle || before.current === page) return;
    before.current = page;
    setWords(document.title);
    // Who has begun to write in the search box meanwhile goes on there: leaving it would clear it.
    const isWriting = document.activeElement?.matches('input, textarea, select');
    if (hash === '' && !isWriting) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [idle, page, hash]);
  return (
    <p className="vh" role="status" aria-live="polite">
      {words}
    </p>
  );
}
