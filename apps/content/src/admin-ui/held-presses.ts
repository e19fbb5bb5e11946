import { useEffect, useRef } from 'react';
import { handOverText, isTextWaiting } from './typed-text.tsx';

/** Payload's buttons that publish, and the ones of the review. */
export const PUBLISHING = '#action-save, [data-publishes]';
/** Buttons that save a record. */
const SAVING = `${PUBLISHING}, #action-save-draft`;

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
/** What is to be known before a record is published, and is still asked for. */
const asked = new Set<object>();

/** While `isAsking`, a press on a button that publishes waits: what comes may be a reason to look again. */
export function useAskedBefore(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    const one = {};
    asked.add(one);
    return () => void asked.delete(one);
  }, [isAsking]);
}

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
    let mayPublish = false;
    const isHeld = (publishes: boolean): boolean =>
      !isFollowing && (timer !== undefined || filling.current || isTextWaiting() || (publishes && asked.size > 0));
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
    const hold = (event: Event, publishes: boolean, pressed: () => HTMLElement | null): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      find = pressed;
      mayPublish = publishes;
      if (timer !== undefined) return;
      const heldAt = performance.now();
      timer = setInterval(() => {
        if (filling.current) return;
        const heldFor = performance.now() - heldAt;
        if (isTextWaiting() && heldFor > HANDS_OVER_MS) handOverText();
        if ((isTextWaiting() || (mayPublish && asked.size > 0)) && heldFor < HELD_MS) return;
        clearInterval(timer);
        timer = undefined;
        isFollowing = true;
        find()?.click();
        isFollowing = false;
      }, 30);
    };
    const type = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      const meant = (): HTMLElement | null => document.querySelector('#action-save-draft, #action-save');
      const publishes = meant()?.matches(PUBLISHING) === true;
      if (isHeld(publishes)) hold(event, publishes, meant);
      else pass(event, 'keys');
    };
    const press = (event: MouseEvent): void => {
      const button = savingButton(event);
      if (!button) return;
      const publishes = button.matches(PUBLISHING);
      if (isHeld(publishes))
        hold(event, publishes, () => (button.isConnected ? button : document.getElementById(button.id)));
      else pass(event, button.id);
    };
    // before the listener of the list of flags (flag-list.tsx): what is held here has not been pressed yet
    window.addEventListener('keydown', type, true);
    window.addEventListener('click', press, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', type, true);
      window.removeEventListener('click', press, true);
    };
  }, []);
}
