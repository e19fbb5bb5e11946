/** How long a toast stays, in ms (Spec §9). */
export const TOAST_DURATION_MS = 2000;

/** A message on the screen. `id` tells a later showing of the same words from an earlier one. */
export interface Toast {
  readonly id: number;
  readonly message: string;
}

/** What the queue needs of the clock; tests give their own. */
export interface Clock {
  setTimeout: (run: () => void, ms: number) => unknown;
}

/** The visible messages: each text once, each for its duration. */
export interface ToastQueue {
  show: (message: string, duration?: number) => void;
  /** The same array until something changes. */
  current: () => readonly Toast[];
  subscribe: (onChange: () => void) => () => void;
}

/**
 * A message equal to a visible one is dropped (six failed calls of a page show 网关错误 once); after that one has disappeared
 * the same text shows again.
 */
export function createToastQueue(clock: Clock = globalThis): ToastQueue {
  let shown: readonly Toast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const put = (next: readonly Toast[]) => {
    shown = next;
    for (const notify of listeners) notify();
  };
  return {
    show(message, duration = TOAST_DURATION_MS) {
      const words = message.trim();
      if (words === '' || shown.some((toast) => toast.message === words)) return;
      last += 1;
      const id = last;
      put([...shown, { id, message: words }]);
      clock.setTimeout(() => put(shown.filter((toast) => toast.id !== id)), duration);
    },
    current: () => shown,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
