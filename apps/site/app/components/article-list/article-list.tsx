import { useLocation } from 'react-router';
import { type NewsQuery, type NewsRowView, toNewsQueryText, toNewsSearch } from '../../model/news.ts';
import { detailHref } from '../../site-map.ts';
import { ListEmpty } from '../list-empty/list-empty.tsx';
import { useListPending } from '../list-pending/use-list-pending.ts';
import { NewsRow, NewsRows } from '../news-row/news-row.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { RecordFilter } from '../record-filter/record-filter.tsx';
import { ResultLine } from '../result-line/result-line.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Tag } from '../tag/tag.tsx';
import styles from './article-list.module.css';

export interface ArticleFilterProps {
  query: NewsQuery;
  /** Server time, epoch ms: the years begin with its own. undefined: not known yet. */
  now: number | undefined;
  /** What the list holds: 新闻. */
  noun: string;
  /** Query that stays whatever is filtered: the part of the page that holds the list. */
  keep?: Readonly<Record<string, string>>;
}

/** Year and keyword of a list of articles. */
export function ArticleFilter({ query, now, noun, keep = {} }: ArticleFilterProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles.filter}>
      <RecordFilter
        label={`筛选${noun}`}
        action={pathname}
        query={query}
        now={now}
        keep={keep}
        words="标题关键词"
        placeholder="输入标题中的词"
      />
    </div>
  );
}

export interface ArticleListProps extends ArticleFilterProps {
  /** Name of the list: 集团要闻. */
  title: string;
  now: number;
  rows: readonly NewsRowView[];
  /** Records that fit the filters. */
  total: number;
  page: number;
  pages: number;
  /** Path of the page of one article. */
  detail: string;
}

/** A list of articles: filters, how many there are, rows, pages. The address holds its whole state. */
export function ArticleList(props: ArticleListProps) {
  const { title, noun, rows, total, page, pages, query, now, detail, keep = {} } = props;
  const { pathname } = useLocation();
  const isPending = useListPending();
  const searched = toNewsQueryText(query);
  const hrefFor = (search: string): string => {
    const text = new URLSearchParams([...Object.entries(keep), ...new URLSearchParams(search)]).toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  return (
    <>
      <ArticleFilter query={query} now={now} noun={noun} keep={keep} />
      <ResultLine end={total > 0 ? '置顶在前，按发布时间倒序' : undefined}>
        {searched ? <span>{searched}：</span> : null}共<span className="num">{total}</span>条
        {pages > 1 ? `，第${Math.min(page, pages)}页，共${pages}页` : ''}
      </ResultLine>
      {isPending ? (
        <Skeleton shape="news" count={Math.max(3, rows.length)} />
      ) : rows.length === 0 ? (
        <ListEmpty
          title={title}
          noun={noun}
          searched={searched}
          total={total}
          pages={pages}
          whole={hrefFor('')}
          firstPage={hrefFor(toNewsSearch(query))}
        />
      ) : (
        <NewsRows>
          {rows.map(({ id, title: name, summary, cover, date, isTop }) => (
            <NewsRow
              key={id}
              id={id}
              to={detailHref(detail, id)}
              title={name}
              summary={summary}
              cover={cover}
              date={date ?? undefined}
              marks={isTop ? <Tag>置顶</Tag> : undefined}
            />
          ))}
        </NewsRows>
      )}
      <Pagination page={page} pages={pages} hrefFor={(to) => hrefFor(toNewsSearch(query, to))} />
    </>
  );
}
