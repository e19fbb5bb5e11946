'use client';
import { useAllFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useState } from 'react';
import { tenderFlags } from '../tenders/tender-flags.ts';
import { FlagList } from './flag-list.tsx';

/** Beside the form of a tender notice: terms that are shorter than the law's. */
export function TenderCheck() {
  const [fields] = useAllFormFields();
  const [now] = useState(() => Date.now());
  return (
    <div className="outage-check">
      <FlagList flags={tenderFlags(reduceFieldsToValues(fields, true) as Record<string, unknown>, now)} />
    </div>
  );
}
