'use client';
import {
  Button,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useServerFunctions,
} from '@payloadcms/ui';
import type { Data } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import { differencesOf, toWords } from './field-differences.ts';
import { useHeldPresses } from './held-presses.ts';
import { type NewestState, readNewest, takeOutOfBin } from './newest-state.ts';
import { Conflict, Gone } from './record-conflict.tsx';
import { SESSION_OVER } from './session-guard.tsx';
import { copyKey, readCopy, type UnsavedCopy, writeCopy } from './unsaved-copy.ts';

/** Time without typing after which the form is copied, in ms. */
const COPY_AFTER_MS = 800;

/** What belongs to the record, not to its text. */
const OF_RECORD: ReadonlySet<string> = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'savedBy', 'reviewStage', 'reviewLog'],
]);

/** Whether the server knows nobody behind this page any more. */
async function isSessionOver(): Promise<boolean> {
  const answer = await fetch('/cms/api/users/me', { headers: { accept: 'application/json' } }).catch(() => undefined);
  return answer?.ok === true && ((await answer.json()) as { user?: unknown }).user === null;
}

/**
 * Keeps what an editor has typed: a copy of the unsaved form stays in the browser and is offered again, and when
 * somebody else has saved the record meanwhile, both texts are shown and the editor decides.
 */
