import type { CollectionBeforeChangeHook, Where } from 'payload';
import { toEpoch } from './outage-times.ts';

/**
 * Looks for other outages of the same lines at the same time and leaves a warning on the record.
 * It is a warning and never a refusal: one line may rightly be named in two notices.
 */
export const warnOfOverlap: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const notice: Record<string, unknown> = { ...originalDoc, ...data };
  data.overlapWarning = null;
  const start = toEpoch(notice.startAt);
  const end = toEpoch(notice.endAt) ?? toEpoch(notice.expectedRestoreAt);
  const lines = Array.isArray(notice.lines) ? notice.lines.map(String) : [];
  if (notice.type !== 'overhaul' || notice.override === 'cancelled') return data;
  if (start === undefined || end === undefined || lines.length === 0) return data;

  const conditions: Where[] = [
    { type: { equals: 'overhaul' } },
    { withdrawn: { equals: false } },
    { startAt: { less_than: new Date(end).toISOString() } },
    {
      // A fault whose end nobody knows yet lasts until its expected time.
      or: [
        { endAt: { greater_than: new Date(start).toISOString() } },
        { and: [{ endAt: { exists: false } }, { expectedRestoreAt: { greater_than: new Date(start).toISOString() } }] },
      ],
    },
    { or: lines.map((line) => ({ lines: { equals: line } })) },
  ];
  const ownId = originalDoc?.id;
  if (ownId !== undefined) conditions.push({ id: { not_equals: ownId } });
  const { docs } = await req.payload.find({
    collection: 'notices',
    where: { and: conditions },
    select: { title: true, lines: true, override: true },
    depth: 0,
    limit: 10,
    req,
  });
  const warnings = docs
    .filter((other) => other.override !== 'cancelled')
    .map((other) => {
      const shared = (other.lines ?? []).filter((line) => lines.includes(line));
      return `${shared.join('、')}：与第 ${other.id} 号公告《${other.title ?? '无标题'}》时间重叠`;
    });
  if (warnings.length > 0) data.overlapWarning = warnings.join('\n');
  return data;
};
