import { type RefObject, useEffect, useRef } from 'react';

/**
 * The sentence of an answer takes the focus once, when the reader has asked for it: it is read out, and the keyboard
 * goes on from there.
 * @param focusRef set by the question
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
