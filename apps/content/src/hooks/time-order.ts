import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { toEpoch } from './outage-times.ts';

/** Field that comes first, field that must come after it, and what the editor reads when it does not. */
type TimeOrder = readonly [earlier: string, later: string, message: string];

/** Refuses a record whose times are in the wrong order; a missing time skips its rule. */
export function checkTimeOrder(orders: readonly TimeOrder[]): CollectionBeforeValidateHook {
  return ({ data, originalDoc, req, collection }) => {
    if (!data) return data;
    const time = (name: string): number | undefined =>
      toEpoch(data[name] === undefined ? originalDoc?.[name] : data[name]);
    const errors = orders
      .filter(([earlier, later]) => {
        const from = time(earlier);
        const to = time(later);
        return from !== undefined && to !== undefined && to <= from;
      })
      .map(([, path, message]) => ({ path, message }));
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
    return data;
  };
}
