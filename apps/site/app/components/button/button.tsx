import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { SiteLink, type SiteLinkProps } from '../site-link/site-link.tsx';
import styles from './button.module.css';

interface Look {
  /** `fill` for the one main action of a form or page, `line` for the others. */
  variant?: 'fill' | 'line' | undefined;
  size?: 'md' | 'lg' | undefined;
  /** Icon before the text. */
  icon?: IconName;
  /** Icon after the text, usually `arrow-right`. */
  iconEnd?: IconName;
}

function classesOf({ variant = 'fill', size = 'md' }: Look, className?: string): string {
  return [styles.button, variant === 'line' && styles.line, size === 'lg' && styles.large, className]
    .filter(Boolean)
    .join(' ');
}

/** A button that acts on this page or sends a form; 48 high, 56 when large. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  className,
  children,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button {...rest} type={type} className={classesOf({ variant, size }, className)}>
      {icon ? <Icon name={icon} size="md" /> : null}
      <span>{children}</span>
      {iconEnd ? <Icon name={iconEnd} size="md" /> : null}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ variant, size, icon, iconEnd, className, children, ...rest }: Look & SiteLinkProps) {
  return (
    <SiteLink {...rest} className={classesOf({ variant, size }, className)}>
      {icon ? <Icon name={icon} size="md" /> : null}
      <span>{children}</span>
      {iconEnd ? <Icon name={iconEnd} size="md" /> : null}
    </SiteLink>
  );
}
