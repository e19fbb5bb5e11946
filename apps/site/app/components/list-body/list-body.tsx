import type { ReactNode } from 'react';
import { ListEmpty, type WayOn } from '../list-empty/list-empty.tsx';
import { useListPending } from '../list-pending/use-list-pending.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { ResultLine, ResultPages } from '../result-line/result-line.tsx';
import { Skeleton, type SkeletonShape } from '../skeleton/skeleton.tsx';

export interface ListBodyProps {
  /** Name of the list: 招标信息. */
  title: string;
  /** What it holds: 公告. */
  noun: string;
  /** How it is counted. */
  unit?: '条' | '个职位';
  /** What was looked for, in words; '' for the whole list. */
  searched: string;
  /** Records that fit the filters. */
  total: number;
  /** Records on this page. */
  shown: number;
  page: number;
  pages: number;
  /** In which order they stand. */
  order?: string;
  /** What follows the count: 数据时间. */
  note?: ReactNode;
  /** The list without filters. */
  whole: string;
  /** The list with its filters, at this page. */
  hrefFor: (page: number) => string;
  /** Another list that may have it. */
  other?: WayOn | undefined;
  /** What stands there while it takes long to come. */
  skeleton: SkeletonShape;
  /** The rows. */
  children: ReactNode;
}

/** A list below its filters: how many there are, then its rows, a skeleton, or why there are none; and its pages. */
export function ListBody(props: ListBodyProps) {
  const { title, noun, unit = '条', searched, total, shown, page, pages, order, note, hrefFor, skeleton } = props;
  const isPending = useListPending();
  return (
    <>
      <ResultLine end={total > 0 ? order : undefined}>
        {searched ? <span>{`${searched}：`}</span> : null}
        <span>共</span>
        <span className="num">{total}</span>
        <span>{unit}</span>
        <ResultPages page={page} pages={pages} isOnlyWide={Boolean(note)} />
        {note}
      </ResultLine>
      {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
      {isPending ? (
        <Skeleton shape={skeleton} count={Math.max(3, shown)} />
      ) : shown === 0 ? (
        <ListEmpty
          title={title}
          noun={noun}
          searched={searched}
          total={total}
          pages={pages}
          whole={props.whole}
          firstPage={hrefFor(1)}
          other={props.other}
        />
      ) : (
        props.children
      )}
      <Pagination page={page} pages={pages} hrefFor={hrefFor} />
    </>
  );
}
