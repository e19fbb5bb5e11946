import { type RefObject, useEffect, useState } from 'react';
import { ButtonLink } from '../button/button.tsx';
import type { CardAction, CardCount } from './action-card.tsx';
import styles from './action-card.module.css';

export interface ActionBarProps {
  /** The card's own buttons. */
  buttons: RefObject<HTMLElement | null>;
  action: CardAction;
  count?: CardCount | null | undefined;
}

/**
 * On phones, at the lower edge: what is counted and the button, while the card's own buttons are out of view. It needs
 * script; without, the card stands in the text.
 */
export function ActionBar({ buttons, action, count }: ActionBarProps) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = buttons.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [buttons]);
  // What stands at the lower edge on every page moves above the bar.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-bar', isAway);
    return () => document.documentElement.removeAttribute('data-bar');
  }, [isAway]);
  if (!isAway) return null;
  return (
    <div className={`${styles.bar} no-print`} role="group" aria-label="快速办理">
      {count ? (
        <p className={styles.left}>
          <span>{count.label}</span>
          <b>{count.figure}</b>
        </p>
      ) : null}
      <ButtonLink to={action.to} icon={action.icon}>
        {action.short ?? action.label}
      </ButtonLink>
    </div>
  );
}
