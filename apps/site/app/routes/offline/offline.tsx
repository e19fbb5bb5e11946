import type { LoaderFunctionArgs, MetaDescriptor, UIMatch } from 'react-router';
import { siteConfig } from '../../../server/config.ts';
import { loaderOf } from '../../api/load-screen.server.ts';
import { notFound, type ScreenHandle } from '../../api/load.ts';
import type { Site } from '../../api/use-site.ts';
import { pageTitle } from '../../page-meta.ts';
import { ErrorPage } from '../frame/error-page.tsx';
import type { OfflineData } from './load-offline.ts';
import { OfflinePage } from './offline-page.tsx';
import { offline } from './offline.screen.ts';

// Browsers keep its HTML and styles, and show them where nothing can be fetched: it has no script.
export const handle: ScreenHandle = { isStatic: true };

export const meta = ({ matches }: { matches: ReadonlyArray<UIMatch | undefined> }): MetaDescriptor[] => [
  { title: pageTitle(offline.title, matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined) },
  { name: 'robots', content: 'noindex' },
];

export const loader = (args: LoaderFunctionArgs) => {
  // What browsers keep goes when this page is gone.
  if (!siteConfig.isOfflineOn) throw notFound();
  return loaderOf(offline)(args);
};

export default function Offline({ loaderData }: { loaderData: OfflineData }) {
  return <OfflinePage {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  );
}
