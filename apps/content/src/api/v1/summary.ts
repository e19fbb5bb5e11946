import { lexicalToSummary } from '../../rich-text/plain-text.ts';
import type { ApiContext } from './api-context.ts';
import { findRecords } from '../../records/public-records.ts';

/** Gives records without a summary the first words of their text: one more query, and only when one lacks it. */
export async function fillSummaries(
  context: ApiContext,
  slug: 'news' | 'party-articles' | 'notices' | 'businesses',
  records: readonly { id: number; summary?: string | null | undefined }[],
): Promise<void> {
  const bare = records.filter((record) => !record.summary);
  if (bare.length === 0) return;
  const texts = await findRecords(
    context,
    slug,
    bare.map((record) => record.id),
    ['content'],
  );
  const summaries = new Map(texts.map((text) => [text.id, lexicalToSummary(text.content)]));
  for (const record of bare) record.summary = summaries.get(record.id) ?? '';
}
