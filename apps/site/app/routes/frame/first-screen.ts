import { redirect } from 'react-router';
import { firstPath, sectionAt } from '../../site-map.ts';

/** A section's bare path redirects to its first screen (Seed §2). The query goes along. */
const toFirst = ({ url }: { url: URL }): Response => {
  const section = sectionAt(url.pathname);
  if (!section) throw new Error(`no section at ${url.pathname}`);
  return redirect(firstPath(section) + url.search);
};

export const loader = ({ url }: { url: URL }) => toFirst({ url });
export const clientLoader = ({ url }: { url: URL }) => toFirst({ url });
