import { data, redirect } from 'react-router';
import { firstPath, sectionAt } from '../../site-map.ts';

/** A section's bare path redirects to its first screen (Seed §2). The query goes along. */
const toFirst = ({ url }: { url: URL }): Response => {
  const section = sectionAt(url.pathname);
  // the router sees through capitals and escapes
  if (!section) throw data(null, { status: 404 });
  return redirect(firstPath(section) + url.search);
};

export const loader = ({ url }: { url: URL }) => toFirst({ url });
export const clientLoader = ({ url }: { url: URL }) => toFirst({ url });
