/**
 * Names of records in feeds and calendars that outlive the site's domain, its stock code and its other settings: a program
 * that knows a record by its name must find it again under the same one.
 */

/** What all names of ours begin or end with. */
const NAMESPACE = 'yunxia';

/** Name of a record in a feed. @param key path of its page, or another text that no other record has */
export const toLastingId = (key: string): string => `${NAMESPACE}:${key}`;

/** UID of an event (RFC 5545 §3.8.4.7). @param key a text that no other event has */
export const toEventUid = (key: string): string => `${key}@${NAMESPACE}`;

/** From when saves are counted, in seconds: the number of a version fits 32 bits for a century. */
const COUNTED_FROM = Date.UTC(2020, 0, 1) / 1000;

/** The number of an event's version, of a record that has no counter of its own: it grows with every save. */
export const toSequence = (savedAt: number): number => Math.max(0, Math.floor(savedAt / 1000) - COUNTED_FROM);
