import { useSite } from '../../api/use-site.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import type { HistoryData } from './load-histories.ts';
import { TimeLine } from './time-line.tsx';
import { YearJump } from './year-jump.tsx';

/** 发展历程: years to jump to, then the time line, newest first. */
export function HistoryPage({ stages, banner }: HistoryData) {
  const { siteInfo } = useSite();
  return (
    <SectionPage banner={banner}>
      <PageHeading title="发展历程" sample={siteInfo.demo} />
      {stages.length > 0 ? (
        <>
          <YearJump stages={stages} />
          <TimeLine stages={stages} />
        </>
      ) : (
        <EmptyState title="暂无发展历程">
          <p>发展历程还没有发布内容。</p>
        </EmptyState>
      )}
    </SectionPage>
  );
}
