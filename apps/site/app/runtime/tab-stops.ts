/** The focus trap of an open overlay: Tab cycles through its stops. */

const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/**
 * Moves the focus to the next stop, and from the last one back to the first.
 * @param opener stands before the box in the order
 * @param box what is open; of what is in it hidden parts are no stops
 */
export const goRound = (event: KeyboardEvent, opener: HTMLElement, box: Element): void => {
  const stops = [opener, ...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = event.shiftKey ? at - 1 : at + 1;
  event.preventDefault();
  stops[(next + stops.length) % stops.length]?.focus();
};
