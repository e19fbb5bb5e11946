import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * After a client navigation says the new page's title politely and moves focus to the page, without scrolling.
 * A change of filter or page number keeps focus where the reader is working, and Back returns it to the link that was
 * followed.
 */
export function RouteAnnouncer() {
  const { pathname, search, hash, key } = useLocation();
  const idle = useNavigation().state === 'idle';
  const [words, setWords] = useState('');
  const record = new URLSearchParams(search).get('id') ?? '';
  const page = `${pathname}?${record}`;
  const before = useRef(page);
  /** By history entry, to which only Back and Forward return: the link by which its page was left. */
  const left = useRef<Record<string, string | null | undefined>>({});
  useEffect(() => {
    if (!idle) left.current[key] = document.activeElement?.getAttribute('href');
  }, [idle, key]);
  const visit = useRef(key);
  // With the new page: a task later the focus could be taken from where the reader has put it on this page.
  useLayoutEffect(() => {
    if (!idle || before.current === page) return;
    before.current = page;
    // a toast has said what failed: one message is enough
    setWords(document.querySelector('[data-failed]') ? '' : document.title);
    // A visitor who types in the search box keeps the focus there: leaving the box would clear it.
    const isWriting = document.activeElement?.matches('input, textarea, select');
    if (isWriting) return;
    const href = left.current[key];
    const link = href ? document.querySelector<HTMLElement>(`#main [href="${CSS.escape(href)}"]`) : null;
    if (link || hash === '') (link ?? document.querySelector<HTMLElement>('#main'))?.focus({ preventScroll: true });
  }, [idle, page, hash, key]);
  // What was focused is gone with the part of the page that it stood in: a retry, a link of a list.
  useLayoutEffect(() => {
    if (!idle || visit.current === key) return;
    visit.current = key;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [idle, key]);
  return (
    <p className="vh" role="status" aria-live="polite">
      {words}
    </p>
  );
}
