'use client';
import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useId, useState } from 'react';
import type { Flag } from '../outages/flags.ts';
import { toFlaggedOutage } from '../outages/outage-values.ts';
import { FlagList } from './flag-list.tsx';
import { useAskedBefore } from './held-presses.ts';
import { toResidentText } from '../outages/resident-text.ts';

/** Time without typing after which the flags are read again, in ms. */
const ASK_AFTER_MS = 500;

async function readFlags(asked: string, signal: AbortSignal): Promise<Flag[] | undefined> {
  const answer = await fetch('/cms/api/notices/outage-flags', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: asked,
    signal,
  });
  return answer.ok ? ((await answer.json()) as { flags: Flag[] }).flags : undefined;
}

/** The flags of the form as it was last asked about; undefined while there are none. A press that publishes waits for them. */
function useFlags(values: Readonly<Record<string, unknown>>, id: number | string | undefined): Flag[] | undefined {
  const [answer, setAnswer] = useState<{ to: string; flags?: Flag[] | undefined }>();
  const asked = JSON.stringify({
    ...(id === undefined ? {} : { id: Number(id) }),
    ...Object.fromEntries(
      ['kind', 'override', 'startAt', 'endAt', 'expectedRestoreAt', 'restoredAt', 'publishedAt', '_status']
        .concat('number', 'regions', 'lines')
        .map((name) => [name, values[name]]),
    ),
  });
  useEffect(() => {
    const timeout = new AbortController();
    const ask = async (): Promise<void> => {
      // what does not answer holds nobody up
      const flags = await readFlags(asked, timeout.signal).catch(() => undefined);
      if (!timeout.signal.aborted) setAnswer({ to: asked, flags });
    };
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      timeout.abort();
    };
  }, [asked]);
  useAskedBefore(answer?.to !== asked);
  return answer?.flags;
}

/** Beside the form: what to look at again, each to be confirmed by itself, and what residents will read. */
export function OutageCheck() {
  const { id } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const values = reduceFieldsToValues(fields, true) as Record<string, unknown>;
  const flags = useFlags(values, id);
  const heading = useId();
  const { where, when, why } = toResidentText(toFlaggedOutage(values));
  return (
    <div className="outage-check">
      <FlagList flags={flags ?? []} />
      <section aria-labelledby={`${heading}-residents`}>
        <h2 id={`${heading}-residents`}>发布后居民看到</h2>
        <p>
          <strong>{where}</strong>
          <br />
          {when}
          <br />
          {why}
        </p>
      </section>
    </div>
  );
}
