/**
 * Fetches the page's scripts once it has been painted, so that they never compete with what is read first, and loses
 * nothing that the visitor does meanwhile. Part of before-paint.ts; the files are named at the end of the page
 * (../shell/page-scripts.tsx).
 *
 * Until hydration links lead on and forms are sent as without script; the header's menu (menu.ts) and search
 * (pre-hydration-search.ts) open at the press. A press of another control that does nothing, or something else, without script is kept and
 * passed on afterwards; what is typed stays in its box.
 */
import { HYDRATED_EVENT, MENU_BOX_ID, PAGE_MODULES_ID } from '../device/constants.ts';
import { startSearch } from './pre-hydration-search.ts';

/** What the JSON at the end of the page says. */
export interface PageModules {
  /** Fills `window.__reactRouterManifest`. */
  readonly manifest: string;
  /** The modules of the routes of this page, by route id. */
  readonly routes: Readonly<Record<string, string>>;
  /** Takes the page over; needs what the others have left on `window`. */
  readonly entry: string;
  /** All files that these import, so that no one waits for another to be read. */
  readonly files: readonly string[];
}

/** Controls whose press must wait for the script. A plain submit button is none: its form works without. */
const KEPT_CONTROLS = 'a[role=button], a[aria-haspopup=dialog], button[type=button], button[aria-expanded]';

/** What shows that the visitor begins to do something: the scripts are then fetched at once and ahead of pictures. */
const stirs = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

/** The control whose press this event is, when it has to wait. */
export const keptControl = (event: Event): HTMLElement | null => {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  if (metaKey || ctrlKey || shiftKey) return null;
  // A link that acts as a button is pressed by the space bar too; browsers click it by Enter only.
  if (event.type === 'keydown' && !((event as KeyboardEvent).key === ' ' && target.matches('a[role=button]')))
    return null;
  // The menu hears its presses itself.
  return target.closest(`[data-opens=menu], #${MENU_BOX_ID}`) ? null : target.closest<HTMLElement>(KEPT_CONTROLS);
};

/** Files that are asked for in one task: each costs a slow phone several milliseconds, and a tap may come in between. */
const FILES_PER_TASK = 3;

const fetchAll = async (element: HTMLElement, isHurried: boolean): Promise<void> => {
  const { manifest, routes, entry, files } = JSON.parse(element.textContent ?? '') as PageModules;
  for (const [at, file] of files.entries()) {
    if (at > 0 && at % FILES_PER_TASK === 0) await new Promise((resolve) => setTimeout(resolve));
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    if (!isHurried) link.setAttribute('fetchpriority', 'low');
    document.head.append(link);
  }
  const modules: Record<string, unknown> = {};
  await Promise.all([
    import(/* @vite-ignore */ manifest),
    ...Object.entries(routes).map(async ([id, file]) => {
      modules[id] = await import(/* @vite-ignore */ file);
    }),
  ]);
  Object.assign(window, { __reactRouterRouteModules: modules });
  await import(/* @vite-ignore */ entry);
};

/** Arranges all of it. Called once, while the head of the page is read. */
export const startDeferredHydration = (): void => {
  const kept = new Set<HTMLElement>();
  const search = startSearch();
  let isHurried = false;
  let isParsed = false;
  let isBegun = false;
  let hasFailed = false;

  const keep = (event: Event): void => {
    const control = keptControl(event);
    const fate = control ? search.press(control) : 'native';
    if (!control || fate === 'native' || (fate === 'kept' && hasFailed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (fate === 'kept') kept.add(control);
  };
  const end = (): void => {
    for (const stir of stirs) removeEventListener(stir, hurry, true);
    removeEventListener(HYDRATED_EVENT, end);
    if (!hasFailed) {
      for (const type of ['click', 'keydown']) removeEventListener(type, keep, true);
      search.end();
    }
    document.documentElement.dataset.hydrated = hasFailed ? 'never' : '';
    // Not while React is still at it: what a press shows must be there before it can take the focus.
    setTimeout(() => {
      for (const control of kept) control.click();
    });
  };
  const begin = (): void => {
    if (isBegun || !isParsed) return;
    isBegun = true;
    const element = document.getElementById(PAGE_MODULES_ID);
    // A page without script, or one of the development server.
    if (!element) {
      end();
      return;
    }
    fetchAll(element, isHurried).catch(() => {
      // The page is one without script, but that its menu and search go on opening.
      hasFailed = true;
      end();
    });
  };
  const hurry = (): void => {
    isHurried = true;
    begin();
  };

  for (const stir of stirs) addEventListener(stir, hurry, { capture: true, passive: true });
  for (const type of ['click', 'keydown']) addEventListener(type, keep, true);
  addEventListener(HYDRATED_EVENT, end);
  document.addEventListener('DOMContentLoaded', () => {
    isParsed = true;
    if (isHurried) begin();
    // A frame is asked for when nothing blocks the first paint any longer; the timer runs after that paint.
    else requestAnimationFrame(() => setTimeout(begin));
  });
};
