import type { LoaderFunctionArgs } from 'react-router';
import { siteConfig } from '../../../server/config.ts';
import { allScreens } from '../../site-map.ts';

/** sitemap.xml: every screen of the site map that search engines may show. */
export const loader = ({ request }: LoaderFunctionArgs): Response => {
  const origin = siteConfig.siteUrl ?? new URL(request.url).origin;
  const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const urls = allScreens
    .filter((screen) => !screen.noindex)
    .map((screen) => `<url><loc>${escape(origin + screen.path)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};
