/** Fields of the query that make a look-up of the home page. Typed text never ends: a page with one of them is not cached. */
export const LOOK_UP_FIELDS = ['q', 'region', 'start', 'end'] as const;

/** Whether a query of the home page holds a look-up. */
export const isLookUp = (params: URLSearchParams): boolean =>
  LOOK_UP_FIELDS.some((name) => (params.get(name) ?? '').trim() !== '');
