/**
 * The header's search before hydration: it opens without React, which then hydrates the open box as it is
 * (shell/header-search.tsx). Part of before-paint.ts.
 */

const find = <E extends Element = HTMLElement>(selector: string, within: ParentNode): E | null =>
  within.querySelector<E>(selector);

const announce = (control: HTMLElement, label: string, isOpen: boolean): void => {
  control.setAttribute('aria-label', label);
  control.setAttribute('aria-expanded', String(isOpen));
};

const openSearch = (form: HTMLFormElement, box: HTMLInputElement, button: HTMLElement): void => {
  form.dataset.open = '';
  box.tabIndex = 0;
  announce(button, '搜索', true);
  // In the same gesture, so that phones raise the keyboard.
  box.focus({ preventScroll: true });
};

const closeSearch = (form: HTMLFormElement): void => {
  const [box, button] = [find<HTMLInputElement>('input', form), find('button', form)];
  if (!box || !button) return;
  delete form.dataset.open;
  box.tabIndex = -1;
  box.value = '';
  announce(button, '打开搜索', false);
};

/** The open search form of the header that contains the event's target. */
const openForm = ({ target }: Event): HTMLFormElement | null =>
  (target as Element).closest<HTMLFormElement>('form[role=search][data-open]');

/** The result of a press: handled; deferred until hydration; or left to the browser. */
export type PressOutcome = 'done' | 'deferred' | 'native';

const press = (control: HTMLElement): PressOutcome => {
  const form = control.closest('form');
  const box = form && find<HTMLInputElement>('input', form);
  if (control.dataset.opens !== 'search' || !box) return 'deferred';
  // A text is submitted by the form; an empty box needs a toast, and so the script.
  if (form.hasAttribute('data-open')) return box.value.trim() ? 'native' : 'deferred';
  openSearch(form, box, control);
  return 'done';
};

const onKey = (event: KeyboardEvent): void => {
  const form = openForm(event);
  if (event.key !== 'Escape' || !form || event.isComposing) return;
  closeSearch(form);
  find('button', form)?.focus();
};

/** A press on the open search's button must not take the focus from the box: leaving closes it. */
const onMouseDown = (event: Event): void => {
  if (openForm(event) && (event.target as Element).closest('button')) event.preventDefault();
};

const onFocusOut = (event: FocusEvent): void => {
  const form = openForm(event);
  if (form && !form.contains(event.relatedTarget as Node | null)) closeSearch(form);
};

const listeners = { keydown: onKey, mousedown: onMouseDown, focusout: onFocusOut } as const;

/** Listens until hydration. @returns a handler of presses, and the end of listening */
export const startSearch = (): { press: (control: HTMLElement) => PressOutcome; end: () => void } => {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listen] of all) addEventListener(type, listen);
  return {
    press,
    end() {
      for (const [type, listen] of all) removeEventListener(type, listen);
    },
  };
};
