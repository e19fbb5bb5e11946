import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { Words } from '../words/words.tsx';
import { EmptyState } from '../page-state/page-state.tsx';

/** A way on: a path of the site and its name. */
export interface WayOn {
  readonly path: string;
  readonly title: string;
}

export interface ListEmptyProps {
  /** Name of the list: 招标信息. */
  title: string;
  /** What it holds: 公告. */
  noun: string;
  /** What was looked for, in words; '' for the whole list. */
  searched: string;
  /** Records that fit the filters; above 0 when the URL names a page beyond the last one. */
  total: number;
  pages: number;
  /** The list without filters. */
  whole: string;
  /** The list with its filters from the first page on. */
  firstPage: string;
  /** Another list that may have it. */
  other?: WayOn | undefined;
}

/** A list with nothing to show: says what was looked for and offers one way on. */
export function ListEmpty({ title, noun, searched, total, pages, whole, firstPage, other }: ListEmptyProps) {
  if (total > 0) {
    return (
      <EmptyState title="没有这一页" ways={<Way to={firstPage}>回到第1页</Way>}>
        <p>{`共${total}条，到第${pages}页为止。`}</p>
      </EmptyState>
    );
  }
  if (searched) {
    return (
      <EmptyState title={`没有找到${noun}`} ways={<Way to={whole}>清除筛选</Way>}>
        <p>
          <Words>{`“${title}”中没有符合 ${searched} 的${noun}。${other ? `也可以到“${other.title}”中查找。` : '可以换一个条件，或查看全部。'}`}</Words>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`暂无${noun}`} ways={other ? <Way to={other.path}>{`查看${other.title}`}</Way> : undefined}>
      <p>{`“${title}”还没有发布${noun}。`}</p>
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
