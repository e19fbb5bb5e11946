import { useSite } from '../../api/use-site.ts';
import { partyArtUrl } from '../../art/party-art.ts';
import { ArticleList, type ArticleScreen } from '../../components/article-list/article-list.tsx';
import { Chip, ChipRow } from '../../components/chip/chip.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ListEmpty } from '../../components/list-empty/list-empty.tsx';
import { ListRow, RowList } from '../../components/list-row/list-row.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ResultLine, ResultPages } from '../../components/result-line/result-line.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import type { NewsRowView } from '../../model/news/news.ts';
import { withDrawings } from '../../model/news/party-subject.ts';
import { detailHref } from '../../site-map.ts';
import type { SocietyData } from './load-society.ts';
import { ResponsibilityCards, ResponsibilityReports } from './responsibility-cards.tsx';
import styles from './society-page.module.css';
import { society, type SocietyPart, societyParts } from './society.screen.ts';

type Group = SocietyData['groups'][number];

const DETAIL = '/flag_navigation_details';
/** The articles of Party building as a list of their own, within the page. */
const newsPart: ArticleScreen = {
  ...society,
  title: societyParts.news,
  detail: DETAIL,
  href: (query) => society.href({ ...query, type: 'news' }),
};
/** Articles under the reports, cases and charities. */
const NEWS_COUNT = 6;

/** 社会责任: reports by year, cases, charity and articles; each begins here and has pages of its own. */
export function SocietyPage({ part, groups, articles, banner }: SocietyData) {
  const { siteInfo } = useSite();
  const [group] = groups;
  return (
    <SectionPage banner={banner}>
      <PageHeading title={society.title} sample={siteInfo.demo} />
      <nav className={`${styles.parts} no-print`} aria-label="社会责任栏目">
        <ChipRow label="栏目">
          <Chip to={society.path} current={part === undefined}>
            全部
          </Chip>
          {(Object.keys(societyParts) as SocietyPart[]).map((key) => (
            <Chip key={key} to={society.href({ type: key })} current={part === key}>
              {societyParts[key]}
            </Chip>
          ))}
        </ChipRow>
      </nav>
      {part === 'news' && articles ? (
        <ArticleList
          {...articles}
          rows={withDrawings(articles.rows, 'society', partyArtUrl)}
          screen={newsPart}
          noun="文章"
          keep={{ type: 'news' }}
        />
      ) : part && group ? (
        <OnePart {...group} />
      ) : (
        <Beginnings groups={groups} articles={articles?.rows ?? []} />
      )}
    </SectionPage>
  );
}

function OnePart({ type, records, total, page, pages }: Group) {
  const title = societyParts[type];
  return (
    <section aria-label={title}>
      <ResultLine end={total > 0 && type === 'report' ? '按年份倒序' : undefined}>
        <span>
          <span>{`${title}：共`}</span>
          <span className="num">{total}</span>
          <span>条</span>
        </span>
        <ResultPages page={page} pages={pages} />
      </ResultLine>
      {records.length > 0 ? (
        <Records type={type} records={records} as="h2" />
      ) : (
        <ListEmpty
          title={title}
          noun={title}
          searched=""
          total={total}
          pages={pages}
          whole={society.path}
          firstPage={society.href({ type })}
          other={{ path: society.path, title: '社会责任全部内容' }}
        />
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => society.href({ type, page: to })} />
    </section>
  );
}

function Records({ type, records, as }: Pick<Group, 'type' | 'records'> & { as: 'h2' | 'h3' }) {
  return type === 'report' ? (
    <ResponsibilityReports records={records} as={as} label={societyParts.report} />
  ) : (
    <ResponsibilityCards records={records} as={as} />
  );
}

function Beginnings({ groups, articles }: { groups: readonly Group[]; articles: readonly NewsRowView[] }) {
  const filled = groups.filter(({ records }) => records.length > 0);
  if (filled.length === 0 && articles.length === 0) {
    return (
      <EmptyState title="暂无社会责任内容">
        <p>“社会责任”还没有发布内容。</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.groups}>
      {filled.map(({ type, records, total }) => (
        <section key={type} aria-labelledby={`society-${type}`}>
          <SectionHeading id={`society-${type}`} title={societyParts[type]}>
            {total > records.length ? (
              <LinkMore to={society.href({ type })} about={societyParts[type]}>
                {`查看全部${total}条`}
              </LinkMore>
            ) : null}
          </SectionHeading>
          <Records type={type} records={records} as="h3" />
        </section>
      ))}
      {articles.length > 0 ? (
        <section aria-labelledby="society-news">
          <SectionHeading id="society-news" title={societyParts.news}>
            <LinkMore to={society.href({ type: 'news' })} about={societyParts.news}>
              查看全部
            </LinkMore>
          </SectionHeading>
          <RowList label={societyParts.news}>
            {articles.slice(0, NEWS_COUNT).map(({ id, title, date }) => (
              <ListRow
                key={id}
                to={detailHref(DETAIL, id)}
                title={title}
                date={date ? { iso: date.iso, text: `${date.caption}-${date.day}` } : undefined}
              />
            ))}
          </RowList>
        </section>
      ) : null}
    </div>
  );
}
