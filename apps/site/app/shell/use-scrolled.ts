import { useEffect, useState } from 'react';
import { LAYOUT_EVENT } from '../device/constants.ts';

/**
 * Evaluates a rule on the page's scroll position; renders again only when the result changes.
 *
 * @param rule reads the page, given its last answer; called on scroll, on a new layout and when `on` changes
 * @param initial the answer before the page can be read
 * @param on what else the answer hangs on, usually the page's path
 */
export function useScrolled<Answer extends string | boolean>(
  rule: (before: Answer) => Answer,
  initial: Answer,
  on: string,
): Answer {
  const [answer, setAnswer] = useState(initial);
  useEffect(() => {
    const look = () => setAnswer(rule);
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener(LAYOUT_EVENT, look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener(LAYOUT_EVENT, look);
    };
  }, [rule, on]);
  return answer;
}
