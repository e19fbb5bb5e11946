import type { LoaderFunctionArgs } from 'react-router';
import { conditionalAnswer } from '../../api/conditional-answer.server.ts';
import { loadContext } from '../../api/load-context.server.ts';
import { loadFrame } from '../../api/site-info.server.ts';
import { LOCALE, THEME_COLOURS } from '../../device/constants.ts';
import { named } from '../../site-map.ts';

/** `/manifest.webmanifest`: what the site is called on a home screen. The names are content. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { siteInfo } = await loadFrame(context.get(loadContext));
  const manifest = {
    id: '/',
    name: siteInfo.companyName,
    short_name: siteInfo.shortName || siteInfo.companyName,
    description: siteInfo.slogan,
    lang: LOCALE,
    dir: 'ltr',
    start_url: named.home,
    scope: '/',
    display: 'browser',
    theme_color: THEME_COLOURS.light,
    background_color: THEME_COLOURS.light,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-maskable-192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  const type = 'application/manifest+json; charset=utf-8';
  return conditionalAnswer(request, JSON.stringify(manifest), type, 3600);
}
