import { useEffect, useState } from 'react';
import {
  chooseReadingScale,
  storedReadingScale,
  READING_SIZES,
  type ReadingScale,
} from '../../runtime/reading-size.ts';
import { useCopy } from '../copy-button/use-copy.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './reading-tools.module.css';

export interface ReadingToolsProps {
  title: string;
  /** Public URL that is shared and copied. */
  url: string;
  /** Brings in what paper needs, before the print dialog opens. */
  onPrint: () => Promise<void>;
}

/**
 * Size of the text, stored on this device; share, copy the link, print. All of it
 * needs script, and is absent without. On phones it stands after the text.
 */
export function ReadingTools({ title, url, onPrint }: ReadingToolsProps) {
  const [scale, setScale] = useState<ReadingScale>(1);
  const [canShare, setCanShare] = useState(false);
  const { said, isDone, copy } = useCopy(url, '链接已复制', '无法复制，请从地址栏复制');
  useEffect(() => {
    // In force since before the first paint; here only the button has to know.
    setScale(storedReadingScale());
    setCanShare(typeof navigator.share === 'function');
  }, []);

  const choose = (chosen: ReadingScale, button: HTMLElement) => {
    const top = button.getBoundingClientRect().top;
    setScale(chosen);
    chooseReadingScale(chosen);
    // On phones the text above grows: the button stays under the finger.
    scrollBy(0, button.getBoundingClientRect().top - top);
  };
  // Rejects when the reader closes the sheet: that is an answer, too.
  const share = () => void navigator.share({ title, url }).catch(() => {});
  const print = async () => {
    await onPrint();
    window.print();
  };
  return (
    <div className={`${styles.tools} needs-script no-print`}>
      <div role="group" aria-label="正文字号" className={styles.group}>
        {READING_SIZES.map((size) => (
          <button
            key={size.scale}
            type="button"
            className={styles.size}
            aria-label={size.name}
            aria-pressed={size.scale === scale}
            onClick={(event) => choose(size.scale, event.currentTarget)}
          >
            {size.label}
          </button>
        ))}
      </div>
      <div role="group" aria-label="分享与打印" className={styles.group}>
        <span role="status" className={styles.said}>
          {said}
        </span>
        {canShare ? <IconButton icon="share" label="分享" title="分享" bordered onClick={share} /> : null}
        <IconButton icon={isDone ? 'check' : 'copy'} label="复制链接" title="复制链接" bordered onClick={copy} />
        <IconButton icon="print" label="打印" title="打印" bordered onClick={print} />
      </div>
    </div>
  );
}

/** Loads the pictures of a part that would wait until they are scrolled to. Resolves when they are there or have failed. */
export async function loadPictures(part: HTMLElement | null): Promise<void> {
  const pictures = [...(part?.querySelectorAll('img') ?? [])];
  await Promise.all(
    pictures.map((picture) => {
      picture.loading = 'eager';
      return picture.decode().catch(() => {});
    }),
  );
}
