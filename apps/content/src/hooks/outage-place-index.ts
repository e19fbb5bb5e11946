import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, Payload, PayloadRequest } from 'payload';
import { toInitials, toPlaceIndex, toSyllables } from '../pinyin.ts';

/** The parts of an outage notice in which a place or a line may be named. */
export interface PlaceNames {
  title?: unknown;
  scope?: unknown;
  regions?: readonly { county?: unknown; town?: unknown; villages?: unknown }[] | null;
  lines?: unknown;
  transformers?: unknown;
}

/** Keeps the pinyin of places and lines beside an outage notice, so that Latin letters find it. */
export const fillPlaceIndex: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const notice: Record<string, unknown> = { ...originalDoc, ...data };
  data.placeIndex = notice.type === 'overhaul' ? await placeIndexOf(req.payload, notice as PlaceNames, req) : null;
  return data;
};

/** The search index of a notice; an area's own pinyin, which an editor may have corrected, counts beside ours. */
export async function placeIndexOf(payload: Payload, notice: PlaceNames, req?: PayloadRequest): Promise<string> {
  const regions = Array.isArray(notice.regions) ? notice.regions : [];
  const places = regions.flatMap(({ county, town, villages }) => [...textsOf([county, town]), ...textsOf(villages)]);
  const { docs } = await payload.find({
    collection: 'outage-areas',
    where: { title: { in: [...new Set(places)] } },
    select: { pinyin: true, initials: true },
    depth: 0,
    limit: 500,
    pagination: false,
    ...(req ? { req } : {}),
  });
  const spelled = docs.flatMap((area) => [(area.pinyin ?? '').split(/\s+/).filter(Boolean), [area.initials ?? '']]);
  return toPlaceIndex(
    [...places, ...textsOf(notice.lines), ...textsOf(notice.transformers), ...textsOf([notice.title, notice.scope])],
    spelled.filter((syllables) => syllables[0]),
  );
}

/** Gives an area the pinyin that its editor left empty. */
export const fillAreaPinyin: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const title: unknown = data?.title ?? originalDoc?.title;
  if (!data || typeof title !== 'string') return data;
  const syllables = toSyllables(title);
  if (!(data.pinyin ?? originalDoc?.pinyin)) data.pinyin = syllables.join(' ');
  if (!(data.initials ?? originalDoc?.initials)) data.initials = toInitials(syllables);
  return data;
};

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string' && text !== '') : [];
}
