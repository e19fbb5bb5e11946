'use client';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/**
 * Buttons and fields rest until the script of the page runs: the server has rendered them, and a press, a file or a word would be
 * lost. Links lead on without it. Around the whole admin.
 */
export function UntilReady({ children }: { children: ReactNode }) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [isReady, setIsReady] = useState(false);
  useLayoutEffect(() => {
    // Before the effects of what is inside, which may give a button the focus: the next rendering comes after them.
    if (box.current) box.current.disabled = false;
    setIsReady(true);
  }, []);
  return (
    <fieldset ref={box} className="until-ready" role="none" disabled={!isReady}>
      {children}
    </fieldset>
  );
}