export function RecordGuard() {
  const { id, collectionSlug = '', docPermissions, getDocPreferences, lastUpdateTime } = useDocumentInfo();
  const { user } = useAuth();
  const { getEntityConfig } = useConfig();
  const { getFormState } = useServerFunctions();
  const { replaceState, setModified, setSubmitted } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const isSubmitted = useFormSubmitted();
  const [offered, setOffered] = useState<UnsavedCopy>();
  const [newer, setNewer] = useState<NewestState & { opened?: Data | undefined }>();
  const [isFull, setIsFull] = useState(false);
  const [isFilling, setIsFilling] = useState(false);
  const wasProcessing = useRef(false);
  /** The state that the save under way is based on. */
  const basedBefore = useRef('');
  const key = user ? copyKey(user.id, collectionSlug, id) : undefined;
  const based = String(fields['updatedAt']?.value ?? '');
  const latest = useRef(fields);
  /** The record as it was before anything was typed: what differs from it is the editor's own. */
  const opened = useRef<{ at: string; data: Data }>(undefined);
  useEffect(() => {
    latest.current = fields;
    if (opened.current?.at !== based) opened.current = { at: based, data: reduceFieldsToValues(fields, true) };
  }, [based, fields]);
  const withOpened = useCallback((state: NewestState) => ({ ...state, opened: opened.current?.data }), []);
  useHeldPresses(isFilling, isProcessing);

  useEffect(() => {
    if (key !== undefined) setOffered(readCopy(localStorage, key, Date.now()));
  }, [key]);

  const isCopyDue = useRef(false);
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

  // The last words of whoever goes Back or closes the tab at once.
  useEffect(() => {
    window.addEventListener('pagehide', copyNow);
    return () => {
      window.removeEventListener('pagehide', copyNow);
      copyNow();
    };
  }, [copyNow]);

  useEffect(() => {
    const isOver = wasProcessing.current && !isProcessing;
    if (isProcessing && !wasProcessing.current) basedBefore.current = based;
    wasProcessing.current = isProcessing;
    if (!isOver) return;
    // A refused form counts as submitted, a refused draft only as modified; so does a form that was changed during its save.
    const isSaved = id === undefined ? lastUpdateTime !== undefined : based !== basedBefore.current;
    const isRefused = isSubmitted || (isModified && !isSaved);
    if (!isRefused) {
      if (key !== undefined) localStorage.removeItem(key);
      setNewer(undefined);
      return;
    }
    // Payload takes a form whose publication was refused for a saved one: its buttons would be dead, and the browser
    // would leave the page without a question.
    setModified(true);
    // What a draft was refused for is marked at its fields, too: Payload takes its form for one that was never submitted.
    setSubmitted(true);
    void isSessionOver().then((over) => over && window.dispatchEvent(new Event(SESSION_OVER)));
    if (id === undefined) return;
    // was it refused because somebody else has saved meanwhile?
    readNewest(collectionSlug, id).then(
      (state) =>
        setNewer(state.isGone || Date.parse(state.updatedAt) > Date.parse(based) ? withOpened(state) : undefined),
      () => undefined,
    );
  }, [
    based,
    collectionSlug,
    id,
    isModified,
    isProcessing,
    isSubmitted,
    key,
    lastUpdateTime,
    setModified,
    setSubmitted,
    withOpened,
  ]);

  // Payload finds with the first key that somebody has saved since the form was opened.
  useEffect(() => {
    if (id === undefined) return undefined;
    const compare = (): void => {
      void readNewest(collectionSlug, id).then(
        (state) => setNewer(withOpened(state)),
        () => undefined,
      );
    };
    window.addEventListener('record-is-stale', compare);
    return () => window.removeEventListener('record-is-stale', compare);
  }, [collectionSlug, id, withOpened]);

  /** @param from the record that the data are changes of, where it is not the one that was opened */
  const fill = async (data: Data, from?: Data): Promise<void> => {
    const before = latest.current;
    const { state } = await getFormState({
      ...(id === undefined ? {} : { id }),
      collectionSlug,
      data,
      docPermissions: docPermissions ?? { fields: true },
      docPreferences: await getDocPreferences(),
      operation: id === undefined ? 'create' : 'update',
      renderAllFields: true,
      schemaPath: collectionSlug,
      skipValidation: true,
    });
    if (!state) return;
    // what was typed while the server answered
    for (const [path, { value }] of Object.entries(latest.current)) {
      if (value !== before[path]?.value && state[path]) state[path] = { ...state[path], value, initialValue: value };
    }
    opened.current = { at: String(data['updatedAt'] ?? ''), data: from ?? opened.current?.data ?? data };
    replaceState(state);
    setModified(true);
  };

  const differences = (one: Data, other: Data) =>
    differencesOf((getEntityConfig({ collectionSlug })?.fields ?? []) as never, one, other);

  const mine = (): Data => reduceFieldsToValues(fields, true);
  const take = async (values: Data, from: Data): Promise<void> => {
    setIsFilling(true);
    await fill(values, from).finally(() => setIsFilling(false));
    setNewer(undefined);
  };
  const own = newer?.opened;
  if (newer?.isGone && id !== undefined && key !== undefined) {
    return (
      <Gone
        newest={newer}
        onRestore={async () => {
          const fault = await takeOutOfBin(collectionSlug, id);
          if (fault !== '') return fault;
          const state = await readNewest(collectionSlug, id);
          // what was changed before it was deleted is compared first
          if (own && differences(own, state.data).length > 0) setNewer({ ...state, opened: own });
          else await take({ ...mine(), updatedAt: state.updatedAt, deletedAt: null }, state.data);
          return '';
        }}
        onSaveAnew={() => {
          const data = Object.fromEntries(Object.entries(mine()).filter(([name]) => !OF_RECORD.has(name)));
          writeCopy(localStorage, copyKey(user?.id ?? '', collectionSlug, undefined), { at: Date.now(), data });
          localStorage.removeItem(key);
          setModified(false);
          // after the form has learnt it: it would ask whether to leave
          setTimeout(() => window.location.assign(`/admin/collections/${collectionSlug}/create`), 100);
        }}
      />
    );
  }
  if (newer) {
    const values = mine();
    return (
      <Conflict
        newest={newer}
        based={based}
        differences={differences(values, newer.data)}
        own={new Set(own && differences(values, own).map(({ name }) => name))}
        onDecide={(taken) => {
          const theirs = Object.fromEntries([...taken].map((name) => [name, newer.data[name]]));
          return take({ ...values, ...theirs, updatedAt: newer.updatedAt }, newer.data);
        }}
      />
    );
  }
  if (isFull)
    return (
      <section className="record-guard" role="status">
        <p>浏览器空间不足，没有为未保存的内容留底，请尽快保存。</p>
      </section>
    );
  if (!offered || isModified || key === undefined) return null;
  // the page was left in the moment of its save: the record has it all
  if (differences(offered.data as Data, reduceFieldsToValues(fields, true)).length === 0) return null;
  return (
    <section className="record-guard" aria-label="未保存的内容">
      <p>
        <strong>{`您在${toWords(new Date(offered.at).toISOString())}填写的内容没有保存。`}</strong>
        <span>可以恢复到表单中继续编辑，恢复后仍需保存。</span>
      </p>
      <div className="record-guard__actions">
        <Button size="medium" onClick={() => void fill(offered.data as Data).then(() => setOffered(undefined))}>
          恢复
        </Button>
        <Button
          size="medium"
          buttonStyle="secondary"
          onClick={() => {
            localStorage.removeItem(key);
            setOffered(undefined);
          }}
        >
          不要了
        </Button>
      </div>
    </section>
  );
}
