import { serverLoad } from './content.server.ts';
import { type DataOf, type LoadedScreen, loadScreen } from './load-screen.ts';

/** A route's `loader`. */
export const loaderOf = <One extends LoadedScreen>(screen: One) =>
  serverLoad<DataOf<One>>((api, args) => loadScreen(screen, api, args));
