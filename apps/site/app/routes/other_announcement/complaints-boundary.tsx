import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { serverNow } from '../../device/server-clock.ts';
import { parseNoticeQuery } from '../../model/notice-query.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { ComplaintsFilter } from './complaints-filter.tsx';

/** The complaint notices did not come. The years to choose from follow in the browser: there is no server time to go by. */
export function ComplaintsBoundary({ error }: { error: unknown }) {
  const { search } = useLocation();
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(serverNow()), []);
  return (
    <ListBoundary
      error={error}
      filter={<ComplaintsFilter query={parseNoticeQuery(new URLSearchParams(search))} now={now} />}
    />
  );
}
