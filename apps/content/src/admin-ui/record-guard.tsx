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
  useTranslation,
} from '@payloadcms/ui';
import type { Data } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useCallback } from 'react';
import { differencesOf, type FieldDifference, toWords } from './field-differences.ts';
import { useHeldPresses } from './held-presses.ts';
import { readNewest, takeOutOfBin } from './newest-state.ts';
import { Conflict, Gone } from './record-conflict.tsx';
import { copyKey, type UnsavedCopy, writeCopy } from './unsaved-copy.ts';
import { useBackQuestion } from './use-back-question.ts';
import { useFillForm } from './use-fill-form.ts';
import { useNewerRecord, useOpened } from './use-newer-record.ts';
import { useUnsavedCopy } from './use-unsaved-copy.ts';

/** What belongs to the record, not to its text. */
const OF_RECORD: ReadonlySet<string> = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'savedBy', 'reviewStage', 'reviewLog'],
]);

/** Differences between two states of a record, in the order and words of its form. */
function useDifferences(collectionSlug: string): (one: Data, other: Data) => readonly FieldDifference[] {
  const { getEntityConfig } = useConfig();
  return (one, other) => differencesOf((getEntityConfig({ collectionSlug })?.fields ?? []) as never, one, other);
}

/**
 * Prevents the loss of what an editor has typed: an unsaved form is offered again, and when somebody else has saved or
 * deleted the record meanwhile, both states are shown and the editor decides.
 */
export function RecordGuard() {
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { user } = useAuth();
  const { setModified } = useForm();
  const { t } = useTranslation();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const key = user ? copyKey(user.id, collectionSlug, id) : undefined;
  const based = String(fields['updatedAt']?.value ?? '');
  const { offered, isFull, closeOffer } = useUnsavedCopy(key, fields, isModified);
  const { fill, isFilling } = useFillForm();
  const { opened, rebase } = useOpened(based);
  const forget = useCallback(() => key !== undefined && localStorage.removeItem(key), [key]);
  const [newer, setNewer] = useNewerRecord(based, opened, forget);
  const differences = useDifferences(collectionSlug);
  useHeldPresses(isFilling, useFormProcessing());
  useBackQuestion(isModified, t('general:changesNotSaved'));

  /** @param from the record that the values are changes of */
  const take = async (values: Data, from: Data): Promise<void> => {
    await fill(values);
    rebase(String(values['updatedAt'] ?? ''), from);
    setNewer(undefined);
  };
  const mine = (): Data => reduceFieldsToValues(fields, true);

  if (newer?.isGone && id !== undefined && key !== undefined) {
    const before = newer.opened;
    return (
      <Gone
        newest={newer}
        onRestore={async () => {
          const fault = await takeOutOfBin(collectionSlug, id);
          if (fault !== '') return fault;
          const state = await readNewest(collectionSlug, id);
          // what was changed before it was deleted is compared first; the editor's own save has but restored it
          if (before && differences(before, state.data).length > 0)
            setNewer({ ...state, savedBy: newer.savedBy, opened: before });
          else await take({ ...mine(), updatedAt: state.updatedAt, deletedAt: null }, state.data);
          return '';
        }}
        onSaveAnew={() => {
          const data = Object.fromEntries(Object.entries(mine()).filter(([name]) => !OF_RECORD.has(name)));
          writeCopy(localStorage, copyKey(user?.id ?? '', collectionSlug, undefined), { at: Date.now(), data });
          forget();
          setModified(false);
          // after the form is rendered as unmodified: a modified one asks whether to leave
          setTimeout(() => window.location.assign(`/admin/collections/${collectionSlug}/create`), 100);
        }}
      />
    );
  }
  if (newer) {
    const before = newer.opened;
    const values = mine();
    return (
      <Conflict
        newest={newer}
        based={based}
        differences={differences(values, newer.data)}
        own={new Set(before && differences(values, before).map(({ name }) => name))}
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
  // without a difference the page was left in the moment of its save: the record has it all
  if (!offered || isModified || key === undefined || differences(offered.data as Data, mine()).length === 0)
    return null;
  return (
    <Offer
      copy={offered}
      onRestore={async () => {
        await take(offered.data as Data, opened.current?.data ?? mine());
        closeOffer();
      }}
      onDrop={() => {
        forget();
        closeOffer();
      }}
    />
  );
}

interface OfferProps {
  copy: UnsavedCopy;
  onRestore: () => Promise<void>;
  onDrop: () => void;
}

/** Offers what an earlier visit left unsaved. */
function Offer({ copy, onRestore, onDrop }: OfferProps) {
  return (
    <section className="record-guard" aria-label="未保存的内容">
      <p>
        <strong>{`您在${toWords(new Date(copy.at).toISOString())}填写的内容没有保存。`}</strong>
        <span>可以恢复到表单中继续编辑，恢复后仍需保存。</span>
      </p>
      <div className="record-guard__actions">
        <Button size="medium" onClick={() => void onRestore()}>
          恢复
        </Button>
        <Button size="medium" buttonStyle="secondary" onClick={onDrop}>
          不要了
        </Button>
      </div>
    </section>
  );
}
