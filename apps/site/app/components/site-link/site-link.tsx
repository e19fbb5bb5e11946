import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './site-link.module.css';

export interface SiteLinkProps {
  /** A path of this site (`/news/important?page=2`), or a full address, `tel:` or `mailto:`. */
  to: string;
  children: ReactNode;
  className?: string | undefined;
  /** Opens a path of this site in a new tab as well, for files. */
  newTab?: boolean;
  /** Draw the outward arrow after the text of a link that opens a new tab. */
  arrow?: boolean;
  'aria-current'?: 'page' | 'true' | 'location' | undefined;
  'aria-label'?: string;
  onClick?: () => void;
}

/** What the device opens in a program of its own: no page, and no tab for it. */
const plainScheme = /^(?:tel|mailto|webcal|sms):/i;

/** True for a URL outside the site; files under /media and same-page anchors are inside. */
export function isExternal(to: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(to) && !plainScheme.test(to);
}

/** Paths that the content server or the site's server answers with a file, not a screen. */
const filePath = /^\/(?:media|feeds|api)\//;

/**
 * One link for every address: the router's for screens, a plain one for files, telephone and mail,
 * a new tab with `noopener` and a spoken hint for other sites.
 */
export function SiteLink({ to, children, newTab = false, arrow = true, ...rest }: SiteLinkProps) {
  const external = isExternal(to);
  if (external || newTab) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener noreferrer" data-external={external ? '' : undefined}>
        {typeof children === 'string' ? <span>{children}</span> : children}
        {arrow ? <Icon name="external" size="sm" className={styles.arrow} /> : null}
        <span className="vh">（新窗口打开）</span>
      </a>
    );
  }
  if (plainScheme.test(to) || filePath.test(to) || to.startsWith('#')) {
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={to}>
      {children}
    </Link>
  );
}
