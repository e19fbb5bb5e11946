import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { NoticeList } from '../../components/notice-list/notice-list.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { noticeDetailPath, screenAt } from '../../site-map.ts';
import type { InvestorNoticesPage } from './load-investor-notices.ts';

/** The announcements or the activities for investors. */
export function InvestorNotices({ banner, ...list }: InvestorNoticesPage) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const title = screenAt(pathname)?.title ?? '';
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={siteInfo.demo} />
      <NoticeList {...list} title={title} noun="内容" detail={noticeDetailPath('announcement')} />
    </SectionPage>
  );
}
