import type { ReactNode } from 'react';
import { useSite } from '../../api/use-site.ts';
import { NoticeList, type NoticeScreen } from '../../components/notice-list/notice-list.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import type { NoticesPage as Loaded } from './load-notices.ts';

export interface NoticesPageProps extends Loaded {
  screen: NoticeScreen;
  /** What the list holds: 公告. */
  noun: string;
  /** Beside the heading. */
  children?: ReactNode;
}

/** A list of notices: announcements, activities for investors, what became of complaints. */
export function NoticesPage({ banner, children, ...list }: NoticesPageProps) {
  const { siteInfo } = useSite();
  return (
    <SectionPage banner={banner}>
      <PageHeading title={list.screen.title} sample={siteInfo.demo}>
        {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
        {children}
      </PageHeading>
      <NoticeList {...list} />
    </SectionPage>
  );
}
