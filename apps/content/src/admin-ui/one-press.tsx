'use client';
import { useFormProcessing } from '@payloadcms/ui';
import { useHeldPresses } from './held-presses.ts';

/** In forms without a record guard: two presses of a button that saves are one, and a file is sent once. */
export function OnePress() {
  useHeldPresses(false, useFormProcessing());
  return null;
}
