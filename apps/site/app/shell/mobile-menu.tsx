import type { SiteInfo } from '@yunxia/contract/site-info';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from '../components/link/link.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { SiteLink } from '../components/site-link/site-link.tsx';
import { EARLY_MENU } from '../device/constants.ts';
import { earlyMenu } from '../device/early-header.ts';
import type { SectionKey } from '../site-map.ts';
import styles from './mobile-menu.module.css';
import { type MenuSection, shortcuts, telHref, toFirstShown } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export interface MobileMenuProps {
  id: string;
  menu: readonly MenuSection[];
  current: SectionKey | undefined;
  /** Path of the page, marked; undefined: the template's, for every page of the section. */
  path: string | undefined;
  siteInfo: Pick<SiteInfo, 'regulatorHotline' | 'hotline'>;
}

const stopsOf = (menu: Element): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('a, button')];

/** Takes the place of the menu that was opened before the page was awake: what is scrolled and focused stays so. */
const replaceEarly = (menu: HTMLElement): void => {
  const early = earlyMenu();
  if (!early) return;
  const at = stopsOf(early).indexOf(document.activeElement as HTMLElement);
  menu.scrollTop = early.scrollTop;
  early.remove();
  stopsOf(menu)[at]?.focus({ preventScroll: true });
};

/**
 * The menu of phones: sections at the left, the chosen one's pages at the right, three services at the foot. What is
 * opened before the page is awake is a copy of the same markup (menu-template.server.tsx).
 */
export function MobileMenu({ id, menu, current, path, siteInfo }: MobileMenuProps) {
  const [chosen, setChosen] = useState(
    () => (!import.meta.env.SSR && earlyMenu()?.getAttribute(EARLY_MENU)) || toFirstShown(menu, current),
  );
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (box.current) replaceEarly(box.current);
  }, []);
  return (
    <nav ref={box} id={id} className={styles.menu} aria-label="移动端菜单">
      <ul className={styles.first}>
        {menu.map((section) => (
          <li key={section.key}>
            {section.links.length === 0 ? (
              <Link
                to={section.to}
                className={styles.section}
                aria-current={section.key === current ? 'page' : undefined}
              >
                {section.label}
              </Link>
            ) : (
              <button
                type="button"
                className={styles.section}
                aria-expanded={section.key === chosen}
                aria-controls={`${id}-${section.key}`}
                data-key={section.key}
                onClick={() => setChosen(section.key)}
              >
                {section.label}
              </button>
            )}
          </li>
        ))}
      </ul>
      {menu.map(({ key, label, links }) =>
        links.length === 0 ? null : (
          <div key={key} id={`${id}-${key}`} className={styles.second} hidden={key !== chosen}>
            <p className={styles.title}>{label}</p>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <SiteLink to={link.to} className={styles.page} aria-current={link.to === path ? 'page' : undefined}>
                    <span>{link.label}</span>
                    {link.to.startsWith('/') ? <Icon name="chevron-right" size="sm" /> : null}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      <ul className={styles.foot}>
        <li>
          <Link to={shortcuts.outage.to} className={styles.service}>
            <Icon name="outage" />
            <span>{shortcuts.outage.label}</span>
          </Link>
        </li>
        <li>
          <Link to={shortcuts.regulator.to} className={styles.service}>
            <Icon name="hotline" />
            <span>{`${siteInfo.regulatorHotline} 热线`}</span>
          </Link>
        </li>
        {siteInfo.hotline ? (
          <li>
            <a href={telHref(siteInfo.hotline)} className={styles.service}>
              <Icon name="phone" />
              服务热线
            </a>
          </li>
        ) : null}
        <li className={styles.service}>
          <ThemeSwitch withWords />
        </li>
      </ul>
    </nav>
  );
}
