import type { SiteInfo } from '@yunxia/contract/site-info';
import { type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Link } from '../components/link/link.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { MENU_BOX_ID, MENU_LEFT_EVENT } from '../device/constants.ts';
import { named, type SectionKey, sectionAt } from '../site-map.ts';
import { Brand } from './brand.tsx';
import { HeaderNav } from './header-nav.tsx';
import { HeaderSearch } from './header-search.tsx';
import styles from './header.module.css';
import menuStyles from './mobile-menu.module.css';
import { telHref, toMenu } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useScrolled } from './use-scrolled.ts';

/**
 * How the header stands to the banner: it lies over it and leaves with it; past the banner it comes back and stays; on the
 * way up it goes again at the banner's end. Without a banner it stays from the start.
 */
type Ground = 'over' | 'past' | 'leaving' | 'solid';

/** Opaque once the page is scrolled by more than the banner's height (Spec §2), and at once on a page without one. */
function groundOf(before: Ground): Ground {
  const banner = document.querySelector<HTMLElement>('[data-banner]');
  if (!banner?.offsetHeight) return 'solid';
  if (window.scrollY > banner.offsetHeight) return 'past';
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  // Where its own place, at the banner's start, is in the window nothing has to leave.
  if (-banner.getBoundingClientRect().top < (header?.offsetHeight ?? 0)) return 'over';
  return before === 'past' || before === 'leaving' ? 'leaving' : 'over';
}

export interface HeaderProps {
  siteInfo: SiteInfo;
  /** The page starts with a banner (`className="under-header"`, `data-banner`), and the header lies over it. */
  overBanner: boolean;
}

/** Stock code, nine items, search, theme; on phones the hotline and the menu (Spec §2). */
export function Header({ siteInfo, overBanner }: HeaderProps) {
  const { pathname, key } = useLocation();
  const ground = useScrolled<Ground>(groundOf, overBanner ? 'over' : 'solid', `${key} ${overBanner}`);
  const current = sectionAt(pathname)?.key;
  return (
    <header data-site-header="" className={`${styles.header} ${ground === 'solid' ? '' : styles[ground]}`}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Brand shortName={siteInfo.shortName} line={siteInfo.demo ? '标识与名称为演示' : ''} />
        </div>
        <HeaderNav menu={toMenu(siteInfo)} current={current} path={pathname} />
        <div className={styles.tools} data-site-tools="">
          <Link to={named.stock} className={styles.code} aria-label={`股票代码 ${siteInfo.stockCode}`}>
            <small className={styles.codeLabel}>
              股票
              <br />
              代码
            </small>
            <span>{siteInfo.stockCode}</span>
          </Link>
          {siteInfo.hotline ? (
            <a href={telHref(siteInfo.hotline)} className={styles.phone} aria-label={`服务热线 ${siteInfo.hotline}`}>
              <Icon name="phone" />
            </a>
          ) : null}
          <HeaderSearch />
          <div className={styles.theme}>
            <ThemeSwitch />
          </div>
          {/* runtime/menu.ts acts on it. Without script this is a link to the map of the site in the footer. */}
          <a
            href="#site-links"
            role="button"
            data-opens="menu"
            className={styles.menuButton}
            aria-label="打开菜单"
            aria-expanded={false}
            aria-controls={MENU_BOX_ID}
            suppressHydrationWarning
          >
            <Icon name="menu" />
          </a>
        </div>
      </div>
      <MenuBox section={current} />
    </header>
  );
}

/** Never filled by React, and never written again: the object stays the same. */
const EMPTY = { __html: '' };

/** The element that runtime/menu.ts clones the menu into. After hydration its links are the router's. */
function MenuBox({ section }: { section: SectionKey | undefined }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  useEffect(() => () => void dispatchEvent(new Event(MENU_LEFT_EVENT)), [key]);
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link?.host !== location.host || link.target) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
  return (
    // The box itself is no control: it handles the events of the menu's links.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      id={MENU_BOX_ID}
      className={menuStyles.box}
      data-section={section}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- it is empty
      dangerouslySetInnerHTML={EMPTY}
      onClick={follow}
    />
  );
}
