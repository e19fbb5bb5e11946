import { data, redirect } from 'react-router';
import { firstPath, sectionAt } from '../../site-map.ts';

/**
 * A section's bare path redirects to its first screen (Spec §2). The query goes along. The router, which has found the way
 * here, sees through capitals, escapes and slashes at the end; so must the site map be asked.
 */
const toFirst = ({ url }: { url: URL }): Response => {
  const section = sectionAt(decodeURIComponent(url.pathname).toLowerCase().replace(/\/+$/, ''));
  if (!section) throw data(null, { status: 404 });
  return redirect(firstPath(section) + url.search);
};

export const loader = ({ url }: { url: URL }) => toFirst({ url });
export const clientLoader = ({ url }: { url: URL }) => toFirst({ url });
