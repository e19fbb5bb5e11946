import { useSite } from '../../api/use-site.ts';
import { ArticleList, type ArticleScreen } from '../../components/article-list/article-list.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import type { NewsPage } from './load-news.ts';

export interface ArticlesPageProps extends NewsPage {
  screen: ArticleScreen;
  /** What the list holds: 新闻. */
  noun: string;
}

/** A list of news or of articles of Party building. */
export function ArticlesPage({ banner, ...list }: ArticlesPageProps) {
  const { siteInfo } = useSite();
  return (
    <SectionPage banner={banner}>
      <PageHeading title={list.screen.title} sample={siteInfo.demo} />
      <ArticleList {...list} />
    </SectionPage>
  );
}
