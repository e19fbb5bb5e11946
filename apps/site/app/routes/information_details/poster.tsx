import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { ErrorPage } from '../frame/error-page.tsx';
import { OutagePoster } from './outage-poster.tsx';
import { poster } from './poster.screen.ts';

export const handle = handleOf(poster);
export const meta = pageMeta;
export const loader = loaderOf(poster);
export const clientLoader = clientLoaderOf(poster);

export default pageOf(poster, ({ info, now }) => <OutagePoster info={info} loadedAt={now} />);

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  );
}
