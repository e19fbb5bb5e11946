import { useLocation } from 'react-router';
import { parseTenderQuery } from '../../model/tender-query.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { TenderingFilter } from './tendering-filter.tsx';

/** The tender list did not come: the filters stay. */
export function TenderingBoundary({ error }: { error: unknown }) {
  const { search } = useLocation();
  return (
    <ListBoundary error={error} filter={<TenderingFilter query={parseTenderQuery(new URLSearchParams(search))} />} />
  );
}
