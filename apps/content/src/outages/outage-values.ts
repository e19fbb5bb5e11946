/** An outage as the form or a record has it, in the values that flags and the preview are made of. Pure, for the browser too. */
import { parseTime } from '@yunxia/contract/time';

export interface FlaggedRegion {
  county?: string | null | undefined;
  town?: string | null | undefined;
  villages?: readonly string[] | null | undefined;
}

/** The parts of an outage that flags are about; times in epoch ms. */
export interface FlaggedOutage {
  kind: string;
  override: string;
  start: number | undefined;
  end: number | undefined;
  restored: number | undefined;
  /** Undefined: it is not published yet. */
  published: number | undefined;
  number: string;
  reason: string;
  regions: readonly FlaggedRegion[];
  lines: readonly string[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text).filter(Boolean) : []);
const time = (value: unknown): number | undefined =>
  parseTime(value instanceof Date ? value.toISOString() : text(value)) ?? undefined;

export function toFlaggedOutage(fields: Readonly<Record<string, unknown>>): FlaggedOutage {
  const regions = Array.isArray(fields['regions']) ? (fields['regions'] as Record<string, unknown>[]) : [];
  return {
    kind: text(fields['kind']),
    override: text(fields['override']),
    start: time(fields['startAt']),
    end: time(fields['endAt']) ?? time(fields['expectedRestoreAt']),
    restored: time(fields['restoredAt']),
    published: fields['_status'] === 'published' ? time(fields['publishedAt']) : undefined,
    number: text(fields['number']),
    reason: text(fields['reason']),
    regions: regions
      .map(({ county, town, villages }) => ({ county: text(county), town: text(town), villages: texts(villages) }))
      .filter(({ county, town, villages }) => county || town || villages.length > 0),
    lines: texts(fields['lines']),
  };
}
