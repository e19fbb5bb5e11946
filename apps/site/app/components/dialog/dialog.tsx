import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Called for every way out: Escape, the close button, a click beside the box, Back. */
  onClose: () => void;
  title: string;
  /** Beside the title: a sample tag. */
  mark?: ReactNode;
  children: ReactNode;
}

/**
 * A native modal dialog: the page behind neither scrolls nor takes focus, and focus returns to where it was.
 * It hangs on the body, so that it takes the page's colours and not those of the band it was opened from.
 */
export function Dialog({ open, onClose, title, mark, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(box, open);
  useCloseOnBack(open, onClose);
  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  if (!open) return null;
  return createPortal(
    // The keyboard's way out of a dialog is Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={box} className={styles.dialog} aria-labelledby={titleId} onClose={onClose} onClick={closeFromBackdrop}>
      <div>
        <header className={styles.head}>
          <div className={styles.title}>
            <h2 id={titleId}>{title}</h2>
            {mark}
          </div>
          <IconButton icon="close" label="关闭" onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>,
    document.body,
  );
}
