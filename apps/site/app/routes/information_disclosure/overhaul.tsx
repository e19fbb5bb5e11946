import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import type { OverhaulPage } from './load-overhaul.ts';
import { OverhaulFilter } from './overhaul-filter.tsx';
import { OverhaulList } from './overhaul-list.tsx';
import { overhaul } from './overhaul.screen.ts';

export const handle = handleOf(overhaul);
export const meta = pageMeta;
export const loader = loaderOf(overhaul);
export const clientLoader = clientLoaderOf(overhaul);

export default function Overhaul({ loaderData }: { loaderData: OverhaulPage }) {
  return <OverhaulList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={overhaul}
      error={error}
      renderFilter={(query) => <OverhaulFilter query={query} areas={[]} />}
    />
  );
}
