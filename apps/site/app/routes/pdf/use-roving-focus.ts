import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const controlsOf = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>('button, select, input, a[href]')].filter(
    (control) => control.offsetParent !== null && !control.matches(':disabled'),
  );

/** In a field the arrows move the caret until it is at an end. */
const isInsideText = (target: EventTarget, by: number): boolean => {
  if (!(target instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = target;
  if (selectionStart !== selectionEnd) return true;
  return by < 0 ? selectionStart !== 0 : selectionStart !== value.length;
};

/**
 * A toolbar by the ARIA practice: one stop for Tab, arrows, Home and End go through its controls, and Tab comes back
 * to the one that was used last.
 * @returns the toolbar's key handler
 */
export function useRovingFocus(box: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  useEffect(() => {
    const bar = box.current;
    if (!bar) return;
    const controls = controlsOf(bar);
    const stop = controls.find((control) => control.tabIndex === 0 && control.dataset.stop === '') ?? controls[0];
    for (const control of bar.querySelectorAll<HTMLElement>('button, select, input, a[href]')) {
      control.tabIndex = control === stop ? 0 : -1;
      if (control === stop) control.dataset.stop = '';
      else delete control.dataset.stop;
    }
  });
  const moveTo = (control: HTMLElement | undefined): void => {
    if (!control) return;
    for (const other of box.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? []) {
      other.tabIndex = -1;
      delete other.dataset.stop;
    }
    control.tabIndex = 0;
    control.dataset.stop = '';
    control.focus();
  };
  return (event) => {
    const bar = box.current;
    if (!bar || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (by === undefined || isInsideText(event.target, by)) return;
    const controls = controlsOf(bar);
    const at = controls.findIndex((control) => control === event.target);
    if (at < 0) return;
    event.preventDefault();
    const next = by === -Infinity ? 0 : by === Infinity ? controls.length - 1 : at + by;
    moveTo(controls[(next + controls.length) % controls.length]);
  };
}
