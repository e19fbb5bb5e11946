'use client';
import { useAllFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { tenderFlags } from '../tenders/tender-flags.ts';
import { FlagList } from './flag-list.tsx';
import { useServerNow } from './server-clock.ts';

/** Beside the form of a tender notice: terms that are shorter than the law's. */
export function TenderCheck() {
  const [fields] = useAllFormFields();
  const now = useServerNow();
  return (
    <div className="outage-check">
      <FlagList flags={tenderFlags(reduceFieldsToValues(fields, true) as Record<string, unknown>, now)} />
    </div>
  );
}
