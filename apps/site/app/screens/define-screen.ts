/**
 * A screen: the definition of one page of the site without React, in one place. Parsers, links, canonical URLs, cache keys,
 * navigation, feeds and loaders are derived from it ({@link defineScreen}).
 */
import type { Field, Fields, QueryOf } from './query-fields.ts';

/** First path segment of a section. */
export type SectionKey =
  | 'home'
  | 'entering_group'
  | 'group_business'
  | 'news'
  | 'flag_navigation'
  | 'investor_relations'
  | 'human_resources'
  | 'information_disclosure'
  | 'tender_procurement'
  | 'other_announcement';

/** The data of a screen that every page has: path, title, section. It is in the browser's first script. */
export interface Place {
  /** Absolute path, without a trailing slash. */
  readonly path: string;
  /** Route title; the page title adds the company's short name. */
  readonly title: string;
  /** Section that navigation marks as current; null for the pages reached from footer and search. */
  readonly section: SectionKey | null;
  /** On detail pages: path of the list a record belongs to, by the record's `type`; `''` is the answer for every other type. */
  readonly lists?: Readonly<Record<string, string>>;
  /** The list has an RSS feed. */
  readonly hasFeed?: true;
  /** true: not for search engines and not in the sitemap. */
  readonly noindex?: true;
  /** false: no cache stores it, neither the site's nor the browser's (Spec §2: about). */
  readonly cached?: false;
}

/** Freshness of pages that show outages in the browser's page cache, in ms: a status must not be older than a minute. */
export const OUTAGE_FRESH_MS = 60_000;

/** Fixed fields of a request. */
type Request = Readonly<Record<string, string>>;

/** A module with `load(api, args)`, in a chunk of its own: a first visit, whose data came with the HTML, never fetches it. */
type Load = () => Promise<object>;

/** The definition of a screen. */
interface Definition<Query, Fixed, Module> extends Omit<Place, 'section'> {
  /** Absent for the pages reached from footer and search. */
  readonly section?: SectionKey;
  /** Wire name of the endpoint whose records the page lists or shows: feeds and sitemaps read it. */
  readonly endpoint?: string;
  /** Fixed fields of the request to that endpoint; `load` gets them. */
  readonly request?: Fixed;
  /** Path of the detail page that the list's items open with `?id=`. */
  readonly detail?: string;
  /** The fields of its query, in the order in which a URL has them. All others are ignored. */
  readonly query?: Query;
  /** Shows statuses that change with the clock: of outages, tenders, jobs. */
  readonly timeDependent?: true;
  /** Freshness in the browser's page cache, in ms; five minutes by default. */
  readonly freshMs?: number;
  /** false: the site's page cache does not store it, because its queries are unlimited. */
  readonly siteCache?: false;
  readonly load: Module;
}

/** A parsed query: the active filters, and the page of the list. */
export interface Parsed<Query> {
  readonly query: QueryOf<Query>;
  /** From 1. */
  readonly page: number;
}

/** A page that a visitor can open. */
export interface Screen<Query = Fields, Fixed = Request, Module = Load>
  extends Omit<Definition<Query, Fixed, Module>, 'section' | 'query' | 'request'>, Place {
  readonly fields: Query;
  readonly request: Fixed;
  readonly section: SectionKey | null;
  /** Parses a query. Invalid filters are off. */
  parse(this: void, params: URLSearchParams): Parsed<Query>;
  /** Path and query of the screen with these filters and page; without any, of the screen itself. */
  href(this: void, query?: QueryOf<Query> & { readonly page?: number }): string;
  /** The filters in words: `招标公告 · 2026-11-01起 · “电缆”`; '' when none is on. */
  words(this: void, query: QueryOf<Query>): string;
  /** The canonical path and query: the screen's own fields, without typed questions. */
  canonical(this: void, search: string): string;
  /** Whether a query has a typed question: such a page is neither indexed nor cached. */
  isAsked(this: void, params: URLSearchParams): boolean;
}

/** Every screen that shows a banner of its section. */
export const hasBanner = ({ section, lists }: Place): boolean => section !== null && !lists;

type Values = Readonly<Record<string, unknown>>;

/** Defines a screen. `load` is typed by the module it imports; `loaderOf` checks that it takes this query and request. */
export const defineScreen = <
  const Query extends Fields = Readonly<Record<never, never>>,
  const Fixed extends Request = Readonly<Record<never, never>>,
  Module extends Load = Load,
>({
  query: fields = {} as Query,
  request = {} as Fixed,
  section,
  ...definition
}: Definition<Query, Fixed, Module>): Screen<Query, Fixed, Module> => {
  const entries: ReadonlyArray<[string, Field<unknown>]> = Object.entries(fields);
  const read = (params: URLSearchParams): Values => {
    const textOf = (name: string) => params.get(name) ?? '';
    const values = entries.map(([name, field]) => [name, field.read(textOf(name), textOf)] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
  const write = (values: Values, isWritten: (field: Field<unknown>) => boolean = () => true): string => {
    const params = new URLSearchParams();
    for (const [name, field] of entries) {
      const value = values[name];
      if (value && value !== field.fallback && isWritten(field)) params.set(name, String(value));
    }
    const search = params.toString();
    return search ? `${definition.path}?${search}` : definition.path;
  };
  return {
    ...definition,
    section: section ?? null,
    request,
    fields,
    parse: (params) => {
      const { page, ...query } = read(params);
      return { query: query as QueryOf<Query>, page: Number(page ?? 1) };
    },
    href: (query = {} as QueryOf<Query>) => write(query),
    words: (query: Values) =>
      entries
        .map(([name, field]) => field.words?.(query[name], query))
        .filter(Boolean)
        .join(' · '),
    canonical: (search) =>
      write(read(new URLSearchParams(search)), (field) => !field.isTyped && field.isCanonical !== false),
    isAsked: (params) => entries.some(([name, { isTyped }]) => isTyped && (params.get(name) ?? '').trim() !== ''),
  };
};
