import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import type { OpenDocument } from './open-document.ts';
import { Outline } from './outline.tsx';
import type { PageSize } from './page-geometry.ts';
import { Thumbnails } from './thumbnails.tsx';
import styles from './side-panel.module.css';

export interface SidePanelProps {
  document: OpenDocument;
  /** As far as they are known; the first is. */
  sizes: readonly (PageSize | undefined)[];
  page: number;
  onPage: (page: number) => void;
  onFollow: (destination: string | unknown[]) => void;
  onClose: () => void;
}

const tabs = [
  { key: 'thumbnails', label: '缩略图' },
  { key: 'outline', label: '目录' },
] as const;

/** Beside the pages: small pictures or the table of contents, in tabs. On phones it lies over them. */
export function SidePanel({ document, sizes, page, onPage, onFollow, onClose }: SidePanelProps) {
  const [shown, setShown] = useState<(typeof tabs)[number]['key']>('thumbnails');
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = tabs.find(({ key }) => key !== shown);
    if (!other) return;
    setShown(other.key);
    row.current?.querySelector<HTMLElement>(`[data-tab=${other.key}]`)?.focus();
  };
  return (
    <aside className={styles.panel} aria-label="目录与缩略图">
      <div className={styles.head}>
        <div ref={row} role="tablist" aria-label="侧栏内容" className={styles.tabs} tabIndex={-1} onKeyDown={onKeyDown}>
          {tabs.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              role="tab"
              data-tab={key}
              id={`${id}-${key}`}
              aria-controls={`${id}-panel`}
              aria-selected={shown === key}
              tabIndex={shown === key ? 0 : -1}
              className={styles.tab}
              onClick={() => setShown(key)}
            >
              {label}
            </button>
          ))}
        </div>
        <IconButton icon="close" label="关闭侧栏" onClick={onClose} />
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`} className={styles.body}>
        {shown === 'outline' ? (
          <Outline document={document} onFollow={onFollow} />
        ) : (
          <Thumbnails document={document} sizes={sizes} page={page} onPage={onPage} />
        )}
      </div>
    </aside>
  );
}
