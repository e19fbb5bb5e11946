import { useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import { createToastQueue, type Toast } from './toast-queue.ts';
import styles from './toast.module.css';

const queue = createToastQueue();
const none: readonly Toast[] = [];

/**
 * Shows a message for 2000 ms (Spec §9) and has it read out. Browser only; on the server it does nothing.
 *
 * @param message what went wrong, in the words of the error catalogue (Spec §8)
 * @param duration ms
 */
export function showToast(message: string, duration?: number): void {
  if (typeof document !== 'undefined') queue.show(message, duration);
}

/** Where toasts appear. It is always in the page, so that screen readers know it before it speaks. */
export function Toasts() {
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, () => none);
  return (
    <div className={styles.toasts} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <p key={toast.id} className={styles.toast}>
          <Icon name="alert" className={styles.icon} />
          <span>{toast.message}</span>
        </p>
      ))}
    </div>
  );
}
