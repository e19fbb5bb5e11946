/** How many reviews a column has, as the administrator set it (globals/review-settings.ts). */
import type { GlobalSlug, PayloadRequest } from 'payload';
import { STEPS_BY_COUNT } from './review.ts';
import { type ColumnKey, columns, type Step } from './rights.ts';

export const REVIEW_SETTINGS = 'review-settings' satisfies GlobalSlug;

/** The field of a column: names of fields have no signs. */
export const reviewFieldOf = (key: ColumnKey): string => key.replaceAll(/[-:]/g, '_');

/** Reads the settings; null until an administrator has decided. */
export async function readReviewSettings(
  req: Pick<PayloadRequest, 'payload'>,
): Promise<Record<string, unknown> | null> {
  const stored = await req.payload.db.findGlobal<Record<string, unknown>>({
    slug: REVIEW_SETTINGS,
    req: req as PayloadRequest,
  });
  return stored && Object.keys(stored).length > 0 ? stored : null;
}

/** The reviews of a column by settings that were read before. */
export function stepsOf(settings: Readonly<Record<string, unknown>> | null, key: ColumnKey): readonly Step[] {
  if (columns[key].kind === 'table') return [];
  return STEPS_BY_COUNT[Number(settings?.[reviewFieldOf(key)] ?? 0)] ?? [];
}

/** The reviews of a column. */
export const readSteps = async (req: PayloadRequest, key: ColumnKey): Promise<readonly Step[]> =>
  columns[key].kind === 'table' ? [] : stepsOf(await readReviewSettings(req), key);
