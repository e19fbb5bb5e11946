import { useLocation } from 'react-router';
import { NoticeFilter } from '../../components/notice-list/notice-list.tsx';
import { useLateNow } from '../../device/use-server-now.ts';
import { parseNoticeQuery } from '../../model/notice-query.ts';
import { screenAt } from '../../site-map.ts';
import { ListBoundary } from './list-boundary.tsx';

/** A list of notices that did not come. The years to choose from follow in the browser: there is no server time to go by. */
export function NoticesBoundary({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const now = useLateNow();
  const query = parseNoticeQuery(new URLSearchParams(search));
  return (
    <ListBoundary
      error={error}
      filter={<NoticeFilter title={screenAt(pathname)?.title ?? ''} query={query} now={now} />}
    />
  );
}
