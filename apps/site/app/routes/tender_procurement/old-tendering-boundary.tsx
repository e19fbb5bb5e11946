import { useLocation } from 'react-router';
import { useLateNow } from '../../device/use-server-now.ts';
import { parseNewsQuery } from '../../model/news.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { OldTenderingFilter } from './old-tendering-filter.tsx';

/** The archive did not come. The years to choose from follow in the browser: there is no server time to go by. */
export function OldTenderingBoundary({ error }: { error: unknown }) {
  const { search } = useLocation();
  const now = useLateNow();
  const query = parseNewsQuery(new URLSearchParams(search));
  return <ListBoundary error={error} filter={<OldTenderingFilter query={query} now={now} />} />;
}
