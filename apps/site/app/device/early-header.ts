/**
 * The header's menu and search before the page is awake: they open at the press, without React, which then takes over
 * what stands open as it finds it (shell/use-menu.ts, shell/header-search.tsx). Part of before-paint.ts.
 *
 * The menu is a copy of the template at the page's end (shell/menu-template.server.tsx). It goes once the real one, whose
 * code is fetched meanwhile, stands in its place with the same section chosen and the focus on the same control. A page
 * that is awake but has not fetched that code yet shows the copy as well.
 */
import { EARLY_MENU, MENU_TEMPLATE_ID } from './constants.ts';
import { isOnCopy, pushCopy } from './overlay-history.ts';
import { goRound } from './tab-stops.ts';
import { chooseTheme, currentTheme } from './theme.ts';

const find = <E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E | null =>
  within.querySelector<E>(selector);

const say = (control: HTMLElement, label: string, isOpen: boolean): void => {
  control.setAttribute('aria-label', label);
  control.setAttribute('aria-expanded', String(isOpen));
};

/** The menu that was opened before the page was awake; null when there is none. */
export const earlyMenu = (): HTMLElement | null => find(`[${EARLY_MENU}]`);

/** Shows the pages of one section. */
const choose = (menu: HTMLElement, key: string): void => {
  menu.setAttribute(EARLY_MENU, key);
  for (const button of menu.querySelectorAll('[aria-controls]')) {
    const panel = button.getAttribute('aria-controls') ?? '';
    const isChosen = panel.endsWith(`-${key}`);
    button.setAttribute('aria-expanded', String(isChosen));
    find(`#${panel}`, menu)?.toggleAttribute('hidden', !isChosen);
  }
};

const pressInMenu = (event: Event): void => {
  const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  const link = (event.target as Element).closest('a');
  // The page it leads to comes in the place of the menu's entry in the history: one Back returns to this page.
  if (link?.host === location.host && !link.target && !metaKey && !ctrlKey && !shiftKey && isOnCopy()) {
    event.preventDefault();
    location.replace(link.href);
  }
  const button = (event.target as Element).closest('button');
  const key = button?.dataset.key;
  if (key) choose(event.currentTarget as HTMLElement, key);
  else if (button) chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
};

const sayMenu = (button: HTMLElement, isOpen: boolean): void => {
  say(button, isOpen ? '关闭菜单' : '打开菜单', isOpen);
  const [from, to] = isOpen ? ['-menu', '-close'] : ['-close', '-menu'];
  const use = find('use', button);
  use?.setAttribute('href', (use.getAttribute('href') ?? '').replace(from, to));
  button.closest('header')?.toggleAttribute('data-menu', isOpen);
  const { dataset } = document.documentElement;
  // what lockScroll of components/dialog does; it goes on from there
  if (isOpen) dataset.scroll ??= innerWidth > document.documentElement.clientWidth ? 'locked-bar' : 'locked';
  else delete dataset.scroll;
};

/**
 * Puts a copy of the template into the page.
 * @param key the section whose pages it shows; left out: the one that the server has chosen for this page
 */
export const showEarlyMenu = (key?: string): void => {
  const template = find<HTMLTemplateElement>(`#${MENU_TEMPLATE_ID}`);
  const written = template?.content.firstElementChild;
  if (!written || earlyMenu()) return;
  const menu = document.importNode(written, true) as HTMLElement;
  for (const link of menu.querySelectorAll('a')) {
    if (link.pathname === location.pathname && link.host === location.host) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  choose(menu, key ?? find('button[aria-expanded=true]', menu)?.dataset.key ?? '');
  menu.addEventListener('click', pressInMenu);
  // Not into the header: React would miss it among what the server wrote there. The page's end it does not count.
  document.body.append(menu);
};

const toggleMenu = (button: HTMLElement, isBack = false): void => {
  const open = earlyMenu();
  if (open) open.remove();
  else showEarlyMenu();
  sayMenu(button, !open);
  if (document.documentElement.dataset.awake === '') return;
  // Back closes it; the page's script goes on from this entry of the history
  if (!open) pushCopy();
  else if (!isBack) history.back();
};

const openSearch = (form: HTMLFormElement, box: HTMLInputElement, button: HTMLElement): void => {
  form.dataset.open = '';
  box.tabIndex = 0;
  say(button, '搜索', true);
  // In the same gesture, so that phones raise the keyboard.
  box.focus({ preventScroll: true });
};

const closeSearch = (form: HTMLFormElement): void => {
  const [box, button] = [find<HTMLInputElement>('input', form), find('button', form)];
  if (!box || !button) return;
  delete form.dataset.open;
  box.tabIndex = -1;
  box.value = '';
  say(button, '打开搜索', false);
};

/** The header's search form that the event happens in, when it stands open. */
const openForm = ({ target }: Event): HTMLFormElement | null =>
  (target as Element).closest<HTMLFormElement>('form[role=search][data-open]');

/** What a press comes to: it is done; it waits for the script; or the browser does what it does without. */
export type Fate = 'done' | 'kept' | 'native';

const press = (control: HTMLElement): Fate => {
  if (control.dataset.opens === 'menu') {
    toggleMenu(control);
    return 'done';
  }
  const form = control.closest('form');
  const box = form && find<HTMLInputElement>('input', form);
  if (control.dataset.opens !== 'search' || !box) return 'kept';
  // Words are sent; that there are none is said by a toast, which needs the script.
  if (form.hasAttribute('data-open')) return box.value.trim() ? 'native' : 'kept';
  openSearch(form, box, control);
  return 'done';
};

/**
 * Keys in the early menu. Heard on until React does, which is a moment after the page is awake: whatever React heard first
 * it has prevented.
 */
const onMenuKey = (event: KeyboardEvent): void => {
  const menu = earlyMenu();
  const opener = find('[data-opens=menu]');
  if (!menu || !opener || event.defaultPrevented) return;
  if (event.key === 'Escape') {
    toggleMenu(opener);
    // React is about to open its own in this one's place.
    if (document.documentElement.dataset.awake === '') opener.click();
    opener.focus();
  } else if (event.key === 'Tab') goRound(event, opener, menu);
};

const onKey = (event: KeyboardEvent): void => {
  const form = openForm(event);
  if (event.key === 'Escape' && form && !event.isComposing) {
    closeSearch(form);
    find('button', form)?.focus();
  } else onMenuKey(event);
};

/** A press on the open search's button must not take the focus from the box: leaving closes it. */
const onMouseDown = (event: Event): void => {
  if (openForm(event) && (event.target as Element).closest('button')) event.preventDefault();
};

const onFocusOut = (event: FocusEvent): void => {
  const form = openForm(event);
  if (form && !form.contains(event.relatedTarget as Node | null)) closeSearch(form);
};

const onBack = (): void => {
  const opener = find('[data-opens=menu]');
  if (opener && earlyMenu()) toggleMenu(opener, true);
};

const listeners = { keydown: onKey, mousedown: onMouseDown, focusout: onFocusOut, popstate: onBack } as const;

/** Listens until the page is awake. @returns what a press comes to, and what ends it */
export const startEarlyHeader = (): { press: (control: HTMLElement) => Fate; end: () => void } => {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listen] of all) addEventListener(type, listen);
  return {
    press,
    end() {
      for (const [type, listen] of all) removeEventListener(type, listen);
      addEventListener('keydown', onMenuKey);
    },
  };
};
