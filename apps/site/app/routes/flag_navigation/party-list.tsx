import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ArticleList } from '../../components/article-list/article-list.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { screenAt } from '../../site-map.ts';
import type { PartyPage } from './load-party.ts';

/** A list of Party-building articles of one type. */
export function PartyList({ banner, ...list }: PartyPage) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const title = screenAt(pathname)?.title ?? '';
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={siteInfo.demo} />
      <ArticleList {...list} title={title} noun="文章" detail="/flag_navigation_details" />
    </SectionPage>
  );
}
