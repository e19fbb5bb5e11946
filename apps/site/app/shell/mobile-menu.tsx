import type { SiteInfo } from '@yunxia/contract/site-info';
import { useState } from 'react';
import { Link } from '../components/link/link.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { SiteLink } from '../components/site-link/site-link.tsx';
import type { SectionKey } from '../site-map.ts';
import styles from './mobile-menu.module.css';
import { type MenuSection, shortcuts, telHref } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export interface MobileMenuProps {
  id: string;
  menu: readonly MenuSection[];
  current: SectionKey | undefined;
  path: string;
  siteInfo: Pick<SiteInfo, 'regulatorHotline' | 'hotline'>;
}

/** The section whose pages are shown when the page's own section has none: residents come first. */
const firstShown: SectionKey = 'information_disclosure';

/** The menu of phones: sections at the left, the chosen one's pages at the right, three services at the foot. */
export function MobileMenu({ id, menu, current, path, siteInfo }: MobileMenuProps) {
  const here = menu.find((section) => section.key === current && section.links.length > 0);
  const [chosen, setChosen] = useState<SectionKey>(here?.key ?? firstShown);
  const second = menu.find((section) => section.key === chosen);
  return (
    <nav id={id} className={styles.menu} aria-label="移动端菜单">
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
                aria-controls={`${id}-second`}
                onClick={() => setChosen(section.key)}
              >
                {section.label}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div id={`${id}-second`} className={styles.second}>
        <p className={styles.title}>{second?.label}</p>
        <ul>
          {second?.links.map((link) => (
            <li key={link.to}>
              <SiteLink to={link.to} className={styles.page} aria-current={link.to === path ? 'page' : undefined}>
                {link.label}
                {link.to.startsWith('/') ? <Icon name="chevron-right" size="sm" /> : null}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.foot}>
        <li>
          <Link to={shortcuts.outage.to} className={styles.service}>
            <Icon name="outage" />
            {shortcuts.outage.label}
          </Link>
        </li>
        <li>
          <Link to={shortcuts.regulator.to} className={styles.service}>
            <Icon name="hotline" />
            {siteInfo.regulatorHotline} 热线
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
