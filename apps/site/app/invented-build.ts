/** A build of React Router for tests: what the request handler reads of one, with the routes of a test. */
import type { ServerBuild } from 'react-router';

/** @param parts entry and routes, and what else a test has of its own */
export const inventedBuild = (parts: object): ServerBuild =>
  ({
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    routeDiscovery: { mode: 'initial', manifestPath: '' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    ...parts,
  }) as unknown as ServerBuild;
