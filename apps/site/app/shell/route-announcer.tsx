import { useEffect, useRef, useState } from 'react';
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
  useEffect(() => {
    if (!idle || before.current === page) return;
    before.current = page;
    setWords(document.title);
    if (hash === '') document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [idle, page, hash]);
  return (
    <p className="vh" role="status" aria-live="polite">
      {words}
    </p>
  );
}
