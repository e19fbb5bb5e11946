import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { screenAt } from '../../site-map.ts';
import { ColumnWords } from './column-words.tsx';
import type { StockPage } from './load-stock.ts';
import { StockChart } from './stock-chart.tsx';
import { StockDates } from './stock-dates.tsx';
import { StockDividends } from './stock-dividends.tsx';
import styles from './stock.module.css';
import { LatestAnnouncements, PeriodicReports } from './stock-notices.tsx';
import { QuoteHead, QuoteLink } from './stock-quote.tsx';

/** The share: quote and chart beside the next dates, then reports, announcements, distributions, the column's words. */
export function StockColumn(data: StockPage) {
  const { info, announcements, reports, banner, quote, chart, about, query } = data;
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const isDemo = about?.isDemo ?? false;
  return (
    <SectionPage banner={banner}>
      <PageHeading title={screenAt(pathname)?.title ?? info.title} sample={siteInfo.demo || isDemo}>
        {siteInfo.qaUrl ? <LinkMore to={siteInfo.qaUrl}>投资者问答</LinkMore> : null}
      </PageHeading>
      <div className={`${styles.panel} ${data.dates.length > 1 ? '' : styles.single}`}>
        <section className={styles.main} aria-label="行情">
          {quote && about ? (
            <QuoteHead quote={quote} about={about} />
          ) : (
            <QuoteLink
              stockCode={siteInfo.stockCode}
              exchange={siteInfo.stockExchange}
              about={about}
              announcements={announcements}
            />
          )}
          {quote && chart ? (
            <StockChart chart={chart} query={query} isDemo={isDemo} isStale={quote.staleText !== ''} />
          ) : null}
          {quote && !chart ? <p className={styles.none}>这一段时间的走势暂时没有数据，请换一个时间范围。</p> : null}
        </section>
        <StockDates dates={data.dates} siteInfo={siteInfo} />
      </div>
      <div className={`g g--sec ${styles.section}`}>
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
      <StockDividends dividends={data.dividends} dividendYield={data.dividendYield} sample={siteInfo.demo} />
      <ColumnWords info={info} />
    </SectionPage>
  );
}
