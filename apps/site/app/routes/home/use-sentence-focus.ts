import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the sentence of an answer once, after a look-up: it is read out, and the keyboard continues from
 * there.
 * @param focusRef set by the form
 */
export function useSentenceFocus(focusRef: RefObject<boolean>) {
  const sentence = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  useEffect(() => {
    if (!focusRef.current || !sentence.current) return;
    focusRef.current = false;
    sentence.current.focus({ preventScroll: true });
  });
  return sentence;
}
