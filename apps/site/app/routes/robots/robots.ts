import type { LoaderFunctionArgs } from 'react-router';
import { siteConfig } from '../../../server/config.ts';
import { named } from '../../site-map.ts';

/** robots.txt: everything but search results, the API and the switch of views; nothing at all in development. */
export const loader = ({ request }: LoaderFunctionArgs): Response => {
  const origin = siteConfig.siteUrl ?? new URL(request.url).origin;
  const lines = import.meta.env.DEV
    ? ['User-agent: *', 'Disallow: /', '']
    : [
        'User-agent: *',
        'Allow: /',
        `Disallow: ${named.search}`,
        'Disallow: /api/',
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};
