import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readCopy, type UnsavedCopy, writeCopy } from './unsaved-copy.ts';

/** Time without typing after which the form is copied, in ms. */
const COPY_AFTER_MS = 800;

interface UnsavedCopyState {
  /** What an earlier visit left unsaved; undefined once something is typed here. */
  offered: UnsavedCopy | undefined;
  /** Whether the browser had no room for the last copy. */
  isFull: boolean;
  /** Takes the offer back; the stored copy stays. */
  closeOffer: () => void;
}

/**
 * Copies a form into the browser while it is typed in, and offers the copy of an earlier visit.
 * @param key where the copy is stored (`copyKey`); undefined before the account is known: nothing is copied
 */
export function useUnsavedCopy(key: string | undefined, fields: FormState, isModified: boolean): UnsavedCopyState {
  const [offered, setOffered] = useState<UnsavedCopy>();
  const [isFull, setIsFull] = useState(false);
  const latest = useRef(fields);
  const isCopyDue = useRef(false);
  useEffect(() => {
    latest.current = fields;
  }, [fields]);

  useEffect(() => {
    if (key !== undefined) setOffered(readCopy(localStorage, key, Date.now()));
  }, [key]);

  const copyNow = useCallback((): void => {
    if (!isCopyDue.current || key === undefined) return;
    isCopyDue.current = false;
    const copy = { at: Date.now(), data: reduceFieldsToValues(latest.current, true) };
    setIsFull(!writeCopy(localStorage, key, copy));
    setOffered(undefined);
  }, [key]);

  useEffect(() => {
    isCopyDue.current = isModified;
    if (!isModified) return undefined;
    const timer = setTimeout(copyNow, COPY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [copyNow, fields, isModified]);

  // Back or a closed tab within that time would lose the last words.
  useEffect(() => {
    window.addEventListener('pagehide', copyNow);
    return () => {
      window.removeEventListener('pagehide', copyNow);
      copyNow();
    };
  }, [copyNow]);

  return { offered, isFull, closeOffer: useCallback(() => setOffered(undefined), []) };
}
