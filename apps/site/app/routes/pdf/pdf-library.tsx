import type { PdfItem } from '@yunxia/contract/pdf';
import { useRef } from 'react';
import { useSite } from '../../api/use-site.ts';
import { DownloadHint } from '../../components/download-hint/download-hint.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { Brand } from '../../shell/brand.tsx';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { detailHref, named } from '../../site-map.ts';
import { DocumentFacts } from './document-facts.tsx';
import { FileLink } from './opening-panel.tsx';
import { useArrival } from './use-arrival.ts';
import { Words } from '../../components/words/words.tsx';
import styles from './pdf-library.module.css';

/** All documents: cover, title, category, size and pages; each opens in the viewer or is saved. */
export function PdfLibrary({ documents }: { documents: readonly PdfItem[] }) {
  const { siteInfo } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  return (
    <>
      <header className={styles.head}>
        <div className={`wrap ${styles.bar}`}>
          <Brand shortName={siteInfo.shortName || siteInfo.companyName} line="文档预览" />
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" className={`wrap ${styles.page}`}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          文档预览
        </h1>
        <p className="hint">手册、制度、报告与刊物，可在线阅读、查找、打印，也可下载。</p>
        <DownloadHint />
        {documents.length === 0 ? (
          <EmptyState title="暂无文档" ways={<SiteLink to={named.home}>返回首页</SiteLink>} />
        ) : (
          <ul className={styles.list}>
            {documents.map((item) => (
              <DocumentCard key={item.id} item={item} />
            ))}
          </ul>
        )}
      </main>
    </>
  );
}

function DocumentCard({ item }: { item: PdfItem }) {
  const { id, title, url, cover, category } = item;
  return (
    <li className={styles.card}>
      <span className={styles.cover}>
        {cover?.url ? (
          <img
            className={styles.picture}
            src={cover.url}
            srcSet={cover.sizes.map((size) => `${size.url} ${size.width}w`).join(', ') || undefined}
            sizes={cover.sizes.length > 0 ? '(max-width: 768px) 30vw, 280px' : undefined}
            width={cover.width || 640}
            height={cover.height || 400}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Icon name="pdf" className={styles.mark} />
        )}
      </span>
      <div className={styles.words}>
        {category ? <Tag>{category}</Tag> : null}
        <h2 className={styles.name}>
          <SiteLink to={detailHref(named.pdf, id)} className={styles.link}>
            <Words>{title || '未命名文档'}</Words>
          </SiteLink>
        </h2>
        <DocumentFacts {...item} className={styles.facts} />
      </div>
      {url ? (
        <span className={styles.download}>
          <FileLink url={url}>
            <span>下载</span>
            <span className="vh">{title}</span>
          </FileLink>
        </span>
      ) : null}
    </li>
  );
}
