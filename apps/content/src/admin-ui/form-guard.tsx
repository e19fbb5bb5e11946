'use client';
import { useFormModified, useFormProcessing, useTranslation } from '@payloadcms/ui';
import { useHeldPresses } from './held-presses.ts';
import { useBackQuestion } from './use-back-question.ts';

/**
 * In forms without a record guard: two presses of a button that saves are one, a file is sent once, and Back asks before it
 * leaves unsaved words.
 */
export function FormGuard() {
  const { t } = useTranslation();
  useHeldPresses(false, useFormProcessing());
  useBackQuestion(useFormModified(), t('general:changesNotSaved'));
  return null;
}
