import { useEffect, useRef, useState } from 'react';
import { Link } from '../components/link/link.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { prefersStillness } from '../device/stillness.ts';
import { currentRatio } from '../device/ratio.ts';
import { shortcuts } from './navigation.ts';
import styles from './shortcuts.module.css';

/** The open box folds when the page has been scrolled by this much, in effective px. */
const FOLD_AFTER = 80;

const toTop = () => {
  window.scrollTo({ top: 0, behavior: prefersStillness() ? 'auto' : 'smooth' });
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
};

/** The three ways at the edge of the window. On phones they are folded into one button, which covers less of the page. */
export function Shortcuts({ regulatorHotline }: { regulatorHotline: string }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const folder = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const from = window.scrollY;
    const leave = new AbortController();
    const { signal } = leave;
    const fold = () => setOpen(false);
    addEventListener('pointerdown', ({ target }) => box.current?.contains(target as Node) || fold(), { signal });
    addEventListener('scroll', () => Math.abs(window.scrollY - from) / currentRatio() >= FOLD_AFTER && fold(), {
      passive: true,
      signal,
    });
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        fold();
        folder.current?.focus();
      },
      { signal },
    );
    return () => leave.abort();
  }, [isOpen]);
  return (
    <aside ref={box} className={`${styles.widget} no-print`} aria-label="快捷入口">
      <button
        ref={folder}
        type="button"
        className={styles.folder}
        aria-label="快捷入口"
        aria-expanded={isOpen}
        aria-controls="shortcuts"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'chevron-up'} />
      </button>
      <div id="shortcuts" className={styles.ways} data-open={isOpen ? '' : undefined}>
        <Link to={shortcuts.outage.to} className={styles.way} onClick={() => setOpen(false)}>
          <Icon name="outage" />
          <span>{shortcuts.outage.label}</span>
        </Link>
        <Link to={shortcuts.regulator.to} className={styles.way} onClick={() => setOpen(false)}>
          <b className={styles.number}>{regulatorHotline}</b>
          <span>{shortcuts.regulator.label}</span>
        </Link>
        <button type="button" className={`${styles.way} ${styles.top}`} onClick={toTop}>
          <Icon name="top" />
          <span>回到顶部</span>
        </button>
      </div>
    </aside>
  );
}
