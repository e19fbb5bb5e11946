import type { NewsRowView } from '../../model/news/news.ts';
import type { Screen } from '../../screens/define-screen.ts';
import type { articleQuery, QueryOf } from '../../screens/query-fields.ts';
import { detailHref } from '../../site-map.ts';
import { ListBody } from '../list-body/list-body.tsx';
import { RecordFilter } from '../record-filter/record-filter.tsx';
import { StoryList } from '../story-list/story-list.tsx';
import styles from './article-list.module.css';

/** What the list needs of its screen; `detail` is the page of one article. */
export type ArticleScreen = Pick<Screen<typeof articleQuery>, 'path' | 'title' | 'detail' | 'href' | 'words'>;

export interface ArticleFilterProps {
  screen: Pick<ArticleScreen, 'path' | 'href'>;
  query: QueryOf<typeof articleQuery>;
  /** Records by year, from the list's answer; undefined: the list did not come. */
  years: Readonly<Record<string, number>> | undefined;
  /** What the list holds: 新闻. */
  noun: string;
  /** Query that stays whatever is filtered: the part of the page that holds the list. */
  keep?: Readonly<Record<string, string>>;
}

/** Year and keyword of a list of articles. */
export function ArticleFilter({ screen, query, years, noun, keep = {} }: ArticleFilterProps) {
  return (
    <div className={styles.filter}>
      <RecordFilter
        label={`筛选${noun}`}
        action={screen.path}
        query={query}
        years={years}
        hrefFor={(year) => screen.href({ ...query, year })}
        keep={keep}
        find="按标题查找"
        words="标题关键词"
        placeholder="输入标题中的词"
      />
    </div>
  );
}

export interface ArticleListProps extends ArticleFilterProps {
  screen: ArticleScreen;
  rows: readonly NewsRowView[];
  /** Records that fit the filters. */
  total: number;
  page: number;
  pages: number;
}

/** A list of articles: filters, how many there are, rows, pages. The URL holds its whole state. */
export function ArticleList(props: ArticleListProps) {
  const { screen, noun, rows, total, page, pages, query, years, keep = {} } = props;
  return (
    <>
      <ArticleFilter screen={screen} query={query} years={years} noun={noun} keep={keep} />
      <ListBody
        title={screen.title}
        noun={noun}
        searched={screen.words(query)}
        total={total}
        shown={rows.length}
        page={page}
        pages={pages}
        order="置顶在前，按发布时间倒序"
        whole={screen.href()}
        hrefFor={(to) => screen.href({ ...query, page: to })}
        skeleton="news"
      >
        <StoryList
          rows={rows}
          toHref={(id) => detailHref(screen.detail ?? screen.path, id)}
          hasLead={page === 1 && query.keyword === undefined}
        />
      </ListBody>
    </>
  );
}
