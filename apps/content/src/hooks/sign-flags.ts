import type { FieldHook } from 'payload';
import { SCRIPT } from '../audit/audit-actions.ts';
import { signConfirmedFlags, toConfirmedFlags } from '../outages/confirmed-flags.ts';
import { isRestore } from './publication.ts';

/** Writes who has confirmed a flag, and when. */
export const signFlags: FieldHook = ({ collection, originalDoc, req, value }) => {
  // an old version has the confirmations of its time
  if (collection && isRestore(req, collection.slug)) return toConfirmedFlags(value);
  const stored = (originalDoc as { confirmedFlags?: unknown } | undefined)?.confirmedFlags;
  return signConfirmedFlags(value, stored, req.user?.name ?? SCRIPT, Date.now());
};
