/**
 * Replays presses of links that open a dialog, made before they are hydrated. Without script such a link leads to the content
 * of the dialog; with script it must not, so the press is deferred until the opener is hydrated.
 */

const pressed = new WeakSet<Element>();
const hydrated = new WeakSet<Element>();

const deferPress = (event: MouseEvent): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
  const opener = event.target.closest('a[aria-haspopup=dialog]');
  if (!opener || hydrated.has(opener)) return;
  event.preventDefault();
  pressed.add(opener);
};
if (!import.meta.env.SSR) addEventListener('click', deferPress, true);

/** Marks an opener as hydrated. @returns whether it was pressed before */
export const hydrateOpener = (opener: Element): boolean => {
  hydrated.add(opener);
  return pressed.delete(opener);
};
