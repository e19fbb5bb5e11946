import { Icon } from '../icon/icon.tsx';
import styles from './copy-button.module.css';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps {
  /** What is put on the clipboard. */
  text: string;
  /** What that is, for those who do not see it beside the button: 招标文件.pdf的校验值. */
  what: string;
  /** Its words: 复制这句. */
  label?: string;
}

/** Copies a text that stands beside it, and says so. Needs script, and is absent without; not on paper. */
export function CopyButton({ text, what, label = '复制' }: CopyButtonProps) {
  const { said, isDone, copy } = useCopy(text, '已复制', '请选中后复制');
  return (
    <span className={`${styles.copy} needs-script no-print`}>
      <button type="button" className={styles.button} onClick={copy}>
        <Icon name={isDone ? 'check' : 'copy'} size="sm" />
        <span>{label}</span>
        <span className="vh">{what}</span>
      </button>
      <span role="status">{said}</span>
    </span>
  );
}
