import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react';
import { countGraphemes, cutText } from '@yunxia/contract/text-limit';
import { useNavigation } from 'react-router';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/**
 * The text of a box that takes at most `max` graphemes (Spec §5). Text still being composed by an input method
 * is left alone and cut when it is committed. Before the script runs the box has a plain `maxlength`, which is
 * never looser.
 * @param initial what the page says; another page puts its own there, unless the reader has typed on meanwhile
 */
export function useLimitedText(initial: string, max: number) {
  const [value, setValue] = useState(() => cutText(initial, max));
  const [live, setLive] = useState(false);
  const composing = useRef(false);
  const element = useRef<TextBox>(null);
  useEffect(() => setLive(true), []);
  const isFirst = useRef(true);
  const isIdle = useNavigation().state === 'idle';
  const isTypedOn = useRef(false);
  const isSent = useRef(false);
  useEffect(() => {
    if (isTypedOn.current) return;
    // What a reader typed before the script ran stays.
    const text = (isFirst.current && element.current?.value) || initial;
    isFirst.current = false;
    setValue(cutText(text, max));
  }, [initial, max]);
  useEffect(() => {
    if (isIdle) isTypedOn.current = isSent.current = false;
  }, [isIdle]);

  const keep = (text: string) => {
    isTypedOn.current = !isIdle || isSent.current;
    setValue(composing.current ? text : cutText(text, max));
  };
  return {
    count: countGraphemes(value),
    isLive: live,
    initial,
    element,
    clear: () => setValue(''),
    isComposing: () => composing.current,
    /** To call when the form is sent: keys may come before React has rendered the navigation. */
    noteSent: () => {
      isSent.current = true;
    },
    box: {
      ref: (box: TextBox | null) => {
        element.current = box;
      },
      value,
      maxLength: live ? undefined : max,
      onChange: (event: ChangeEvent<TextBox>) => keep(event.currentTarget.value),
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: (event: CompositionEvent<TextBox>) => {
        composing.current = false;
        keep(event.currentTarget.value);
      },
    },
  };
}
