/** Stored instants as the contract writes them. */
import { parseTime, toIsoDay, toIsoTime } from '@yunxia/contract/time';

/** ISO 8601 with +08:00, or null. */
export function toTime(stored: string | null | undefined): string | null {
  const instant = stored ? parseTime(stored) : null;
  return instant === null ? null : toIsoTime(instant);
}

/** The day in Beijing, or null. */
export function toDay(stored: string | null | undefined): string | null {
  const instant = stored ? parseTime(stored) : null;
  return instant === null ? null : toIsoDay(instant);
}
