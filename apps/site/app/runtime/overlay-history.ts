/**
 * Back closes the topmost overlay. Opening an overlay adds a history entry that is a copy of the page's own; going back from
 * there closes the overlay and stays on the page, also on the first page of a visit. The router is not notified.
 *
 * No dead entry remains: a navigation replaces the copy instead of following it, and a copy that remains after the overlay is
 * closed in another way is left by going back.
 *
 * There is one of it in a page, in before-paint.ts: the menu needs it before hydration. Components find it on `window`
 * (components/dialog/use-close-on-back.ts).
 */

declare global {
  interface Window {
    /** From now on Back closes this first. Returns what to call when it is closed, in whatever way. */
    holdBack: (close: () => void) => () => void;
  }
}

/** The mark of a copy in its entry's state: how many lie over the page. */
const MARK = 'overlay';

interface EntryState {
  /** Place in the router's history. */
  readonly idx?: number;
  readonly [MARK]?: number;
}

const closers: (() => void)[] = [];
/** Steps back from left-over copies that the browser has not taken yet. */
let pendingSteps = 0;
/** A navigation has taken the place of a copy while the step back from it was under way. */
let isSuperseded = false;

/** Place of the page that is covered, in the router's history. */
let place: number | undefined;

const stateNow = (): EntryState => (history.state ?? {}) as EntryState;
const depthOf = (state: EntryState | null): number => state?.[MARK] ?? 0;

const step = (by: number): void => {
  pendingSteps += 1;
  history.go(by);
};

/** Goes back from a copy without an overlay; not while a navigation is replacing it. */
const settle = (): void => {
  const left = depthOf(stateNow()) - closers.length;
  if (left > 0 && pendingSteps === 0) step(-left);
};

const onPop = (event: PopStateEvent): void => {
  const state = event.state as EntryState | null;
  const depth = depthOf(state);
  if (pendingSteps > 0) {
    pendingSteps -= 1;
    event.stopImmediatePropagation();
    if (isSuperseded) {
      isSuperseded = false;
      step(1);
    } else if (pendingSteps === 0) {
      // an overlay was opened meanwhile: its copy is the entry that was just left
      if (closers.length > depth) step(closers.length - depth);
      else settle();
    }
    return;
  }
  if (closers.length > depth) {
    // the page below, not another one: the router has nothing to do
    if (place === state?.idx) event.stopImmediatePropagation();
    while (closers.length > depth) closers.pop()?.();
    return;
  }
  if (depth > closers.length) {
    // a copy whose overlay is closed, come to by Forward
    event.stopImmediatePropagation();
    if (place === state?.idx) step(closers.length - depth);
    else history.go(closers.length - depth);
  }
};

/**
 * Listens for the lifetime of the document. Called once, in the head of the page: this event has no capture phase, so the
 * listener must be the first. One after the router's would let it restore the scroll position at each step back, and a
 * wheel turned meanwhile would be lost.
 */
export const startOverlayHistory = (): void => {
  window.addEventListener('popstate', onPop);
  // A reload with an overlay open: the page comes without it, and its copy would be a Back that does nothing.
  settle();
  const push = history.pushState.bind(history);
  history.pushState = (data: EntryState, unused, url) => {
    if (depthOf(stateNow()) === 0) push(data, unused, url);
    else {
      if (pendingSteps > 0) isSuperseded = true;
      history.replaceState(data, unused, url);
    }
  };
};

/** Whether the entry shown is a copy of the page's own. */
export const isOnCopy = (): boolean => depthOf(stateNow()) > 0;

/** Adds a copy of the page's entry to the history. The state names the place that the router would give it. */
const pushCopy = (): void => {
  const state = { ...stateNow(), idx: stateNow().idx ?? 0 };
  history.replaceState(state, '');
  History.prototype.pushState.call(history, { ...state, [MARK]: depthOf(state) + 1 }, '');
};

/**
 * From now on Back closes this first.
 * @returns to call when it is closed, in whatever way
 */
export const holdBack = (close: () => void): (() => void) => {
  if (depthOf(stateNow()) <= closers.length) pushCopy();
  place = stateNow().idx;
  const closer = (): void => close();
  closers.push(closer);
  return () => {
    const at = closers.lastIndexOf(closer);
    if (at < 0) return;
    closers.splice(at, 1);
    // Not at once: an overlay that opens in its place uses the same copy, and so does a navigation that has just ended.
    setTimeout(settle);
  };
};
