import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { screenAt, sectionOf } from '../../site-map.ts';

export interface TenderEmptyProps {
  /** What was looked for, in words; '' for the whole list. */
  searched: string;
  /** Records that fit the filters; above 0 when the address names a page beyond the last one. */
  total: number;
  pages: number;
  /** The list with its filters from the first page on. */
  firstPage: string;
}

/** Nothing to show: says what was looked for and offers one way on. */
export function TenderEmpty({ searched, total, pages, firstPage }: TenderEmptyProps) {
  const { pathname } = useLocation();
  const title = screenAt(pathname)?.title ?? '';
  const other = sectionOf('tender_procurement').screens.find(({ path }) => path !== pathname);
  if (total > 0) {
    return (
      <EmptyState title="没有这一页" ways={<Way to={firstPage}>回到第1页</Way>}>
        <p>
          共{total}条，到第{pages}页为止。
        </p>
      </EmptyState>
    );
  }
  if (searched) {
    return (
      <EmptyState title="没有找到公告" ways={<Way to={pathname}>清除筛选</Way>}>
        <p>
          “{title}”中没有符合 {searched} 的公告。
          {other ? `也可以到“${other.title}”中查找。` : ''}
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="暂无公告" ways={other ? <Way to={other.path}>查看{other.title}</Way> : undefined}>
      <p>“{title}”还没有发布公告。</p>
    </EmptyState>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="line">
      {children}
    </ButtonLink>
  );
}
