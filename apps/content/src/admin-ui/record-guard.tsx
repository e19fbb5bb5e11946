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
import { useEffect, useId, useRef, useState } from 'react';
import { differencesOf, type FieldDifference, toWords } from './field-differences.ts';
import { SESSION_OVER } from './session-guard.tsx';
import { handOverText, isTextWaiting } from './typed-text.tsx';
import { copyKey, readCopy, type UnsavedCopy, writeCopy } from './unsaved-copy.ts';

/** Time without typing after which the form is copied, in ms. */
const COPY_AFTER_MS = 800;

interface NewerState {
  readonly savedBy: string;
  readonly updatedAt: string;
  readonly data: Data;
}

/** The newest state of a record, draft or published. @throws Error when the server does not answer */
async function readNewest(slug: string, id: number | string): Promise<NewerState> {
  const answer = await fetch(`/cms/api/${slug}/${id}?draft=true&depth=0`, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const data = (await answer.json()) as Data;
  return { savedBy: String(data['savedBy'] ?? '') || '其他人', updatedAt: String(data['updatedAt']), data };
}

/** Whether the server knows nobody behind this page any more. */
async function isSessionOver(): Promise<boolean> {
  const answer = await fetch('/cms/api/users/me', { headers: { accept: 'application/json' } }).catch(() => undefined);
  return answer?.ok === true && ((await answer.json()) as { user?: unknown }).user === null;
}

/** Buttons that save a record, Payload's and those of the review. */
const SAVING = '#action-save, #action-save-draft, [data-publishes]';

const savingButton = ({ target }: Event): HTMLButtonElement | null =>
  target instanceof Element ? target.closest<HTMLButtonElement>(SAVING) : null;

/** Time for Payload to hand the words of an editor to the form by itself, in ms; it waits for an idle browser. */
const HANDS_OVER_MS = 600;
/** Longest time that a press waits for words, in ms. */
const HELD_MS = 5_000;
/** Presses of one button that follow one another within this time, in ms, are one: the longest double click of the systems in use. */
const DOUBLE_MS = 500;

/**
 * A press on a button that saves, also by Ctrl + S, follows when the form has been filled and has the last words of every
 * editor. One press follows, the last one, however many are made meanwhile; a press while a save is under way is none, because
 * a second save of the same state would be refused as older than the first.
 */
function useHeldPresses(isFilling: boolean, isSaving: boolean): void {
  const filling = useRef(isFilling);
  const saving = useRef(isSaving);
  useEffect(() => {
    filling.current = isFilling;
    saving.current = isSaving;
  }, [isFilling, isSaving]);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let find: () => HTMLElement | null = () => null;
    let isFollowing = false;
    let passed = { what: '', at: 0 };
    const isHeld = (): boolean => !isFollowing && (timer !== undefined || filling.current || isTextWaiting());
    const pass = (event: Event, what: string): void => {
      const isDouble = passed.what === what && event.timeStamp - passed.at < DOUBLE_MS;
      if (isFollowing || !(saving.current || isDouble)) {
        passed = { what, at: event.timeStamp };
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const hold = (event: Event, pressed: () => HTMLElement | null): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      find = pressed;
      if (timer !== undefined) return;
      const heldAt = performance.now();
      timer = setInterval(() => {
        if (filling.current) return;
        const heldFor = performance.now() - heldAt;
        if (isTextWaiting() && heldFor > HANDS_OVER_MS) handOverText();
        if (isTextWaiting() && heldFor < HELD_MS) return;
        clearInterval(timer);
        timer = undefined;
        isFollowing = true;
        find()?.click();
        isFollowing = false;
      }, 30);
    };
    const type = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      if (isHeld()) hold(event, () => document.querySelector('#action-save-draft, #action-save'));
      else pass(event, 'keys');
    };
    const press = (event: MouseEvent): void => {
      const button = savingButton(event);
      if (!button) return;
      if (isHeld()) hold(event, () => (button.isConnected ? button : document.getElementById(button.id)));
      else pass(event, button.id);
    };
    document.addEventListener('keydown', type, true);
    document.addEventListener('click', press, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', type, true);
      document.removeEventListener('click', press, true);
    };
  }, []);
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
  const [newer, setNewer] = useState<NewerState>();
  const [isFull, setIsFull] = useState(false);
  const [isFilling, setIsFilling] = useState(false);
  const wasProcessing = useRef(false);
  /** The state that the save under way is based on. */
  const basedBefore = useRef('');
  const key = user ? copyKey(user.id, collectionSlug, id) : undefined;
  const based = String(fields['updatedAt']?.value ?? '');
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  }, [fields]);
  useHeldPresses(isFilling, isProcessing);

  useEffect(() => {
    if (key !== undefined) setOffered(readCopy(localStorage, key, Date.now()));
  }, [key]);

  useEffect(() => {
    if (key === undefined || !isModified) return undefined;
    const timer = setTimeout(() => {
      const copy = { at: Date.now(), data: reduceFieldsToValues(fields, true) };
      setIsFull(!writeCopy(localStorage, key, copy));
      setOffered(undefined);
    }, COPY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [fields, isModified, key]);

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
      (state) => setNewer(Date.parse(state.updatedAt) > Date.parse(based) ? state : undefined),
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
  ]);

  // Payload finds with the first key that somebody has saved since the form was opened.
  useEffect(() => {
    if (id === undefined) return undefined;
    const compare = (): void => void readNewest(collectionSlug, id).then(setNewer, () => undefined);
    window.addEventListener('record-is-stale', compare);
    return () => window.removeEventListener('record-is-stale', compare);
  }, [collectionSlug, id]);

  const fill = async (data: Data): Promise<void> => {
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
    replaceState(state);
    setModified(true);
  };

  const differences = (one: Data, other: Data) =>
    differencesOf((getEntityConfig({ collectionSlug })?.fields ?? []) as never, one, other);

  if (newer) {
    const mine = reduceFieldsToValues(fields, true);
    return (
      <Conflict
        newer={newer}
        differences={differences(mine, newer.data)}
        onDecide={async (taken) => {
          const theirs = Object.fromEntries([...taken].map((name) => [name, newer.data[name]]));
          setIsFilling(true);
          await fill({ ...mine, ...theirs, updatedAt: newer.updatedAt }).finally(() => setIsFilling(false));
          setNewer(undefined);
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

interface ConflictProps {
  newer: NewerState;
  differences: readonly FieldDifference[];
  /** @param taken names of the fields that take the other's value */
  onDecide: (taken: ReadonlySet<string>) => Promise<void>;
}

function Conflict({ newer, differences, onDecide }: ConflictProps) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useId();
  useEffect(() => heading.current?.focus(), []);
  const choose = (field: string, isTheirs: boolean): void => {
    const next = new Set(taken);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setTaken(next);
  };
  return (
    <section className="record-guard" aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`} ref={heading} tabIndex={-1}>
        {`“${newer.savedBy}”在您编辑期间保存过这条内容（${toWords(newer.updatedAt)}）`}
      </h3>
      <p>您的修改还在本页，没有丢失。下面是两边不同的地方，请逐项选择，再保存。</p>
      {differences.length === 0 ? (
        <p>两边内容相同。</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">内容</th>
              <th scope="col">我的</th>
              <th scope="col">对方的</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name: field, label, mine, theirs }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                {[mine, theirs].map((text, at) => (
                  <td key={at === 0 ? 'mine' : 'theirs'}>
                    <Side
                      name={`${name}-${field}`}
                      text={text}
                      isChosen={taken.has(field) === (at === 1)}
                      onChoose={() => choose(field, at === 1)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="record-guard__actions">
        <Button
          size="medium"
          disabled={isBusy}
          onClick={() => {
            setIsBusy(true);
            void onDecide(taken);
          }}
        >
          按所选继续编辑
        </Button>
        <Button
          size="medium"
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => setTaken(new Set(differences.map(({ name: field }) => field)))}
        >
          全选对方的
        </Button>
      </div>
    </section>
  );
}

interface SideProps {
  /** Of the group of radio buttons. */
  name: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Side({ name, text, isChosen, onChoose }: SideProps) {
  return (
    <label>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{text === '' ? '（空）' : text}</span>
    </label>
  );
}
