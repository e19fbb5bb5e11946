import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { serverNow } from '../../device/server-clock.ts';
import { parseNewsQuery } from '../../model/news.ts';
import { ListBoundary } from '../plain/list-boundary.tsx';
import { NewsFilter } from './news-filter.tsx';

/** A news list that did not come. The years to choose from follow in the browser: there is no server time to go by. */
export function NewsBoundary({ error }: { error: unknown }) {
  const { search } = useLocation();
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(serverNow()), []);
  return (
    <ListBoundary error={error} filter={<NewsFilter query={parseNewsQuery(new URLSearchParams(search))} now={now} />} />
  );
}
