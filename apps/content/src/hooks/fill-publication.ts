import { type CollectionBeforeChangeHook, ValidationError } from 'payload';

/**
 * Gives a record its publication time when it is first published without one, and a definite `withdrawn`; what is published
 * is planned no more.
 * @throws ValidationError when it would be withdrawn before it is published
 */
export const fillPublication: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  data.withdrawn = Boolean(data.withdrawn ?? originalDoc?.withdrawn);
  const publishedAt = data.publishedAt === undefined ? originalDoc?.publishedAt : data.publishedAt;
  if (data._status !== 'published') return data;
  data.plannedAt = null;
  data.publishedAt = publishedAt || new Date().toISOString();
  const withdrawAt = data.withdrawAt === undefined ? originalDoc?.withdrawAt : data.withdrawAt;
  if (withdrawAt && Date.parse(String(withdrawAt)) <= Date.parse(String(data.publishedAt))) {
    const errors = [{ path: 'withdrawAt', message: '撤下时间必须晚于发布时间' }];
    throw new ValidationError({ collection: collection.slug, errors, req });
  }
  return data;
};
