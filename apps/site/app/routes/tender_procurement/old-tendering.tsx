import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import type { OldTenderingPage } from './load-old-tendering.ts';
import { OldTenderingFilter } from './old-tendering-filter.tsx';
import { OldTenderingList } from './old-tendering-list.tsx';
import { oldTendering } from './old-tendering.screen.ts';

export const handle = handleOf(oldTendering);
export const meta = pageMeta;
export const loader = loaderOf(oldTendering);
export const clientLoader = clientLoaderOf(oldTendering);

export default function OldTendering({ loaderData }: { loaderData: OldTenderingPage }) {
  return <OldTenderingList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={oldTendering}
      error={error}
      renderFilter={(query, now) => <OldTenderingFilter query={query} now={now} />}
    />
  );
}
