/** What the shipped nginx configuration knows of the site's pages, made from the tables that the site keeps pages by. */
import { pageParamsAt } from '../app/model/page-params.ts';
import { allScreens, details } from '../app/site-map.ts';

const folder = new URL('../../../deploy/nginx/rules/', import.meta.url);
const HEAD = '# Made from the site map by apps/site/scripts/write-nginx-pages.ts; not to be edited.\n';

/** Kept pages that are no screens of the site map. */
const beside = ['/information_details/poster', '/offline'];

const keptPages = () =>
  [...new Set([...allScreens, ...details].map(({ path }) => path).concat(beside))].toSorted().flatMap((path) => {
    const page = pageParamsAt(path);
    return page ? [{ path, ...page }] : [];
  });

/** nginx has no camel case in the names of query variables: `$arg_typeid` stands for `typeId` as well. */
const fieldVariable = (field: string): string => `$field_${field.toLowerCase()}`;

/** Locations of the pages that the site keeps. */
const pageLocations = (): string => {
  const locations = keptPages().map(
    ({ path, isTimed }) => `location = ${path} {\n  include rules/${isTimed ? 'timed' : 'lasting'}-page.conf;\n}\n`,
  );
  return `${HEAD}${locations.join('')}`;
};

/** Addresses of the pages that read fields: nginx's key is made of the same parts as the site's. */
const pageMap = (): string => {
  const pages = keptPages().filter(({ params }) => params.length > 0);
  const lines = pages.map(({ path, params }) => `  ${path} "${path}?${params.map(fieldVariable).join('')}";\n`);
  return `map $uri $read_page {\n  default "$uri?";\n${lines.join('')}}\n`;
};

/** Maps from the fields of a query to parts of an address; '' where a field is empty or says what is so without it. */
const fieldMaps = (): string => {
  const fields = [...new Set(keptPages().flatMap(({ params }) => params))].toSorted();
  const maps = fields.map((field) => {
    const nothing = field === 'page' ? '  "" "";\n  1 "";\n' : '  "" "";\n';
    const argument = `$arg_${field.toLowerCase()}`;
    return `map ${argument} ${fieldVariable(field)} {\n${nothing}  default "&${field}=${argument}";\n}\n`;
  });
  return `${HEAD}${maps.join('')}${pageMap()}${typedMap()}`;
};

/** Whether a page was asked for with words that a visitor typed: it goes to the site, and into no cache. */
const typedMap = (): string => {
  const lines = keptPages().flatMap(({ path, typed }) =>
    typed.length === 0 ? [] : `  "~^${path}\\?(?:.*&)?(?:${typed.join('|')})=[^&]" 1;\n`,
  );
  return `map "$uri?$args" $is_typed {\n  default "";\n${lines.join('')}}\n`;
};

/** The files with their contents. */
export const nginxPageFiles = (): ReadonlyArray<{ readonly file: URL; readonly text: string }> => [
  { file: new URL('pages.conf', folder), text: pageLocations() },
  { file: new URL('page-fields.conf', folder), text: fieldMaps() },
];
