import { RecordRow } from '../../components/record-row/record-row.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import type { InvestorNoticeRow } from '../../model/investor-notice.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';

/** An announcement or activity in the list: day, title, number and kind, its file and its original. */
export function InvestorNoticeItem({ row }: { row: InvestorNoticeRow }) {
  const { id, title, number, category, summary, date, file, originUrl } = row;
  return (
    <RecordRow
      to={detailHref(noticeDetailPath('announcement'), id)}
      title={title}
      summary={summary}
      date={date}
      file={file}
      originUrl={originUrl}
      meta={
        category || number ? (
          <>
            {category ? <Tag>{category}</Tag> : null}
            {number ? <span>编号：{number}</span> : null}
          </>
        ) : null
      }
    />
  );
}
