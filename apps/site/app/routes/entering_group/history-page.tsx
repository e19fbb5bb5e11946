import { useSite } from '../../api/use-site.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import styles from './history-page.module.css';
import type { HistoryData } from './load-histories.ts';
import { StageRail } from './stage-rail.tsx';
import { TimeLine } from './time-line.tsx';

/** 发展历程: the stages to jump to beside the time line, newest first. */
export function HistoryPage({ stages, banner }: HistoryData) {
  const { siteInfo } = useSite();
  const isPictured = stages.some(({ moments }) => moments.some(({ isKey, image }) => isKey && image));
  return (
    <SectionPage banner={banner}>
      <PageHeading title="发展历程" sample={siteInfo.demo}>
        {siteInfo.demo && isPictured ? <p className="hint">图为绘制示意，不是历史照片</p> : null}
      </PageHeading>
      {stages.length > 0 ? (
        <div className={stages.length > 1 ? styles.columns : undefined}>
          {stages.length > 1 ? <StageRail stages={stages} /> : null}
          <TimeLine stages={stages} />
        </div>
      ) : (
        <EmptyState title="暂无发展历程">
          <p>发展历程还没有发布内容。</p>
        </EmptyState>
      )}
    </SectionPage>
  );
}
