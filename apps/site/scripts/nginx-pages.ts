/** Which URLs the shipped nginx may cache: pages that the site caches, with no other fields in the query than they read. */
import { pageParamsAt } from '../app/model/page/page-params.ts';
import { everyScreen } from '../app/screens/screen-at.server.ts';

const cachedPages = (): ReadonlyArray<{ readonly path: string; readonly params: readonly string[] }> =>
  everyScreen
    .map(({ path }) => path)
    .toSorted()
    .flatMap((path) => {
      const page = pageParamsAt(path);
      return page ? [{ path, params: page.params }] : [];
    });

/** Patterns of URLs with a query: one for all pages that read the same fields. */
const queryPatterns = (): string[] => {
  const byFields = new Map<string, string[]>();
  for (const { path, params } of cachedPages()) {
    const fields = params.join('|');
    if (fields) byFields.set(fields, [...(byFields.get(fields) ?? []), path.slice(1)]);
  }
  return [...byFields].map(
    ([fields, paths]) => String.raw`~^/(?:${paths.join('|')})\?(?:(?:${fields})=[^&]*(?:&|$))+$`,
  );
};

/** The file with its contents. */
export const nginxPageFile = (): { readonly file: URL; readonly text: string } => {
  const urls = [...cachedPages().map(({ path }) => `${path}?`), ...queryPatterns()];
  return {
    file: new URL('../../../deploy/nginx/rules/known-urls.conf', import.meta.url),
    text: `# Made from the site map by apps/site/scripts/write-nginx-pages.ts; not to be edited.
map "$uri?$args" $is_unknown_url {
  default 1;
${urls.map((url) => `  "${url}" "";\n`).join('')}}
`,
  };
};
