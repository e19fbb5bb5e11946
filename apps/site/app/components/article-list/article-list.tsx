import { useLocation } from 'react-router';
import { type NewsQuery, type NewsRowView, toNewsQueryText, toNewsSearch } from '../../model/news.ts';
import { detailHref } from '../../site-map.ts';
import { ListBody } from '../list-body/list-body.tsx';
import { NewsRow, NewsRows } from '../news-row/news-row.tsx';
import { RecordFilter } from '../record-filter/record-filter.tsx';
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
  const hrefFor = (search: string): string => {
    const text = new URLSearchParams([...Object.entries(keep), ...new URLSearchParams(search)]).toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  return (
    <>
      <ArticleFilter query={query} now={now} noun={noun} keep={keep} />
      <ListBody
        title={title}
        noun={noun}
        searched={toNewsQueryText(query)}
        total={total}
        shown={rows.length}
        page={page}
        pages={pages}
        order="置顶在前，按发布时间倒序"
        whole={hrefFor('')}
        hrefFor={(to) => hrefFor(toNewsSearch(query, to))}
        skeleton="news"
      >
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
      </ListBody>
    </>
  );
}
