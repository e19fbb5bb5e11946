/**
 * The menu of phones, before and after hydration: its only implementation. Part of before-paint.ts.
 *
 * The server writes the markup once as a template at the end of the page (shell/menu-template.server.tsx). Opening
 * clones it into an element that React renders empty and never fills (shell/header.tsx), and says so on the button and
 * on the header. The menu and its second-level panel are two states (Spec §4): what is cloned, and which panel is shown.
 */
import { HYDRATED_EVENT, LAYOUT_EVENT, MENU_BOX_ID, MENU_LEFT_EVENT, MENU_TEMPLATE_ID } from '../device/constants.ts';
import { holdBack, isOnCopy } from './overlay-history.ts';
import { lockScroll } from './scroll-lock.ts';
import { goRound } from './tab-stops.ts';
import { chooseTheme, currentTheme } from '../device/theme.ts';

const OPENER = '[data-opens=menu]';

/** The menu markup. Held outside the page, because React may render the whole page again. */
let menuMarkup: Element | null = null;
/** A press that came before the end of the page, where the template stands. */
let isOpenPending = false;
/** The open menu, and functions that release the page. */
let shown: { readonly menu: HTMLElement; readonly release: () => void } | undefined;

const find = <E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E | null =>
  within.querySelector<E>(selector);

/** Shows the pages of one section. */
const choose = (menu: HTMLElement, key: string): void => {
  for (const button of menu.querySelectorAll<HTMLElement>('button[data-key]')) {
    const isChosen = button.dataset.key === key;
    button.setAttribute('aria-expanded', String(isChosen));
    find(`#${button.getAttribute('aria-controls')}`, menu)?.toggleAttribute('hidden', !isChosen);
  }
};

/** Says on the button and the header whether the menu is open. */
const announce = (isOpen: boolean): void => {
  const opener = find(OPENER);
  opener?.setAttribute('aria-label', isOpen ? '关闭菜单' : '打开菜单');
  opener?.setAttribute('aria-expanded', String(isOpen));
  opener?.closest('header')?.toggleAttribute('data-menu', isOpen);
  const icon = opener && find('use', opener);
  const [from, to] = isOpen ? ['-menu', '-close'] : ['-close', '-menu'];
  icon?.setAttribute('href', (icon.getAttribute('href') ?? '').replace(from, to));
};

const close = (): void => {
  shown?.menu.remove();
  shown?.release();
  shown = undefined;
  announce(false);
};

const closeToOpener = (): void => {
  close();
  find(OPENER)?.focus({ preventScroll: true });
};

const open = (): void => {
  isOpenPending = !menuMarkup;
  const box = document.getElementById(MENU_BOX_ID);
  if (!box || !menuMarkup) return;
  const menu = document.importNode(menuMarkup, true) as HTMLElement;
  for (const link of menu.querySelectorAll('a')) {
    if (link.host === location.host && link.pathname === location.pathname) link.setAttribute('aria-current', 'page');
  }
  const section = box.dataset.section;
  if (section && find(`button[data-key=${section}]`, menu)) choose(menu, section);
  box.append(menu);
  const releases = [lockScroll(menu), holdBack(closeToOpener)];
  shown = { menu, release: () => releases.forEach((release) => release()) };
  announce(true);
  // Below the header, wherever that stands: at the start of a page the strip is above it.
  menu.style.top = `${box.closest('header')?.getBoundingClientRect().bottom ?? 0}px`;
};

const toggle = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (shown) close();
  else open();
};

const isPlain = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => !metaKey && !ctrlKey && !shiftKey;

const onOpener = (event: MouseEvent): void => {
  if (isPlain(event) && (event.target as Element).closest(OPENER)) toggle(event);
};

const onPress = (event: MouseEvent): void => {
  const target = event.target as Element;
  if (!shown?.menu.contains(target)) return;
  const button = target.closest('button');
  const key = button?.dataset.key;
  if (key) choose(shown.menu, key);
  else if (button) chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  // After hydration the router follows the link (shell/header.tsx). Before, the page it leads to comes in the place of
  // the menu's entry in the history: one Back returns to this page.
  const link = target.closest('a');
  if (document.documentElement.dataset.hydrated === '' || !isPlain(event) || !isOnCopy()) return;
  if (link?.host !== location.host || link.target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  location.replace(link.href);
};

const onKey = (event: KeyboardEvent): void => {
  const opener = find(OPENER);
  if (!opener || event.defaultPrevented) return;
  // A link that acts as a button; browsers click it by Enter only.
  if (event.key === ' ' && event.target === opener) toggle(event);
  if (!shown) return;
  if (event.key === 'Tab') goRound(event, opener, shown.menu);
  if (event.key === 'Escape') {
    event.preventDefault();
    closeToOpener();
  }
};

const onLayout = (): void => {
  const { layout } = document.documentElement.dataset;
  if (shown && layout !== 'narrow' && layout !== 'medium') close();
};

/** Listens for the lifetime of the document. Called once, while the head of the page is parsed. */
export const startMenu = (): void => {
  // Captured: before the deferral of presses (deferred-hydration.ts), and before React, which may stop them.
  addEventListener('click', onOpener, true);
  addEventListener('click', onPress, true);
  addEventListener('keydown', onKey);
  addEventListener(LAYOUT_EVENT, onLayout);
  addEventListener(MENU_LEFT_EVENT, close);
  // A page that React could not hydrate is rendered again, without the open menu.
  addEventListener(HYDRATED_EVENT, () => {
    if (shown && !shown.menu.isConnected) close();
  });
  document.addEventListener('DOMContentLoaded', () => {
    menuMarkup = find<HTMLTemplateElement>(`#${MENU_TEMPLATE_ID}`)?.content.firstElementChild ?? null;
    if (isOpenPending) open();
  });
};
