/**
 * A toast disappears after two seconds (components/toast). In elder mode a copy of it stays until the reader closes
 * it.
 */
import styles from './aids.module.css';
import { make } from './make.ts';

/** Keeps messages from now on, in the elder mode alone. Browser only. @returns a function that takes those away that stand */
export const keepMessages = (): (() => void) => {
  const stack = make('div', styles.messages);
  const keep = (text: string): void => {
    const message = make('p', styles.message);
    const close = make('button', styles.press, '知道了');
    close.type = 'button';
    close.addEventListener('click', () => message.remove());
    message.append(make('span', undefined, text), close);
    stack.append(message);
    if (!stack.isConnected) (document.querySelector('page-top') ?? document.body).append(stack);
  };
  // what is read out is the message itself: the copy is not live
  const source = document.querySelector('div[role=status][aria-live]');
  const observer = new MutationObserver((records) => {
    if (!document.documentElement.dataset.elder) return;
    for (const { addedNodes } of records) for (const node of addedNodes) keep(node.textContent ?? '');
  });
  if (source) observer.observe(source, { childList: true });
  return () => stack.replaceChildren();
};
