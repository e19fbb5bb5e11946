import type { ReactNode } from 'react';
import type { InvestorNoticeRow } from '../../model/investor/investor-notice.ts';
import { toCategoryChips } from '../../model/outage/notice-categories.ts';
import type { Screen } from '../../screens/define-screen.ts';
import type { noticeQuery, QueryOf } from '../../screens/query-fields.ts';
import { detailHref } from '../../site-map.ts';
import { CountChips } from '../count-chips/count-chips.tsx';
import { ListBody } from '../list-body/list-body.tsx';
import { ListHead } from '../list-head/list-head.tsx';
import { RecordFilter } from '../record-filter/record-filter.tsx';
import { RecordRow, RecordRows } from '../record-row/record-row.tsx';
import { Tag } from '../tag/tag.tsx';

/** What the list needs of its screen; `detail` is the page of one notice. */
export type NoticeScreen = Pick<Screen<typeof noticeQuery>, 'path' | 'title' | 'detail' | 'href' | 'words'>;

export interface NoticeFilterProps {
  screen: NoticeScreen;
  query: QueryOf<typeof noticeQuery>;
  /** Records by year, from the list's answer; undefined: the list did not come. */
  years: Readonly<Record<string, number>> | undefined;
  /** Another filter that was chosen, and stays. */
  keep?: Readonly<Record<string, string>>;
}

/** Year and words of a list of notices. A category that was chosen by its chip stays. */
export function NoticeFilter({ screen, query, years, keep = {} }: NoticeFilterProps) {
  return (
    <RecordFilter
      label={`筛选${screen.title}`}
      action={screen.path}
      query={query}
      years={years}
      hrefFor={(year) => screen.href({ ...query, year })}
      keep={{ ...keep, ...(query.category ? { category: query.category } : {}) }}
      find="按标题或编号查找"
      words="标题或编号"
      placeholder="输入标题中的词或公告编号"
    />
  );
}

export interface NoticeListProps extends NoticeFilterProps {
  /** What it holds: 公告. */
  noun: string;
  rows: readonly InvestorNoticeRow[];
  /** Records by category, from the list's answer. */
  categories: Readonly<Record<string, number>>;
  total: number;
  page: number;
  pages: number;
}

/** A list of notices: filters, categories with counts, rows with number, kind, file and original, pages. */
export function NoticeList({ screen, query, years, noun, rows, categories, ...paging }: NoticeListProps) {
  return (
    <>
      <ListHead>
        <NoticeFilter screen={screen} query={query} years={years} />
        <CountChips
          label="按分类筛选"
          chips={toCategoryChips(categories, query.category)}
          hrefFor={(category) => screen.href({ ...query, category })}
        />
      </ListHead>
      <ListBody
        {...paging}
        title={screen.title}
        noun={noun}
        searched={screen.words(query)}
        shown={rows.length}
        order="按发布时间倒序"
        whole={screen.path}
        hrefFor={(page) => screen.href({ ...query, page })}
        skeleton="outage"
      >
        <RecordRows label={screen.title}>
          {rows.map((row) => (
            <NoticeRow key={row.id} row={row} to={detailHref(screen.detail ?? screen.path, row.id)} />
          ))}
        </RecordRows>
      </ListBody>
    </>
  );
}

/** A row of the list. @param note what has to be known of it */
export function NoticeRow({ row, to, note }: { row: InvestorNoticeRow; to: string; note?: ReactNode }): ReactNode {
  const { title, number, category, summary, date, file, originUrl } = row;
  return (
    <RecordRow
      to={to}
      title={title}
      summary={summary}
      date={date}
      file={file}
      originUrl={originUrl}
      note={note}
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
