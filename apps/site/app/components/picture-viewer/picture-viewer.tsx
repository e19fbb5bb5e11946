import type { Image } from '@yunxia/contract/media';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCloseOnBack } from '../dialog/use-close-on-back.ts';
import { useModal } from '../dialog/use-modal.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './picture-viewer.module.css';

/** A picture with the words under it. */
export interface ViewedPicture {
  readonly image: Image;
  readonly caption: string;
  /** A second, smaller line: year, who awarded it. */
  readonly note?: string;
}

export interface PictureViewerProps {
  /** Name of the set. */
  title: string;
  pictures: readonly ViewedPicture[];
  /** Which one is shown; null: closed. */
  at: number | null;
  onMove: (at: number) => void;
  /** Called for every way out: Escape, the close button, Back. */
  onClose: () => void;
}

/** A finger that moved sideways by this part of the stage turns the page. */
const SWIPE = 0.12;

/**
 * Pictures full screen, one at a time, in a native modal dialog: arrow keys, Home, End and a swipe turn them, Escape
 * and Back close, focus returns to the picture that opened it. The original can be opened and saved.
 */
export function PictureViewer({ title, pictures, at, onMove, onClose }: PictureViewerProps) {
  const box = useRef<HTMLDialogElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const titleId = useId();
  const picture = at === null ? undefined : pictures[at];
  useModal(box, picture !== undefined);
  useCloseOnBack(picture !== undefined, onClose);
  useNeighbours(pictures, at);
  if (at === null || !picture) return null;

  const move = (to: number) => {
    const bounded = Math.min(Math.max(0, to), pictures.length - 1);
    if (bounded !== at) onMove(bounded);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: pictures.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(to);
  };
  const onPointerDown = (event: PointerEvent) => {
    start.current = event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    // A reader who has zoomed in moves about in the picture.
    if (!from || (window.visualViewport?.scale ?? 1) > 1.05) return;
    const x = event.clientX - from.x;
    const isSideways = Math.abs(x) > 2 * Math.abs(event.clientY - from.y);
    if (isSideways && Math.abs(x) > SWIPE * event.currentTarget.clientWidth) move(x < 0 ? at + 1 : at - 1);
  };

  return createPortal(
    // Every key has a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={box}
      className={`on-deep ${styles.viewer}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <a className={styles.tool} href={picture.image.url} target="_blank" rel="noopener noreferrer">
          <Icon name="external" size="md" />
          <span>
            原图<span className="vh">（新窗口打开）</span>
          </span>
        </a>
        <a className={styles.tool} href={picture.image.url} download>
          <Icon name="download" size="md" />
          下载
        </a>
        <IconButton icon="close" label="关闭" onClick={onClose} className={styles.close} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.stage}
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (start.current = null)}
      >
        <Shown key={picture.image.url} picture={picture} />
      </div>
      <footer className={styles.foot}>
        <Turn label="上一张" icon="chevron-left" off={at === 0} onTurn={() => move(at - 1)} />
        <div className={styles.words} aria-live="polite" aria-atomic="true">
          <p className={styles.count}>
            <span aria-hidden="true">{`${at + 1} / ${pictures.length}`}</span>
            <span className="vh">{`第${at + 1}张，共${pictures.length}张`}</span>
          </p>
          {picture.caption ? <p className={styles.caption}>{picture.caption}</p> : null}
          {picture.note ? <p className={styles.note}>{picture.note}</p> : null}
        </div>
        <Turn label="下一张" icon="chevron-right" off={at === pictures.length - 1} onTurn={() => move(at + 1)} />
      </footer>
    </dialog>,
    document.body,
  );
}

/** The neighbours are fetched while one picture is looked at. */
function useNeighbours(pictures: readonly ViewedPicture[], at: number | null): void {
  useEffect(() => {
    if (at === null) return;
    for (const near of [pictures[at + 1], pictures[at - 1]]) {
      if (near) new Image().src = near.image.url;
    }
  }, [pictures, at]);
}

function Shown({ picture }: { picture: ViewedPicture }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) {
    return (
      <p className={styles.missing} role="status">
        图片没有加载出来，可以打开原图再试。
      </p>
    );
  }
  const { image, caption } = picture;
  return (
    <Picture
      picture={{ ...image, sizes: [] }}
      shownAt="100vw"
      className={styles.picture}
      alt={image.alt || caption}
      eager
      onError={() => setMissing(true)}
    />
  );
}

interface TurnProps {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  /** At this end. The button stays in place and keeps focus. */
  off: boolean;
  onTurn: () => void;
}

function Turn({ label, icon, off, onTurn }: TurnProps) {
  return <IconButton icon={icon} label={label} aria-disabled={off} onClick={onTurn} className={styles.turn} />;
}
