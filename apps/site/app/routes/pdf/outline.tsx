import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import type { OpenDocument } from './open-document.ts';
import styles from './outline.module.css';

/** An entry of the outline as pdf.js gives it. */
interface Entry {
  readonly title: string;
  readonly dest: string | unknown[] | null;
  readonly url: string | null;
  readonly items: readonly Entry[];
  /** Negative: closed until the reader opens it. */
  readonly count?: number | undefined;
}

/** Deepest level that is drawn: broken files nest without end. */
const MAX_DEPTH = 8;

export interface OutlineProps {
  document: OpenDocument;
  onFollow: (destination: string | unknown[]) => void;
}

/** The document's own table of contents. */
export function Outline({ document, onFollow }: OutlineProps) {
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  useEffect(() => {
    let isHere = true;
    document.pdf.getOutline().then(
      (found: readonly Entry[] | null) => isHere && setEntries(found ?? []),
      () => isHere && setEntries([]),
    );
    return () => {
      isHere = false;
    };
  }, [document]);
  if (!entries) return <p className={styles.note}>正在读取目录</p>;
  if (entries.length === 0) return <p className={styles.note}>本文档没有目录，可以用缩略图翻页。</p>;
  return <Level entries={entries} depth={1} onFollow={onFollow} />;
}

function Level({
  entries,
  depth,
  onFollow,
}: {
  entries: readonly Entry[];
  depth: number;
  onFollow: OutlineProps['onFollow'];
}) {
  return (
    <ul className={styles.level}>
      {entries.map((entry, at) => (
        // Two entries may be the same in all they say.
        // oxlint-disable-next-line react/no-array-index-key
        <EntryRow key={at} entry={entry} depth={depth} onFollow={onFollow} />
      ))}
    </ul>
  );
}

function EntryRow({ entry, depth, onFollow }: { entry: Entry; depth: number; onFollow: OutlineProps['onFollow'] }) {
  const [isOpen, setOpen] = useState((entry.count ?? 1) > 0);
  const { title, dest, url, items } = entry;
  const hasItems = items.length > 0 && depth < MAX_DEPTH;
  const words = title.trim() || '（无标题）';
  return (
    <li>
      <div className={styles.row}>
        {hasItems ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? '收起' : '展开'} ${words}`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="sm" />
          </button>
        ) : (
          <span className={styles.leaf} />
        )}
        {url ? (
          <a className={styles.entry} href={url} target="_blank" rel="noopener noreferrer nofollow">
            <span>{words}</span>
            <span className="vh">（新窗口打开）</span>
          </a>
        ) : (
          <button type="button" className={styles.entry} disabled={!dest} onClick={() => dest && onFollow(dest)}>
            {words}
          </button>
        )}
      </div>
      {hasItems && isOpen ? <Level entries={items} depth={depth + 1} onFollow={onFollow} /> : null}
    </li>
  );
}
