import { useLocation } from 'react-router';
import { forgetPage, pageKey } from '../../api/page-cache.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ResultLine } from '../../components/result-line/result-line.tsx';
import { toDayTimeText } from '../../model/beijing-time.ts';
import { type OutageQuery, toOutageQueryText } from '../../model/outage-query.ts';

export interface OverhaulResultProps {
  query: OutageQuery;
  total: number;
  page: number;
  pages: number;
  /** Server time of the data, epoch ms. */
  loadedAt: number;
}

/** How many notices there are and from when that is, with a way to ask anew. */
export function OverhaulResult({ query, total, page, pages, loadedAt }: OverhaulResultProps) {
  const location = useLocation();
  const searched = toOutageQueryText(query);
  return (
    <ResultLine
      end={
        // The same address again; the kept page is forgotten first, so that it is really asked for.
        <span className="no-print" onClickCapture={() => forgetPage(pageKey(location))}>
          <LinkMore to={location.pathname + location.search} icon="refresh">
            刷新
          </LinkMore>
        </span>
      }
    >
      {searched ? `${searched}：` : ''}共<span className="num">{total}</span>条
      {pages > 1 ? <span className="only-wide">{`，第${Math.min(page, pages)}页，共${pages}页`}</span> : null}，数据时间
      <span className="num">{toDayTimeText(loadedAt)}</span>
    </ResultLine>
  );
}
