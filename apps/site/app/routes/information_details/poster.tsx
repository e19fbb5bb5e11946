import type { MetaDescriptor, UIMatch } from 'react-router';
import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf } from '../../api/load-screen.ts';
import type { Site } from '../../api/use-site.ts';
import { pageTitle } from '../../page-meta.ts';
import { ErrorPage } from '../frame/error-page.tsx';
import type { NoticeData } from './load-notice.ts';
import { OutagePoster } from './outage-poster.tsx';
import { poster } from './poster.screen.ts';

export const meta = ({ matches }: { matches: ReadonlyArray<UIMatch | undefined> }): MetaDescriptor[] => [
  {
    title: pageTitle(poster.title, matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined),
  },
  { name: 'robots', content: 'noindex' },
];

export const loader = loaderOf(poster);
export const clientLoader = clientLoaderOf(poster);

export default function Poster({ loaderData: { info, now } }: { loaderData: NoticeData }) {
  return <OutagePoster info={info} loadedAt={now} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
