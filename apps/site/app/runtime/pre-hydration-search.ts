/**
 * The header's search before hydration: it opens at the press, without React, which then takes over what stands open as
 * it finds it (shell/header-search.tsx). Part of before-paint.ts.
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

/** The header's search form that the event happens in, when it stands open. */
const openForm = ({ target }: Event): HTMLFormElement | null =>
  (target as Element).closest<HTMLFormElement>('form[role=search][data-open]');

/** What a press comes to: it is done; it waits for the script; or the browser does what it does without. */
export type Fate = 'done' | 'kept' | 'native';

const press = (control: HTMLElement): Fate => {
  const form = control.closest('form');
  const box = form && find<HTMLInputElement>('input', form);
  if (control.dataset.opens !== 'search' || !box) return 'kept';
  // Words are sent; that there are none is said by a toast, which needs the script.
  if (form.hasAttribute('data-open')) return box.value.trim() ? 'native' : 'kept';
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

/** Listens until hydration. @returns what a press comes to, and what ends it */
export const startSearch = (): { press: (control: HTMLElement) => Fate; end: () => void } => {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listen] of all) addEventListener(type, listen);
  return {
    press,
    end() {
      for (const [type, listen] of all) removeEventListener(type, listen);
    },
  };
};
