import { useLocation } from 'react-router';
import { parseRecruitQuery } from '../../model/recruit-query.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { JobFilter } from './job-filter.tsx';

/** A list of jobs did not come: the filters stay. */
export function JobListBoundary({ error }: { error: unknown }) {
  const { search } = useLocation();
  return <ListBoundary error={error} filter={<JobFilter query={parseRecruitQuery(new URLSearchParams(search))} />} />;
}
