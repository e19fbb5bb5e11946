import type { Api } from '@yunxia/contract/client';
import type { MetaDescriptor, UIMatch } from 'react-router';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { type LoadArgs, notFound } from '../../api/load.ts';
import { OUTAGE_FRESH_MS } from '../../api/page-cache.ts';
import type { Site } from '../../api/use-site.ts';
import { pageTitle } from '../../page-meta.ts';
import { ErrorPage } from '../frame/error-page.tsx';
import type { NoticeData } from './load-notice.ts';
import { OutagePoster } from './outage-poster.tsx';

export const meta = ({ matches }: { matches: ReadonlyArray<UIMatch | undefined> }): MetaDescriptor[] => [
  {
    title: pageTitle(
      '停电通知（张贴版）',
      matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined,
    ),
  },
  { name: 'robots', content: 'noindex' },
];

const load = async (api: Api, args: LoadArgs): Promise<NoticeData> => {
  const { loadNotice } = await import('./load-notice.ts');
  const loaded = await loadNotice(api, args);
  if (loaded.info.type !== 'overhaul') throw notFound();
  return loaded;
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load, { fresh: OUTAGE_FRESH_MS });

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
