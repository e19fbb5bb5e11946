import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { Attachments } from '../../components/attachments/attachments.tsx';
import { Gallery } from '../../components/gallery/gallery.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { toFiles, toLoosePictures } from '../../model/news/article.ts';
import { toDayText } from '../../model/text/beijing-time.ts';
import { toTitle } from '../../model/page/title.ts';
import { screenAt } from '../../site-map.ts';
import type { StockPage } from './load-stock.ts';
import styles from './stock.module.css';
import { StockIdentity } from './stock-identity.tsx';
import { LatestAnnouncements, PeriodicReports } from './stock-notices.tsx';

/** The share: what the column says of it, its identity, the column's parts, then announcements and reports. */
export function StockColumn({ info, announcements, reports, banner }: StockPage) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const files = toFiles(info.attachments);
  const blocks = info.blocks.filter(({ title, content }) => title.trim() || content);
  const pictures = toLoosePictures(
    info.images.filter(({ url }) => url),
    info.content + blocks.map(({ content }) => content).join(''),
  );
  return (
    <SectionPage banner={banner}>
      <PageHeading title={screenAt(pathname)?.title ?? info.title} sample={siteInfo.demo}>
        {siteInfo.qaUrl ? <LinkMore to={siteInfo.qaUrl}>投资者问答</LinkMore> : null}
      </PageHeading>
      <div className={styles.columns}>
        <div className={styles.words}>
          {info.content ? <RichText html={info.content} setting="column" /> : null}
          {blocks.map(({ title, content, updatedOn }, position) => (
            <section key={`${position} ${title}`} className={styles.block} aria-labelledby={`stock-block-${position}`}>
              <h2 id={`stock-block-${position}`} className={styles.title}>
                {toTitle(title)}
              </h2>
              <RichText html={content} setting="column" />
              <Updated on={updatedOn} />
            </section>
          ))}
          <Gallery title="股票信息" pictures={pictures} />
          {files.length > 0 ? (
            <section className={styles.block} aria-labelledby="stock-files">
              <h2 id="stock-files" className={styles.title}>
                相关文件
              </h2>
              <Attachments files={files} label="相关文件" />
            </section>
          ) : null}
          {info.content || blocks.length + pictures.length > 0 ? null : (
            <p className={styles.none}>股票信息的说明还没有发布。</p>
          )}
          <Updated on={info.updatedAt} what="本页" />
        </div>
        <StockIdentity siteInfo={siteInfo} />
      </div>
      <div className={`g g--sec ${styles.notices}`}>
        <section className="c8" aria-labelledby="stock-announcements">
          <SectionHeading id="stock-announcements" title="最新公告">
            <LinkMore to="/investor_relations/announcement">全部公告</LinkMore>
          </SectionHeading>
          <LatestAnnouncements rows={announcements} />
        </section>
        <section className="c4" aria-labelledby="stock-reports">
          <SectionHeading id="stock-reports" title="定期报告" />
          <PeriodicReports reports={reports} />
        </section>
      </div>
    </SectionPage>
  );
}

function Updated({ on, what = '' }: { on: string | null; what?: string }) {
  if (!on) return null;
  return (
    <p className={`hint ${styles.updated}`}>
      <span>{`${what}更新于 `}</span>
      <time dateTime={on}>{toDayText(on)}</time>
    </p>
  );
}
