import type { SiteInfo } from '@yunxia/contract/site-info';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../components/link/link.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { showEarlyMenu } from '../device/early-header.ts';
import { named, type SectionKey, sectionAt } from '../site-map.ts';
import { Brand } from './brand.tsx';
import { HeaderNav } from './header-nav.tsx';
import { HeaderSearch } from './header-search.tsx';
import styles from './header.module.css';
import { telHref, toFirstShown, toMenu } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useMenu } from './use-menu.ts';
import { useScrolled } from './use-scrolled.ts';

/** Fetched when a finger or the focus reaches its button: the first page does not need it. */
const loadMobileMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazy(async () => ({ default: (await loadMobileMenu()).MobileMenu }));
const prepareMobileMenu = () => void loadMobileMenu().catch(() => undefined);

/** Until the menu's code is there. */
function MenuCopy({ chosen }: { chosen: SectionKey }) {
  useLayoutEffect(() => showEarlyMenu(chosen), [chosen]);
  return null;
}

/** How the header stands to the banner: over it, over its last strip on a veil, or past it and opaque. */
type Ground = 'over' | 'veil' | 'solid';

/**
 * Opaque once the page is scrolled by more than the banner's height (Spec §2), and at once on a page without one.
 * While the banner's last strip passes under the words they stand on a veil.
 */
function groundOf(): Ground {
  const banner = document.querySelector<HTMLElement>('[data-banner]');
  if (!banner) return 'solid';
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  const past = window.scrollY - banner.offsetHeight;
  if (past > 0) return 'solid';
  return past > -(header?.offsetHeight ?? 0) ? 'veil' : 'over';
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
  const { open, toggle, button, panel } = useMenu();
  const menu = toMenu(siteInfo);
  const current = sectionAt(pathname)?.key;
  return (
    <header
      data-site-header=""
      data-menu={open ? '' : undefined}
      className={[styles.header, overBanner && styles.banner, ground !== 'solid' && !open && styles[ground]]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Brand shortName={siteInfo.shortName} line={siteInfo.demo ? '标识与名称为演示' : ''} />
        </div>
        <HeaderNav menu={menu} current={current} path={pathname} />
        <div className={styles.tools}>
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
          {/* Without script this is a link to the map of the site in the footer. */}
          <a
            ref={button}
            href="#site-links"
            role="button"
            data-opens="menu"
            className={styles.menuButton}
            aria-label={open ? '关闭菜单' : '打开菜单'}
            aria-expanded={open}
            aria-controls="menu-box"
            onPointerEnter={prepareMobileMenu}
            onFocus={prepareMobileMenu}
            onClick={(event) => {
              event.preventDefault();
              toggle();
            }}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              toggle();
            }}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </a>
        </div>
      </div>
      <div ref={panel} id="menu-box">
        {open ? (
          <Suspense fallback={<MenuCopy chosen={toFirstShown(menu, current)} />}>
            <MobileMenu id="mobile-menu" menu={menu} current={current} path={pathname} siteInfo={siteInfo} />
          </Suspense>
        ) : null}
      </div>
    </header>
  );
}
