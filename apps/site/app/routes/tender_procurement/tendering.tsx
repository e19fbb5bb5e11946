import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import type { TenderingPage } from './load-tendering.ts';
import { TenderingFilter } from './tendering-filter.tsx';
import { TenderingList } from './tendering-list.tsx';
import { tendering } from './tendering.screen.ts';

export const handle = handleOf(tendering);
export const meta = pageMeta;
export const loader = loaderOf(tendering);
export const clientLoader = clientLoaderOf(tendering);

export default function Tendering({ loaderData }: { loaderData: TenderingPage }) {
  return <TenderingList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ListBoundary screen={tendering} error={error} renderFilter={(query) => <TenderingFilter query={query} />} />;
}
