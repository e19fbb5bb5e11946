import { useContext } from 'react';
import { Scripts, UNSAFE_FrameworkContext as FrameworkContext, useMatches, useRouteLoaderData } from 'react-router';
import type { ScreenHandle } from '../api/load.ts';
import type { Site } from '../api/use-site.ts';
import { PAGE_MODULES_ID } from '../device/constants.ts';
import type { PageModules } from '../runtime/deferred-hydration.ts';
import { NonceContext } from '../runtime/nonce.ts';

/** Opens the stream that the router's own scripts, further down, fill with the page's data. */
const openStream = (handoff: string): string =>
  `window.__reactRouterContext = ${handoff};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;

/**
 * The browser's part of a page, written by the server only: what React Router's `Scripts` writes, except that the files
 * are listed as data instead of fetched before the first paint (deferred-hydration.ts). None on the offline page, whose files
 * cannot be fetched, nor on a draft, which the browser cannot ask for.
 */
export function PageScripts() {
  const framework = useContext(FrameworkContext);
  const nonce = useContext(NonceContext);
  const matches = useMatches();
  const site = useRouteLoaderData<Site>('root');
  const handle = matches.at(-1)?.handle as ScreenHandle | undefined;
  if (!framework || handle?.isStatic || site?.isPreview) return null;
  // The development server adds what reloads a changed module.
  if (import.meta.env.DEV) return <Scripts />;
  const { manifest, serverHandoffString, renderMeta } = framework;
  // Else the router writes no data. Its own component says so in the same way.
  // oxlint-disable-next-line react/immutability
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = matches.flatMap(({ id }) => {
    const route = manifest.routes[id];
    return route ? [{ id, route }] : [];
  });
  const modules: PageModules = {
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, route }) => [id, route.module])),
    entry: manifest.entry.module,
    files: [
      ...new Set([
        manifest.url,
        manifest.entry.module,
        ...manifest.entry.imports,
        ...routes.flatMap(({ route }) => [route.module, ...(route.imports ?? [])]),
      ]),
    ],
  };
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- the router's own hand-over, which it has escaped */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: openStream(serverHandoffString ?? '') }} />
      <script
        type="application/json"
        id={PAGE_MODULES_ID}
        // oxlint-disable-next-line react/no-danger -- names of files of the build
        dangerouslySetInnerHTML={{ __html: JSON.stringify(modules) }}
      />
    </>
  );
}
