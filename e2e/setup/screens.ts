import { allScreens, named } from '../../apps/site/app/site-map.ts';

/** Every address that opens without parameters, from the site's own table. */
export const everyPath: readonly string[] = allScreens.map(({ path }) => path);

/** The screens of the first release in their final form, with records that the stub server has. */
export const finishedScreens: readonly { name: string; path: string }[] = [
  { name: 'home', path: named.home },
  { name: 'news list', path: '/news/important' },
  { name: 'article', path: '/details?id=101' },
  { name: 'outage list', path: named.overhaul },
  { name: 'outage notice', path: '/information_details?id=301' },
  { name: 'not found', path: '/nope' },
];

/** The console line that the browser writes for a page that is an error by design. */
export const ownErrorPage = /Failed to load resource: the server responded with a status of (404|410|502|503)/;
