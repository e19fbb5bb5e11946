import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { serverNow } from '../../device/server-clock.ts';
import { parseNoticeQuery } from '../../model/notice-query.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { InvestorNoticesFilter } from './investor-notices-filter.tsx';

/** A list for investors that did not come. The years to choose from follow in the browser: there is no server time to go by. */
export function InvestorNoticesBoundary({ error }: { error: unknown }) {
  const { search } = useLocation();
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(serverNow()), []);
  const query = parseNoticeQuery(new URLSearchParams(search));
  return <ListBoundary error={error} filter={<InvestorNoticesFilter query={query} now={now} />} />;
}
