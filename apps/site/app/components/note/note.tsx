import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './note.module.css';

export interface NoteProps {
  tone?: 'info' | 'warn' | 'bad';
  children: ReactNode;
  /** Spoken at once when the note appears on an open page. */
  live?: boolean;
}

/** A remark in the flow of a page, with a bar at its side. */
export function Note({ tone = 'info', children, live = false }: NoteProps) {
  return (
    <div
      className={tone === 'info' ? styles.note : `${styles.note} ${styles[tone]}`}
      role={live ? 'status' : undefined}
    >
      <Icon name={tone === 'info' ? 'info' : 'alert'} className={styles.icon} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
