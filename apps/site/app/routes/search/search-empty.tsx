import { useSite } from '../../api/use-site.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { ListRow, RowList } from '../../components/list-row/list-row.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { telHref } from '../../shell/navigation.ts';
import { named, screenAt } from '../../site-map.ts';
import { RecentSearches } from './recent-searches.tsx';
import styles from './search-empty.module.css';
import { search, type SearchQuery } from './search.screen.ts';

export interface SearchEmptyProps {
  query: SearchQuery;
  /** Hits; above 0 when the URL names a page beyond the last one. */
  total: number;
  pages: number;
}

/** Nothing was found: what was looked for, how to look otherwise, whom to ask. */
export function SearchEmpty({ query, total, pages }: SearchEmptyProps) {
  const { siteInfo } = useSite();
  const isNarrowed = query.module !== undefined || query.year !== undefined;
  if (total > 0) {
    return (
      <EmptyState title="没有这一页" ways={<Way to={search.href(query)}>回到第1页</Way>}>
        <p>{`共${total}条结果，到第${pages}页为止。`}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        title="没有找到结果"
        ways={
          isNarrowed ? (
            <Way to={search.href({ key: query.key, sort: query.sort })}>在全部栏目和年份中查找</Way>
          ) : (
            <Way to={named.overhaul}>{screenAt(named.overhaul)?.title ?? ''}</Way>
          )
        }
      >
        <p className={styles.said}>{`${isNarrowed ? '所选的栏目和年份中' : '本站'}没有包含“${query.key}”的内容。`}</p>
        <ul className={styles.advice}>
          <li>检查有没有错别字，或者换一个更短的词；</li>
          <li>多个词用空格分开，例如“云溪 检修”；</li>
          <li>连在一起的词用引号括起来，例如“"计划检修"”；不要的词前面加减号，例如“检修 -招标”；</li>
          <li>查停电，可以直接在停电检修公告中输入村名、小区名或者线路名；</li>
          {siteInfo.hotline ? (
            <li>
              也可以拨打服务热线
              <a className="tlink" href={telHref(siteInfo.hotline)}>
                <span className="whole">{siteInfo.hotline}</span>
              </a>
              询问。
            </li>
          ) : null}
        </ul>
      </EmptyState>
      <div className={styles.ways}>
        <Often />
      </div>
    </>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} variant="line">
      {children}
    </ButtonLink>
  );
}

/** What visitors come for most. */
const OFTEN = [
  named.overhaul,
  named.tools,
  '/information_disclosure/proactively',
  '/tender_procurement/tendering',
  '/investor_relations/announcement',
  '/human_resources/society',
  '/news/important',
  named.hotline,
] as const;

/** Nothing is searched for yet: what can be, and what is looked for most. */
export function SearchStart() {
  return (
    <>
      <p className={styles.start}>在上面输入词语，可以查找新闻、公告、停电检修、信息公开、招标、招聘和文档。</p>
      <RecentSearches />
      <Often />
    </>
  );
}

function Often() {
  return (
    <section aria-labelledby="search-often">
      <SectionHeading id="search-often" title="常用栏目" />
      <div className={styles.often}>
        <RowList label="常用栏目">
          {OFTEN.map((path) => (
            <ListRow key={path} to={path} title={screenAt(path)?.title ?? ''} size="sm" />
          ))}
        </RowList>
      </div>
    </section>
  );
}
