import { useLocation } from 'react-router';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { type NewsQuery, toNewsQueryText, toNewsSearch } from '../../model/news.ts';
import { named, screenAt } from '../../site-map.ts';

export interface NewsEmptyProps {
  query: NewsQuery;
  /** Records that fit the filters; above 0 when the address names a page beyond the last one. */
  total: number;
  pages: number;
}

/** Nothing to show: says what was looked for and offers one way on. */
export function NewsEmpty({ query, total, pages }: NewsEmptyProps) {
  const { pathname } = useLocation();
  const title = screenAt(pathname)?.title ?? '';
  const searched = toNewsQueryText(query);
  if (total > 0) {
    return (
      <EmptyState
        title="没有这一页"
        ways={
          <ButtonLink to={`${pathname}${toNewsSearch(query)}`} variant="line">
            回到第1页
          </ButtonLink>
        }
      >
        <p>
          共{total}条，到第{pages}页为止。
        </p>
      </EmptyState>
    );
  }
  if (searched) {
    return (
      <EmptyState
        title="没有找到新闻"
        ways={
          <ButtonLink to={pathname} variant="line">
            清除筛选
          </ButtonLink>
        }
      >
        <p>
          “{title}”中没有符合 {searched} 的内容。可以换一个词或年份，或查看全部。
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="暂无新闻"
      ways={
        <ButtonLink to={named.home} variant="line">
          返回首页
        </ButtonLink>
      }
    >
      <p>“{title}”还没有发布内容。</p>
    </EmptyState>
  );
}
