import type { CollectionBeforeChangeHook } from 'payload';

/** Gives a record its publication time when it is first published without one, and a definite `withdrawn`. */
export const fillPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  data.withdrawn = Boolean(data.withdrawn ?? originalDoc?.withdrawn);
  const publishedAt = data.publishedAt === undefined ? originalDoc?.publishedAt : data.publishedAt;
  if (data._status === 'published' && !publishedAt) {
    data.publishedAt = new Date().toISOString();
  }
  return data;
};
