import type { LoaderFunctionArgs } from 'react-router';
import { loadContext } from '../../api/load-context.server.ts';
import { named } from '../../site-map.ts';

/** robots.txt: everything but search results, the API and the switch of views; nothing at all in development. */
export const loader = ({ context }: LoaderFunctionArgs): Response => {
  const { origin } = context.get(loadContext);
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
