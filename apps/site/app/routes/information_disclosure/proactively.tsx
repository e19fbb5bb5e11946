import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import type { ProactivelyPage } from './load-proactively.ts';
import { ProactivelyFilter } from './proactively-filter.tsx';
import { ProactivelyList } from './proactively-list.tsx';
import { proactively } from './proactively.screen.ts';

export const handle = handleOf(proactively);
export const meta = pageMeta;
export const loader = loaderOf(proactively);
export const clientLoader = clientLoaderOf(proactively);

export default function Proactively({ loaderData }: { loaderData: ProactivelyPage }) {
  return <ProactivelyList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={proactively}
      error={error}
      renderFilter={(query, now) => <ProactivelyFilter query={query} now={now} />}
    />
  );
}
