import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { Link } from '../components/link/link.tsx';
import { SiteLink } from '../components/site-link/site-link.tsx';
import type { SectionKey } from '../site-map.ts';
import styles from './header-nav.module.css';
import type { MenuSection } from './navigation.ts';

export interface HeaderNavProps {
  menu: readonly MenuSection[];
  /** The section of the page; marked. */
  current: SectionKey | undefined;
  /** Path of the page, marked in its dropdown. */
  path: string;
}

/**
 * The nine items with their dropdowns (Spec §2). A mouse opens by hovering and clicks through to the section; a
 * finger or a key opens first and goes through on the second press. Escape closes and puts focus back, leaving
 * closes. Without script CSS opens them on hover and focus.
 */
export function HeaderNav({ menu, current, path }: HeaderNavProps) {
  const [open, setOpen] = useState<SectionKey | null>(null);
  const touched = useRef(false);
  const location = useLocation();
  useEffect(() => setOpen(null), [location.key]);

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>, key: SectionKey) => {
    const item = event.currentTarget;
    const head = item.querySelector<HTMLElement>(':scope > a');
    if (event.key === 'Escape' && open !== null) {
      event.stopPropagation();
      setOpen(null);
      head?.focus();
    } else if (event.target === head && event.key === ' ') {
      event.preventDefault();
      setOpen(open === key ? null : key);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      // At once: what is hidden takes no focus, and a key that follows must find it where this one puts it.
      flushSync(() => setOpen(key));
      const links = [...item.querySelectorAll<HTMLElement>('ul a')];
      const at = links.indexOf(event.target as HTMLElement);
      const to = event.key === 'ArrowDown' ? at + 1 : at - 1;
      (to < 0 ? head : links[Math.min(to, links.length - 1)])?.focus();
    }
  };
  /** A mouse click goes through; a tap or a key on a closed item opens it. */
  const onClick = (event: MouseEvent, key: SectionKey) => {
    const byMouse = event.detail > 0 && !touched.current;
    touched.current = false;
    if (byMouse || open === key || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(key);
  };
  const onBlur = (event: FocusEvent<HTMLLIElement>, key: SectionKey) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) {
      setOpen((now) => (now === key ? null : now));
    }
  };
  const byMouseOnly = (event: PointerEvent, run: () => void) => {
    if (event.pointerType === 'mouse') run();
  };
  return (
    <nav className={styles.nav} aria-label="主导航">
      <ul className={styles.items}>
        {menu.map((section) => {
          const isOpen = open === section.key;
          const panel = `nav-${section.key}`;
          const mark = section.key === current ? 'true' : undefined;
          if (section.links.length === 0) {
            return (
              <li key={section.key} className={styles.item}>
                <Link to={section.to} className={styles.head} aria-current={mark && 'page'}>
                  {section.label}
                </Link>
              </li>
            );
          }
          return (
            // The item handles the events of its link and its dropdown; it is no control itself.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={section.key}
              className={`${styles.item} ${isOpen ? styles.open : ''}`}
              onPointerEnter={(event) => byMouseOnly(event, () => setOpen(section.key))}
              onPointerLeave={(event) => byMouseOnly(event, () => setOpen(null))}
              onKeyDown={(event) => onKeyDown(event, section.key)}
              onBlur={(event) => onBlur(event, section.key)}
            >
              <Link
                to={section.to}
                className={styles.head}
                aria-current={mark}
                aria-expanded={isOpen}
                aria-controls={panel}
                onPointerDown={(event) => {
                  touched.current = event.pointerType !== 'mouse';
                }}
                onClick={(event) => onClick(event, section.key)}
              >
                {section.label}
              </Link>
              <ul id={panel} className={styles.panel} aria-label={section.label}>
                {section.links.map((link) => (
                  <li key={link.to}>
                    <SiteLink
                      to={link.to}
                      aria-current={link.to === path ? 'page' : undefined}
                      onClick={() => setOpen(null)}
                    >
                      {link.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
