/** The filter of the audit trail as it stands in a URL, and the names that the view and the export show. */
import { DAY_MS, parseDay, parseTime, toIsoDay } from '@yunxia/contract/time';
import type { Payload } from 'payload';
import { readTypedTime } from '../admin-ui/typed-time.ts';
import { AUDIT_ACTIONS } from './audit-actions.ts';
import type { AuditFilter, AuditRow } from './audit-store.ts';

/** Fields of the query, as typed. */
export interface AuditQuery {
  person: string;
  action: string;
  collection: string;
  /** Days of Beijing, YYYY-MM-DD, both included; what is no day as it was typed. */
  from: string;
  to: string;
}

/** A day as an editor types it; what is none stays as it is. */
function readDay(text: string, now: number): string {
  const instant = parseTime(readTypedTime(text, true, now) ?? '');
  return instant === null ? text : toIsoDay(instant);
}

/**
 * Reads the query of a URL; what is given twice is not given.
 * @param now epoch ms, for a day without its year
 */
export function readAuditQuery(params: Readonly<Record<string, unknown>>, now: number): AuditQuery {
  const text = (name: string): string => {
    const value = params[name];
    return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, 100) : '';
  };
  return {
    person: text('person'),
    action: text('action'),
    collection: text('collection'),
    from: readDay(text('from'), now),
    to: readDay(text('to'), now),
  };
}

/** What was typed as a day and is none. */
export const noDays = ({ from, to }: AuditQuery): string[] =>
  [from, to].filter((text) => text !== '' && parseDay(text) === null);

/** What is asked for; a day that is none is no condition. */
export function toAuditFilter({ person, action, collection, from, to }: AuditQuery): AuditFilter {
  const last = parseDay(to);
  return {
    person: person || undefined,
    action: action || undefined,
    collection: collection || undefined,
    from: parseDay(from) ?? undefined,
    to: last === null ? undefined : last + DAY_MS,
  };
}

/** The query as it stands in a URL, without what is empty. */
export function toQueryText(query: AuditQuery, rest: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries({ ...query, ...rest }).filter(([, value]) => value !== '');
  return new URLSearchParams(given).toString();
}

/** Chinese names of the collections and globals by slug, in the order of the menu. */
export function subjectNames({ config }: Payload): Map<string, string> {
  const collections = config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .map(({ slug, labels }) => [slug, String(labels.singular)] as const);
  return new Map([...collections, ...config.globals.map(({ slug, label }) => [slug, String(label)] as const)]);
}

export const actionName = ({ action }: Pick<AuditRow, 'action'>): string => AUDIT_ACTIONS[action] ?? action;
