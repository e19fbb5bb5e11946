'use client';
/** What the parts of a form know of its reviews: one request for all of them, made again after each save. */
import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useSyncExternalStore } from 'react';
import type { ShownReview } from '../hooks/review-state.ts';

/** What asks for a reason above the fields. */
export type Asked = 'return' | 'urgent' | 'force';

interface Shown {
  key: string;
  review: ShownReview | null | undefined;
  asked: Asked | undefined;
  fault: string;
  /** Whether somebody has saved since this page was opened: it has to be opened again. */
  isStale: boolean;
}

let shown: Shown = { key: '', review: undefined, asked: undefined, fault: '', isStale: false };
const listeners = new Set<() => void>();

function change(next: Partial<Shown>): void {
  shown = { ...shown, ...next };
  for (const listener of listeners) listener();
}

/** Opens the panel that asks for a reason, or closes it. */
export const askReason = (asked: Asked | undefined): void => change({ asked, fault: '', isStale: false });
export const showFault = (fault: string, isStale: boolean): void => change({ fault, isStale });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

async function load(key: string): Promise<void> {
  if (shown.key === key) return;
  const isOther = shown.key.split('&at=')[0] !== key.split('&at=')[0];
  change({ key, asked: undefined, fault: '', isStale: false, ...(isOther ? { review: undefined } : {}) });
  const answer = await fetch(`/cms/api/review-state?${key}`, { headers: { accept: 'application/json' } }).catch(
    () => undefined,
  );
  const review = answer?.ok ? ((await answer.json()) as ShownReview | null) : null;
  if (shown.key === key) change({ review, ...(answer?.ok ? {} : { fault: '审核状态暂时读不到，请刷新本页' }) });
}

/** The reviews of the record in this form; undefined while they are read, null when there are none to show. */
export function useReview(): Shown & { slug: string; id: number | string | undefined; updatedAt: string } {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const slug = collectionSlug ?? globalSlug ?? '';
  const updatedAt = useFormFields(([fields]) => String(fields?.['updatedAt']?.value ?? ''));
  const type = useFormFields(([fields]) => String(fields?.['type']?.value ?? ''));
  const now = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  );
  const key = new URLSearchParams({
    of: slug,
    id: String(id ?? ''),
    type: id === undefined ? type : '',
    at: updatedAt,
  }).toString();
  useEffect(() => void load(key), [key]);
  return { ...now, slug, id, updatedAt };
}
