import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { NoticeList } from '../../components/notice-list/notice-list.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { noticeDetailPath, screenAt } from '../../site-map.ts';
import type { ComplaintsPage } from './load-complaints.ts';

/** What became of complaints. */
export function ComplaintsList({ banner, ...list }: ComplaintsPage) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const title = screenAt(pathname)?.title ?? '';
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={siteInfo.demo}>
        <LinkMore to="/other_announcement/affairs_guide">办事指南</LinkMore>
      </PageHeading>
      <NoticeList {...list} title={title} noun="公告" detail={noticeDetailPath('complaint')} />
    </SectionPage>
  );
}
