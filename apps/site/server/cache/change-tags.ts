/** Which kept answers a change touches. A tag names an endpoint and, where the answer is of one type only, that type. */

/** What has changed, in the contract's words. */
export interface ContentChange {
  /** Endpoints whose answers may differ now; `*` for all. */
  readonly endpoints: readonly string[];
  /** Types that the record has and had; none: any. */
  readonly types: readonly string[];
}

/** The tag of an answer. @param type of all its records; undefined when it has several or none */
export const toTag = (endpoint: string, type: string | undefined): string => `${endpoint}|${type ?? ''}`;

/** Whether an answer, or a page made of several, is touched. */
export const isTouched = ({ endpoints, types }: ContentChange, tags: readonly string[]): boolean => {
  if (endpoints.includes('*')) return true;
  return tags.some((tag) => {
    const at = tag.indexOf('|');
    const type = tag.slice(at + 1);
    return endpoints.includes(tag.slice(0, at)) && (type === '' || types.length === 0 || types.includes(type));
  });
};
