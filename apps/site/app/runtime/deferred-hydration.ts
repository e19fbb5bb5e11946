/**
 * Deferred hydration: fetches the page's scripts after the first paint, so that they do not compete with the content, and
 * replays what the visitor does meanwhile. Part of before-paint.ts; the files are listed at the end of the page
 * (../shell/page-scripts.tsx).
 *
 * Until hydration, links and forms work as without script; the header's menu (menu.ts) and search (pre-hydration-search.ts)
 * open at once. A press of a control that needs script is deferred and replayed after hydration; typed text stays in its box.
 */
import { HYDRATED_EVENT, MENU_BOX_ID, PAGE_MODULES_ID } from '../device/constants.ts';
import { startSearch } from './pre-hydration-search.ts';

/** The JSON at the end of the page. */
export interface PageModules {
  /** Fills `window.__reactRouterManifest`. */
  readonly manifest: string;
  /** The modules of the routes of this page, by route id. */
  readonly routes: Readonly<Record<string, string>>;
  /** Hydrates the page; reads what the others have set on `window`. */
  readonly entry: string;
  /** All files that these import, fetched in parallel. */
  readonly files: readonly string[];
}

/** Controls whose press is deferred. Not a plain submit button: its form works without script. */
const DEFERRED_CONTROLS = 'a[role=button], a[aria-haspopup=dialog], button[type=button], button[aria-expanded]';

/** Events that show activity of the visitor: the scripts are then fetched at once and ahead of pictures. */
const activity = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

/** The control that this event presses, when the press must be deferred. */
export const deferredControl = (event: Event): HTMLElement | null => {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  if (metaKey || ctrlKey || shiftKey) return null;
  // A link that acts as a button is pressed by the space bar too; browsers click it by Enter only.
  if (event.type === 'keydown' && !((event as KeyboardEvent).key === ' ' && target.matches('a[role=button]')))
    return null;
  // The menu handles its own presses.
  return target.closest(`[data-opens=menu], #${MENU_BOX_ID}`) ? null : target.closest<HTMLElement>(DEFERRED_CONTROLS);
};

/** Files requested in one task: each takes a slow phone several milliseconds, and a tap may come in between. */
const FILES_PER_TASK = 3;

const fetchAll = async (element: HTMLElement, isUrgent: boolean): Promise<void> => {
  const { manifest, routes, entry, files } = JSON.parse(element.textContent ?? '') as PageModules;
  for (const [at, file] of files.entries()) {
    if (at > 0 && at % FILES_PER_TASK === 0) await new Promise((resolve) => setTimeout(resolve));
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    if (!isUrgent) link.setAttribute('fetchpriority', 'low');
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

/** Starts deferred hydration. Called once, while the head of the page is parsed. */
export const startDeferredHydration = (): void => {
  const deferred = new Set<HTMLElement>();
  const search = startSearch();
  let isUrgent = false;
  let isParsed = false;
  let isBegun = false;
  let hasFailed = false;

  // Entries of the history that were made without a request are also gone back to without one: until the router takes
  // over, the page is then of another URL than the one that is shown.
  const url = () => location.pathname + location.search;
  const written = url();
  const goBack = (): void => {
    if (url() !== written) location.reload();
  };
  const deferPress = (event: Event): void => {
    const control = deferredControl(event);
    const outcome = control ? search.press(control) : 'native';
    if (!control || outcome === 'native' || (outcome === 'deferred' && hasFailed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (outcome === 'deferred') deferred.add(control);
  };
  const end = (): void => {
    for (const type of activity) removeEventListener(type, beginNow, true);
    removeEventListener(HYDRATED_EVENT, end);
    if (!hasFailed) {
      removeEventListener('popstate', goBack);
      for (const type of ['click', 'keydown']) removeEventListener(type, deferPress, true);
      search.end();
    }
    document.documentElement.dataset.hydrated = hasFailed ? 'never' : '';
    // In a later task, when React has finished: what a press opens must exist before it can take the focus.
    setTimeout(() => {
      for (const control of deferred) control.click();
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
    fetchAll(element, isUrgent).catch(() => {
      // The page works as without script, except that its menu and search still open.
      hasFailed = true;
      end();
    });
  };
  const beginNow = (): void => {
    isUrgent = true;
    begin();
  };

  for (const type of activity) addEventListener(type, beginNow, { capture: true, passive: true });
  for (const type of ['click', 'keydown']) addEventListener(type, deferPress, true);
  addEventListener('popstate', goBack);
  addEventListener(HYDRATED_EVENT, end);
  document.addEventListener('DOMContentLoaded', () => {
    isParsed = true;
    if (isUrgent) begin();
    // The animation frame comes when nothing blocks the first paint any longer; the timer runs after that paint.
    else requestAnimationFrame(() => setTimeout(begin));
  });
};
