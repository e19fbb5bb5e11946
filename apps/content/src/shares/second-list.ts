/** A day has one list of holders. */
import { DAY_MS, parseTime, startOfDay, toIsoDay } from '@yunxia/contract/time';
import { type PayloadRequest, ValidationError } from 'payload';

/** @throws ValidationError where another list, not in the bin, has the same day */
export async function refuseSecondList(
  req: PayloadRequest,
  { id, asOf }: { readonly id?: number; readonly asOf?: unknown },
): Promise<void> {
  const instant = typeof asOf === 'string' ? parseTime(asOf) : null;
  if (instant === null) return;
  const day = startOfDay(instant);
  const { totalDocs } = await req.payload.count({
    collection: 'holder-lists',
    where: {
      and: [
        { asOf: { greater_than_equal: new Date(day).toISOString() } },
        { asOf: { less_than: new Date(day + DAY_MS).toISOString() } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    req,
  });
  if (totalDocs === 0) return;
  const message = `${toIsoDay(day)}已有一份名单，请在那一份上修改`;
  throw new ValidationError({ collection: 'holder-lists', errors: [{ path: 'asOf', message }] });
}
