import { useEffect } from 'react';

/**
 * Asks before Back or Forward leaves a page with unsaved words: Payload asks at links alone, and the browser at a reload or a
 * closed tab. Without the Navigation API nothing is asked.
 */
export function useBackQuestion(isAsked: boolean, question: string): void {
  useEffect(() => {
    if (!isAsked || !('navigation' in window)) return undefined;
    const { navigation } = window;
    const ask = (event: NavigateEvent): void => {
      const isLeaving = event.navigationType === 'traverse' && event.cancelable && !event.hashChange;
      if (isLeaving && !window.confirm(question)) event.preventDefault();
    };
    navigation.addEventListener('navigate', ask);
    return () => navigation.removeEventListener('navigate', ask);
  }, [isAsked, question]);
}
