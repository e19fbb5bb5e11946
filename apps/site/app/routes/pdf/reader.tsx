import { useEffect, useRef, useState } from 'react';
import { FindBar } from './find-bar.tsx';
import { type FindState, Finder, nothingFound } from './finder.ts';
import { HelpDialog } from './help-dialog.tsx';
import type { OpenDocument } from './open-document.ts';
import { readPageNumber } from './page-number.ts';
import { type AreaState, PageArea } from './page-area.ts';
import type { PageSize } from './page-geometry.ts';
import { PrintDialog } from './print-dialog.tsx';
import { SidePanel } from './side-panel.tsx';
import { SMALL_FILE } from './use-document.ts';
import { Toolbar } from './toolbar.tsx';
import { type KeyTargets, useViewerKeys } from './use-viewer-keys.ts';
import styles from './pdf-viewer.module.css';

/** Rest after scrolling before the URL and the screen reader get the page, in ms. */
const SETTLED_MS = 600;

export interface ReaderProps {
  document: OpenDocument;
  sizes: readonly (PageSize | undefined)[];
  title: string;
  isPrintOpen: boolean;
  onPrint: (open: boolean) => void;
}

/** An open document: tools, panel, pages, find, dialogs. */
export function Reader({ document: open, sizes, title, isPrintOpen, onPrint }: ReaderProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const area = useRef<PageArea>(null);
  const finder = useRef<Finder>(null);
  const [state, setState] = useState<AreaState>({ page: 1, zoom: 'auto', factor: 1 });
  const [found, setFound] = useState<FindState>(nothingFound);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isFindOpen, setFindOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const pages = open.pdf.numPages;
  const settled = useSettledPage(state.page);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const made = new PageArea(box, open, sizes, (next) =>
      setState((now) => (now.page === next.page && now.zoom === next.zoom && now.factor === next.factor ? now : next)),
    );
    area.current = made;
    finder.current = new Finder(open, made, setFound);
    const goToAddress = (address: string) => {
      const page = readPageNumber(new URL(address).hash);
      if (page !== undefined) made.goTo(page);
    };
    // Not `location`: while this event waited behind a drawing, the page come to rest at may have been written there.
    const onHashChange = (event: HashChangeEvent) => goToAddress(event.newURL);
    goToAddress(location.href);
    if (open.bytes <= SMALL_FILE) void made.learnSizes();
    // Arrows and PageDown work at once, unless the reader has already gone elsewhere.
    if (document.activeElement === document.body) box.focus({ preventScroll: true });
    addEventListener('hashchange', onHashChange);
    return () => {
      removeEventListener('hashchange', onHashChange);
      finder.current?.clear();
      made.close();
    };
  }, [open, sizes]);

  const closeFind = () => {
    setFindOpen(false);
    finder.current?.clear();
    scroller.current?.focus({ preventScroll: true });
  };
  const goTo = (page: number) => area.current?.goTo(page);
  const onNarrow = () => document.documentElement.dataset.layout === 'narrow';
  const targets: KeyTargets = {
    onPanel: () => setPanelOpen(!isPanelOpen),
    onPage: goTo,
    onZoom: (zoom) => area.current?.setZoom(zoom),
    onStep: (by) => area.current?.stepZoom(by),
    onFind: () => {
      setFindOpen(true);
      document.querySelector<HTMLInputElement>('#main input[type=search]')?.select();
    },
    onPrint: () => onPrint(true),
    onHelp: () => setHelpOpen(true),
    page: () => state.page,
    pages,
    onEscape: () => (isFindOpen ? closeFind() : setPanelOpen(false)),
    onPageField: () => document.querySelector<HTMLElement>('#main input[inputmode=numeric]')?.focus(),
  };
  const latest = useRef(targets);
  useEffect(() => {
    latest.current = targets;
  });
  useViewerKeys(scroller, latest);

  return (
    <>
      <Toolbar state={state} off={false} isPanelOpen={isPanelOpen} isFindOpen={isFindOpen} {...targets} />
      <div className={styles.body}>
        {isPanelOpen ? (
          <SidePanel
            document={open}
            sizes={sizes}
            page={state.page}
            onPage={(page) => {
              goTo(page);
              if (onNarrow()) setPanelOpen(false);
            }}
            onFollow={(destination) => {
              void area.current?.follow(destination);
              if (onNarrow()) setPanelOpen(false);
            }}
            onClose={() => setPanelOpen(false)}
          />
        ) : null}
        {isFindOpen ? (
          <FindBar
            state={found}
            onFind={(typed) => void finder.current?.find(typed, state.page)}
            onMove={(by) => finder.current?.move(by)}
            onClose={closeFind}
          />
        ) : null}
        {/* It scrolls, so the keyboard has to reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div ref={scroller} className={styles.pages} role="region" aria-label={`${title}，正文`} tabIndex={0} />
      </div>
      <p className="vh" role="status">
        {settled > 0 ? `第${settled}页，共${pages}页` : ''}
      </p>
      <p className={styles.paper}>{`${title}。请用页面上的“打印”按钮打印全部页面，或者下载文件后打印。`}</p>
      <HelpDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
      <PrintDialog document={open} page={state.page} open={isPrintOpen} onClose={() => onPrint(false)} />
    </>
  );
}

/** The page the reader has come to rest at, which the URL then names; 0 until there was a second one. */
function useSettledPage(page: number): number {
  const [settled, setSettled] = useState(0);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    const timer = setTimeout(() => {
      before.current = page;
      setSettled(page);
      history.replaceState(history.state, '', `#page=${page}`);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [page]);
  return settled;
}
