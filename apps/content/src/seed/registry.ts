/**
 * What the sample has made, kept in the database beside it, so that it can be dated again or removed
 * without touching what editors wrote.
 */

import type { Payload } from 'payload';
import type { SampleCollection } from './sample-data.ts';

/** Under this key the registry is kept in Payload's key-value table. */
export const REGISTRY_KEY = 'sample-content';

/** The last part of a fill: when it is done, all is. */
export const SAMPLE_PARTS_END = 'site-info';

/** A document of the sample, with the time of its last change by the sample itself (ISO). */
export interface RegisteredDocument {
  id: number;
  updatedAt: string;
}

export interface SampleRegistry {
  /** Epoch ms that the dates are relative to. */
  now: number;
  /** Parts that are complete; a fill that was interrupted goes on with the others. */
  done: string[];
  /** Ids of uploads by the name of their reference. */
  files: Record<string, number>;
  records: Partial<Record<SampleCollection, Record<string, RegisteredDocument>>>;
  siteInfoUpdatedAt: string;
}

/** An empty registry. */
export function newRegistry(now: number): SampleRegistry {
  return { now, done: [], files: {}, records: {}, siteInfoUpdatedAt: '' };
}

/** The registry of the sample in this database, or null where there is none. */
export async function readRegistry(payload: Payload): Promise<SampleRegistry | null> {
  return payload.kv.get<SampleRegistry>(REGISTRY_KEY);
}

/** Keeps the registry. */
export async function writeRegistry(payload: Payload, registry: SampleRegistry): Promise<void> {
  await payload.kv.set(REGISTRY_KEY, registry);
}

/** Forgets the registry: nothing of the sample is left. */
export async function deleteRegistry(payload: Payload): Promise<void> {
  await payload.kv.delete(REGISTRY_KEY);
}
