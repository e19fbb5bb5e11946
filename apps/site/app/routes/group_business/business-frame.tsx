import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ListEmpty } from '../../components/list-empty/list-empty.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { screenAt } from '../../site-map.ts';
import type { BusinessData } from './load-business.ts';

export interface BusinessFrameProps extends Pick<BusinessData, 'businesses' | 'total' | 'page' | 'pages' | 'banner'> {
  title: string;
  children: ReactNode;
}

/** What the pages of a business share: heading, a sentence where it has no records, pagination. */
export function BusinessFrame({ title, businesses, total, page, pages, banner, children }: BusinessFrameProps) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={siteInfo.demo} />
      {businesses.length === 0 ? (
        <ListEmpty
          title={title}
          noun="内容"
          searched=""
          total={total}
          pages={pages}
          whole={pathname}
          firstPage={pathname}
          other={screenAt('/group_business/subsidiaries')}
        />
      ) : null}
      {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
      {children}
      <Pagination page={page} pages={pages} hrefFor={(to) => (to === 1 ? pathname : `${pathname}?page=${to}`)} />
    </SectionPage>
  );
}
