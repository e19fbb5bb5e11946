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
/**
 * Presses of one button that follow one another within this time, in ms, are one, unless a save has ended between them: the
 * longest double click of the systems in use.
 */
const DOUBLE_MS = 500;
/** No press yet. */
const NONE = { what: '', at: 0 };

/**
 * A press on a button that saves, also by Ctrl + S, follows when the form has been filled and has the last words of every
 * editor. One press follows, the last one, however many are made meanwhile; a press while a save is under way is none, because
 * a second save of the same state would be refused as older than the first.
 */
export function useHeldPresses(isFilling: boolean, isSaving: boolean): void {
  const filling = useRef(isFilling);
  const saving = useRef(isSaving);
  const passed = useRef(NONE);
  useEffect(() => {
    filling.current = isFilling;
    // what was refused at once can be tried again at once
    if (saving.current && !isSaving) passed.current = NONE;
    saving.current = isSaving;
  }, [isFilling, isSaving]);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let find: () => HTMLElement | null = () => null;
    let isFollowing = false;
    const isHeld = (): boolean => !isFollowing && (timer !== undefined || filling.current || isTextWaiting());
    const pass = (event: UIEvent, what: string): void => {
      const { what: last, at } = passed.current;
      // A browser counts the clicks of a mouse (`detail`): the second of a double click may come after a fast save.
      const isDouble = event.detail > 1 || (last === what && event.timeStamp - at < DOUBLE_MS);
      if (isFollowing || !(saving.current || isDouble)) {
        passed.current = { what, at: event.timeStamp };
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
