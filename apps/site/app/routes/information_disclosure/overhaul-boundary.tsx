import { useLocation } from 'react-router';
import { parseOutageQuery } from '../../model/outage-query.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { OverhaulFilter } from './overhaul-filter.tsx';

/** The outage list did not come: the filters stay, as far as they are known without the content server. */
export function OverhaulBoundary({ error }: { error: unknown }) {
  const { search } = useLocation();
  const query = parseOutageQuery(new URLSearchParams(search));
  return <ListBoundary error={error} filter={<OverhaulFilter query={query} areas={[]} />} />;
}
