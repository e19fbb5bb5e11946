import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { Data } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type NewestState, readNewest } from './newest-state.ts';
import { SESSION_OVER } from './session-guard.tsx';

/** A record that somebody else has saved or deleted since this form was opened. */
export interface NewerRecord extends NewestState {
  /** The record as it was before anything was typed: what differs from it is the editor's own. */
  opened?: Data | undefined;
}

/** What a form was opened with, and when it was saved, ISO 8601. */
interface Opened {
  at: string;
  data: Data;
}

/** Whether the server answers that nobody is signed in. */
async function isSessionOver(): Promise<boolean> {
  const answer = await fetch('/cms/api/users/me', { headers: { accept: 'application/json' } }).catch(() => undefined);
  return answer?.ok === true && ((await answer.json()) as { user?: unknown }).user === null;
}

interface OpenedRecord {
  opened: RefObject<Opened | undefined>;
  /** @param data the record that the form's values are changes of, once the form is filled */
  rebase: (at: string, data: Data) => void;
}

/** What the form was opened with: the values of the first form that is based on a state. */
export function useOpened(based: string): OpenedRecord {
  const [fields] = useAllFormFields();
  const opened = useRef<Opened>(undefined);
  useEffect(() => {
    if (opened.current?.at !== based) opened.current = { at: based, data: reduceFieldsToValues(fields, true) };
  }, [based, fields]);
  const rebase = useCallback((at: string, data: Data) => {
    opened.current = { at, data };
  }, []);
  return { opened, rebase };
}

/**
 * Follows the saves of the form: a refused one leaves it marked as changed, and when the record is newer than the form, or
 * gone, says so.
 * @param based the state that the form began from, ISO 8601
 * @param onSaved once the server has all of the form
 */
export function useNewerRecord(
  based: string,
  opened: RefObject<Opened | undefined>,
  onSaved: () => void,
): [NewerRecord | undefined, (newer: NewerRecord | undefined) => void] {
  const { id, collectionSlug = '', lastUpdateTime } = useDocumentInfo();
  const { setModified, setSubmitted } = useForm();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const isSubmitted = useFormSubmitted();
  const [newer, setNewer] = useState<NewerRecord>();
  const wasProcessing = useRef(false);
  /** The state that the save under way is based on. */
  const basedBefore = useRef('');
  /** Counts questions and saves: an answer to a question before the last one says nothing of the form any more. */
  const turn = useRef(0);

  /** @param after only a record that was saved after this time counts, ISO 8601 */
  const compare = useCallback(
    async (after?: string): Promise<void> => {
      if (id === undefined) return;
      turn.current += 1;
      const asked = turn.current;
      const state = await readNewest(collectionSlug, id).catch(() => undefined);
      if (!state || asked !== turn.current) return;
      const isNewer = after === undefined || state.isGone || Date.parse(state.updatedAt) > Date.parse(after);
      setNewer(isNewer ? { ...state, opened: opened.current?.data } : undefined);
    },
    [collectionSlug, id, opened],
  );

  useEffect(() => {
    const isOver = wasProcessing.current && !isProcessing;
    if (isProcessing && !wasProcessing.current) {
      basedBefore.current = based;
      turn.current += 1;
    }
    wasProcessing.current = isProcessing;
    if (!isOver) return;
    // A refused form counts as submitted, a refused draft only as modified; so does a form that was changed during its save.
    const isSaved = id === undefined ? lastUpdateTime !== undefined : based !== basedBefore.current;
    const isRefused = isSubmitted || (isModified && !isSaved);
    if (!isRefused) {
      onSaved();
      setNewer(undefined);
      return;
    }
    // Payload takes a form whose publication was refused for a saved one: its buttons would be dead, and the browser
    // would leave the page without a question.
    setModified(true);
    // What a draft was refused for is marked at its fields, too: Payload takes its form for one that was never submitted.
    setSubmitted(true);
    void isSessionOver().then((over) => over && window.dispatchEvent(new Event(SESSION_OVER)));
    void compare(based);
  }, [based, compare, id, isModified, isProcessing, isSubmitted, lastUpdateTime, onSaved, setModified, setSubmitted]);

  // Payload finds with the first key that somebody has saved since the form was opened.
  useEffect(() => {
    const compareAll = (): void => void compare();
    window.addEventListener('record-is-stale', compareAll);
    return () => window.removeEventListener('record-is-stale', compareAll);
  }, [compare]);

  return [newer, setNewer];
}
