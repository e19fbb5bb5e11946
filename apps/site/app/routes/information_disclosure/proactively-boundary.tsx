import { useLocation } from 'react-router';
import { useLateNow } from '../../device/use-server-now.ts';
import { parseDisclosureQuery } from '../../model/disclosure-query.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { ProactivelyFilter } from './proactively-filter.tsx';

/** The records did not come. The years to choose from follow in the browser: there is no server time to go by. */
export function ProactivelyBoundary({ error }: { error: unknown }) {
  const { search } = useLocation();
  const now = useLateNow();
  const query = parseDisclosureQuery(new URLSearchParams(search));
  return <ListBoundary error={error} filter={<ProactivelyFilter query={query} now={now} />} />;
}
