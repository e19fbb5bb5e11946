import { type RefObject, useLayoutEffect } from 'react';

/** Whether a page of this route has been shown since the document was loaded. */
let hasArrived = false;

/** Moves focus to the heading after a navigation inside the site, so that a screen reader says where one is. */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (hasArrived) heading.current?.focus({ preventScroll: true });
    hasArrived = true;
  }, [heading]);
}
