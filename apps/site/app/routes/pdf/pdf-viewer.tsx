import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { DownloadHint } from '../../components/download-hint/download-hint.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { named } from '../../site-map.ts';
import type { ShownDocument } from './load-pdf.ts';
import { FileLink, OpeningPanel } from './opening-panel.tsx';
import { Reader } from './reader.tsx';
import { Toolbar } from './toolbar.tsx';
import { useArrival } from './use-arrival.ts';
import { useDocument } from './use-document.ts';
import styles from './pdf-viewer.module.css';

const closed = { page: 1, zoom: 'auto', factor: 1 } as const;
const idle = () => undefined;

/** One document: its name, the way back and the plain download; below them the reader, once it is open. */
export function PdfViewer({ shown }: { shown: ShownDocument }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, isLost, retry, reconnect } = useDocument(shown.isOurs ? shown.url : '');
  const [isPrintOpen, setPrintOpen] = useState(false);
  const better = state.phase === 'open' && shown.isUntitled ? state.title : '';
  const title = better || shown.title;
  useArrival(heading);
  useEffect(() => {
    if (better) document.title = document.title.replace(shown.title, () => better);
  }, [better, shown.title]);
  return (
    <main id="main" className={styles.viewer} data-phase={state.phase}>
      <header className={styles.head}>
        <SiteLink to={named.pdf} className={styles.back} aria-label="返回文档列表">
          <Icon name="arrow-left" />
        </SiteLink>
        <h1 ref={heading} tabIndex={-1} className={styles.title} title={title}>
          {title}
        </h1>
        {shown.url ? <FileLink url={shown.url}>下载</FileLink> : null}
        {state.phase === 'open' ? (
          <span className="only-narrow">
            <IconButton icon="print" label="打印" onClick={() => setPrintOpen(true)} />
          </span>
        ) : null}
        <span className="only-wide">
          <ThemeSwitch />
        </span>
      </header>
      {state.phase === 'open' ? (
        <Reader
          document={state.document}
          sizes={state.sizes}
          title={title}
          isPrintOpen={isPrintOpen}
          onPrint={setPrintOpen}
        />
      ) : (
        <>
          <Toolbar
            state={closed}
            pages={shown.pages ?? 0}
            off
            isPanelOpen={false}
            isFindOpen={false}
            onPanel={idle}
            onPage={idle}
            onZoom={idle}
            onStep={idle}
            onFind={idle}
            onPrint={idle}
            onHelp={idle}
          />
          <OpeningPanel shown={shown} title={title} state={state} onRetry={retry} />
        </>
      )}
      <div className={styles.hint}>
        <DownloadHint />
      </div>
      {/* There before it speaks, so that a screen reader knows it. */}
      <div role="status" className={isLost ? styles.lost : 'vh'}>
        {isLost ? (
          <>
            <p>网络连接中断，部分内容还没有加载，恢复后会自动继续。</p>
            <Button size="md" icon="refresh" onClick={reconnect}>
              立即重试
            </Button>
          </>
        ) : null}
      </div>
    </main>
  );
}
