/**
 * Presses of links that open a dialog, made before their code is hydrated. Without script such a link leads to what the
 * dialog shows; with script it must not, so the press is kept until the opener wakes up.
 */

const pressed = new WeakSet<Element>();
const hydrated = new WeakSet<Element>();

const keep = (event: MouseEvent): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
  const opener = event.target.closest('a[aria-haspopup=dialog]');
  if (!opener || hydrated.has(opener)) return;
  event.preventDefault();
  pressed.add(opener);
};
if (!import.meta.env.SSR) addEventListener('click', keep, true);

/** Says that an opener hears its presses itself from now on. @returns whether it has been pressed before */
export const hydrateOpener = (opener: Element): boolean => {
  hydrated.add(opener);
  return pressed.delete(opener);
};
