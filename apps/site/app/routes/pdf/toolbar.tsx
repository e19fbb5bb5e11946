import { type FormEvent, useRef } from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import type { AreaState } from './page-area.ts';
import { type Zoom, ZOOM_STEPS } from './page-geometry.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import styles from './toolbar.module.css';

/** What the tools do. */
export interface ToolActions {
  readonly onPanel: () => void;
  readonly onPage: (page: number) => void;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onFind: () => void;
  readonly onPrint: () => void;
  readonly onHelp: () => void;
}

export interface ToolbarProps extends ToolActions {
  state: AreaState;
  pages: number;
  /** The document is not open (yet). */
  off: boolean;
  isPanelOpen: boolean;
  isFindOpen: boolean;
}

/** `125%`. */
const percent = (factor: number): string => `${Math.round(factor * 100)}%`;

/** The tools of the viewer: one stop for Tab, arrows between them. */
export function Toolbar({ state, pages, off, isPanelOpen, isFindOpen, ...on }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(bar);
  const { page, zoom, factor } = state;
  const isWide = zoom === 'width' || zoom === 'auto';
  const isListed = typeof zoom !== 'number' || ZOOM_STEPS.some((step) => step === zoom);
  return (
    // The handler moves focus between the controls in it.
    <div
      ref={bar}
      role="toolbar"
      aria-label="文档工具"
      tabIndex={-1}
      className={`${styles.bar} needs-script`}
      onKeyDown={onKeyDown}
    >
      <IconButton
        icon="panel"
        label="目录与缩略图"
        title="目录与缩略图"
        disabled={off}
        aria-expanded={isPanelOpen}
        className={isPanelOpen ? styles.on : undefined}
        onClick={on.onPanel}
      />
      <span className={styles.group}>
        <span className="only-wide">
          <IconButton
            icon="chevron-up"
            label="上一页"
            title="上一页"
            disabled={off || page <= 1}
            onClick={() => on.onPage(page - 1)}
          />
        </span>
        <PageField page={page} pages={pages} off={off} onPage={on.onPage} />
        <span className="only-wide">
          <IconButton
            icon="chevron-down"
            label="下一页"
            title="下一页"
            disabled={off || page >= pages}
            onClick={() => on.onPage(page + 1)}
          />
        </span>
      </span>
      <span className={styles.group}>
        <IconButton icon="minus" label="缩小" title="缩小" disabled={off} onClick={() => on.onStep(-1)} />
        <span className="only-wide">
          <select
            className={styles.zoom}
            aria-label="缩放比例"
            disabled={off}
            value={isListed ? zoom : 'now'}
            onChange={({ currentTarget: { value } }) =>
              on.onZoom(value === 'auto' || value === 'width' || value === 'page' ? value : Number(value))
            }
          >
            <option value="auto">自动缩放</option>
            <option value="width">适合宽度</option>
            <option value="page">适合页面</option>
            {isListed ? null : <option value="now">{percent(factor)}</option>}
            {ZOOM_STEPS.map((step) => (
              <option key={step} value={step}>
                {percent(step)}
              </option>
            ))}
          </select>
        </span>
        <IconButton icon="plus" label="放大" title="放大" disabled={off} onClick={() => on.onStep(1)} />
        <span className="only-narrow">
          <IconButton
            icon="fit"
            label={isWide ? '适合页面' : '适合宽度'}
            disabled={off}
            onClick={() => on.onZoom(isWide ? 'page' : 'width')}
          />
        </span>
      </span>
      <span className={styles.end}>
        <IconButton
          icon="search"
          label="查找"
          title="查找（Ctrl+F）"
          disabled={off}
          aria-expanded={isFindOpen}
          className={isFindOpen ? styles.on : undefined}
          onClick={on.onFind}
        />
        <span className="only-wide">
          <IconButton icon="print" label="打印" title="打印（Ctrl+P）" disabled={off} onClick={on.onPrint} />
        </span>
        <span className="only-wide">
          <IconButton icon="keyboard" label="键盘操作" title="键盘操作" onClick={on.onHelp} />
        </span>
      </span>
    </div>
  );
}

interface PageFieldProps {
  page: number;
  pages: number;
  off: boolean;
  onPage: (page: number) => void;
}

/** The page one is at; Enter goes to the one typed in. */
function PageField({ page, pages, off, onPage }: PageFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(field.current?.value.normalize('NFKC').trim());
    if (Number.isInteger(wanted) && wanted >= 1) onPage(wanted);
    if (field.current) field.current.value = String(Math.min(Math.max(1, wanted || page), pages));
  };
  return (
    <form className={styles.pages} onSubmit={go}>
      <input
        ref={field}
        // The reader has gone on: another number.
        key={page}
        className={styles.page}
        aria-label={`页码，共${pages}页`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue={pages > 0 ? page : ''}
        disabled={off}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={({ currentTarget }) => (currentTarget.value = String(page))}
      />
      <span className={styles.count} aria-hidden="true">
        {`/ ${pages > 0 ? pages : '–'}`}
      </span>
    </form>
  );
}
