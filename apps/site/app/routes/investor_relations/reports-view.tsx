import { useSite } from '../../api/use-site.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import type { ReportsPage } from './load-reports.ts';
import { MainFigures } from './main-figures.tsx';
import { ReportPanel, ReportText } from './report-panel.tsx';
import { ReportTable } from './report-table.tsx';
import { reports } from './reports.screen.ts';
import styles from './reports.module.css';

/** 定期报告: the latest report or the one that is read, all of them by year and kind, figures over the years. */
export function ReportsView({ banner, years, reading, next, isRead, isUnknown, figures }: ReportsPage) {
  const { siteInfo } = useSite();
  return (
    <SectionPage banner={banner}>
      <PageHeading title={reports.title} sample={siteInfo.demo} />
      {isUnknown ? (
        <p className={styles.unknown} role="status">
          没有找到这份报告，它可能已经撤下。下面是最近的一份和全部报告。
        </p>
      ) : null}
      {reading ? <ReportPanel reading={reading} next={next} isRead={isRead} /> : null}
      {reading && isRead ? <ReportText reading={reading} /> : null}
      {years.length > 0 ? (
        <section className={styles.section} aria-labelledby="all-reports">
          <SectionHeading id="all-reports" title="全部报告">
            <p className="hint">先读网页摘要，需要原件再下载。圆点为最近90天披露。</p>
          </SectionHeading>
          <ReportTable years={years} />
        </section>
      ) : (
        <EmptyState title="暂无定期报告" />
      )}
      <MainFigures figures={figures} sample={siteInfo.demo} />
    </SectionPage>
  );
}
