/** Whether one of the tags in an If-None-Match header is this one, compared weakly (RFC 9110, 13.1.2). */
export const isMatch = (header: string | null, etag: string): boolean => {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
};
