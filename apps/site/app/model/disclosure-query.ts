/** The filters of the disclosed records, as they stand in the address: `?typeId=&year=&keyword=&page=`. */
import { type NewsQuery, parseNewsQuery, toNewsQueryText, toNewsSearch } from './news.ts';

/** Filters of the list; undefined where a filter is off. */
export interface DisclosureQuery extends NewsQuery {
  /** An entry of the catalogue; it includes those below it. */
  readonly typeId?: number | undefined;
}

/** Reads the filters of an address. What cannot be read is off. */
export const parseDisclosureQuery = (params: URLSearchParams): DisclosureQuery => {
  const typeId = params.get('typeId') ?? '';
  return {
    ...parseNewsQuery(params),
    typeId: /^[1-9]\d{0,8}$/.test(typeId) ? Number(typeId) : undefined,
  };
};

/** The query of an address with these filters and page, with its question mark; '' for the whole list. */
export const toDisclosureSearch = ({ typeId, ...query }: DisclosureQuery, page = 1): string => {
  const params = new URLSearchParams(typeId === undefined ? {} : { typeId: String(typeId) });
  for (const [name, value] of new URLSearchParams(toNewsSearch(query, page))) params.append(name, value);
  const text = params.toString();
  return text && `?${text}`;
};

/**
 * What was looked for, in words: `供电质量 · 2026年 · “电压”`; '' for the whole list.
 * @param typeName name of the chosen entry; '' when the catalogue does not have it
 */
export const toDisclosureQueryText = ({ typeId, ...query }: DisclosureQuery, typeName = ''): string =>
  [typeId === undefined ? '' : typeName || `第${typeId}类`, toNewsQueryText(query)].filter(Boolean).join(' · ');
