import { useEffect, useRef } from 'react';
import { handOverText, isTextWaiting } from './typed-text.tsx';

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
export function useHeldPresses(isFilling: boolean, isSaving: boolean): void {
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
