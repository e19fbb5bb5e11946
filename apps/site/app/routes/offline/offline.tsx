import type { LoaderFunctionArgs } from 'react-router';
import { siteConfig } from '../../../config/config.ts';
import { loaderOf } from '../../api/load-screen.server.ts';
import { handleOf, pageOf } from '../../api/load-screen.ts';
import { notFound } from '../../api/load.ts';
import { pageMeta } from '../../page-meta.ts';
import { ErrorPage } from '../frame/error-page.tsx';
import { OfflinePage } from './offline-page.tsx';
import { offline } from './offline.screen.ts';

// Browsers keep its HTML and styles, and show them where nothing can be fetched: it has no script.
export const handle = handleOf(offline, { isStatic: true });

export const meta = pageMeta;
export const loader = (args: LoaderFunctionArgs) => {
  // What browsers keep goes when this page is gone.
  if (!siteConfig.isOfflineOn) throw notFound();
  return loaderOf(offline)(args);
};

export default pageOf(offline, OfflinePage);

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  );
}
