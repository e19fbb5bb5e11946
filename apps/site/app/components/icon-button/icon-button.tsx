import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** The spoken name; the drawing alone says nothing. */
  label: string;
  /** Draw a border, for tools that stand alone beside text. */
  bordered?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button of 44 with a drawing and a spoken name. */
export function IconButton({ icon, label, bordered = false, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={[styles.button, bordered && styles.bordered, className].filter(Boolean).join(' ')}
    >
      <Icon name={icon} />
    </button>
  );
}
