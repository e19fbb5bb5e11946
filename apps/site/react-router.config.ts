import type { Config } from '@react-router/dev/config';

/** Server rendering; the whole route table travels with the first page, so a navigation never asks for routes. */
export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Screens are small: one file per screen costs a navigation one request instead of three.
  splitRouteModules: false,
} satisfies Config;
