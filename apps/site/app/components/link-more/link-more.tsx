import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { isExternal, SiteLink } from '../site-link/site-link.tsx';
import styles from './link-more.module.css';

export interface LinkMoreProps {
  to: string;
  children: ReactNode;
  /** `arrow-right` stands after the text and moves on hover (other sites have their own); any other icon stands before it. */
  icon?: IconName;
  /** Spoken after the text when the text alone is ambiguous on the page (更多 + 公司公告). */
  about?: string;
}

/** The text action of a section: 更多新闻 →. */
export function LinkMore({ to, children, icon = 'arrow-right', about }: LinkMoreProps) {
  const moves = icon === 'arrow-right';
  return (
    <SiteLink to={to} className={styles.more}>
      {moves ? null : <Icon name={icon} size="md" />}
      <span>{children}</span>
      {about ? <span className="vh">{about}</span> : null}
      {moves && !isExternal(to) ? <Icon name={icon} size="md" className={styles.arrow} /> : null}
    </SiteLink>
  );
}
