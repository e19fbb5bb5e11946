import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { InvestorNoticeRow } from '../../model/investor-notice.ts';
import { type NoticeQuery, toCategoryChips, toNoticeQueryText, toNoticeSearch } from '../../model/notice-query.ts';
import { detailHref } from '../../site-map.ts';
import { CountChips } from '../count-chips/count-chips.tsx';
import { ListBody } from '../list-body/list-body.tsx';
import { ListHead } from '../list-head/list-head.tsx';
import { RecordFilter } from '../record-filter/record-filter.tsx';
import { RecordRow, RecordRows } from '../record-row/record-row.tsx';
import { Tag } from '../tag/tag.tsx';

export interface NoticeFilterProps {
  /** Name of the list: 公司公告. */
  title: string;
  query: NoticeQuery;
  /** Server time, epoch ms: the years begin with its own. undefined: not known yet. */
  now: number | undefined;
}

/** Year and words of a list of notices. A category that was chosen by its chip stays. */
export function NoticeFilter({ title, query, now }: NoticeFilterProps) {
  const { pathname } = useLocation();
  return (
    <RecordFilter
      label={`筛选${title}`}
      action={pathname}
      query={query}
      now={now}
      {...(query.category ? { keep: { category: query.category } } : {})}
      words="标题或编号"
      placeholder="输入标题中的词或公告编号"
    />
  );
}

export interface NoticeListProps extends NoticeFilterProps {
  now: number;
  /** What it holds: 公告. */
  noun: string;
  rows: readonly InvestorNoticeRow[];
  /** Records by category, from the list's answer. */
  categories: Readonly<Record<string, number>>;
  total: number;
  page: number;
  pages: number;
  /** Path of the page of one notice. */
  detail: string;
}

/** A list of notices: filters, categories with counts, rows with number, kind, file and original, pages. */
export function NoticeList({ title, query, now, noun, rows, categories, detail, ...paging }: NoticeListProps) {
  const { pathname } = useLocation();
  const hrefFor = (next: NoticeQuery, page = 1): string => `${pathname}${toNoticeSearch(next, page)}`;
  return (
    <>
      <ListHead>
        <NoticeFilter title={title} query={query} now={now} />
        <CountChips
          label="按分类筛选"
          chips={toCategoryChips(categories, query.category)}
          hrefFor={(category) => hrefFor({ ...query, category })}
        />
      </ListHead>
      <ListBody
        {...paging}
        title={title}
        noun={noun}
        searched={toNoticeQueryText(query)}
        shown={rows.length}
        order="按发布时间倒序"
        whole={pathname}
        hrefFor={(page) => hrefFor(query, page)}
        skeleton="outage"
      >
        <RecordRows label={title}>
          {rows.map((row) => (
            <NoticeRow key={row.id} row={row} to={detailHref(detail, row.id)} />
          ))}
        </RecordRows>
      </ListBody>
    </>
  );
}

function NoticeRow({ row, to }: { row: InvestorNoticeRow; to: string }): ReactNode {
  const { title, number, category, summary, date, file, originUrl } = row;
  return (
    <RecordRow
      to={to}
      title={title}
      summary={summary}
      date={date}
      file={file}
      originUrl={originUrl}
      meta={
        category || number ? (
          <>
            {category ? <Tag>{category}</Tag> : null}
            {number ? <span>{`编号：${number}`}</span> : null}
          </>
        ) : null
      }
    />
  );
}
