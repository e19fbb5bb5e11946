/** The page that a URL names: `#page=12`, as PDF readers write it (RFC 8118). */

/** Page number in a fragment, at least 1; undefined when it names none. */
export const readPageNumber = (hash: string): number | undefined => {
  const found = /^#(?:.*&)?page=([1-9]\d{0,5})(?:&|$)/.exec(hash)?.[1];
  return found === undefined ? undefined : Number(found);
};
