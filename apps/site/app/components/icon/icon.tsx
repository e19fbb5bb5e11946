import sprite from './icons.svg?url';
import styles from './icon.module.css';

/** Every drawing in icons.svg: one 24 px grid, strokes in `currentColor`. */
export type IconName =
  | 'alert'
  | 'arrow-left'
  | 'arrow-right'
  | 'calendar'
  | 'chart'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-up'
  | 'clock'
  | 'close'
  | 'copy'
  | 'document'
  | 'download'
  | 'drop'
  | 'elder'
  | 'external'
  | 'filter'
  | 'fit'
  | 'font-size'
  | 'home'
  | 'hotline'
  | 'info'
  | 'keyboard'
  | 'license'
  | 'location'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'outage'
  | 'panel'
  | 'pause'
  | 'pdf'
  | 'phone'
  | 'play'
  | 'plug'
  | 'plus'
  | 'print'
  | 'qr'
  | 'refresh'
  | 'rss'
  | 'search'
  | 'share'
  | 'sun'
  | 'tender'
  | 'top'
  | 'user';

export interface IconProps {
  name: IconName;
  /** `sm` 18, `md` 20 (beside text), `lg` 24, in units of text. */
  size?: 'sm' | 'md' | 'lg';
  className?: string | undefined;
}

/** A decorative icon from the sprite. It is never read aloud: the control around it carries the name. */
export function Icon({ name, size = 'lg', className }: IconProps) {
  return (
    <svg
      className={[styles.icon, styles[size], className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      // Its size where the style sheet says nothing (styles/old-browser.css).
      width="24"
      height="24"
      aria-hidden="true"
    >
      <use href={`${sprite}#i-${name}`} />
    </svg>
  );
}
