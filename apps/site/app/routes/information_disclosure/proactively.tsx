import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { loadProactively, type ProactivelyPage } from './load-proactively.ts';
import { ProactivelyBoundary } from './proactively-boundary.tsx';
import { ProactivelyList } from './proactively-list.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad(loadProactively);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<ProactivelyPage> =>
  (await import('./load-proactively.ts')).loadProactively(api, args),
);

export default function Proactively({ loaderData }: { loaderData: ProactivelyPage }) {
  return <ProactivelyList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ProactivelyBoundary error={error} />;
}
