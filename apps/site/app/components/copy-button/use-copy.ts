import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** How long it stays said what was done, in ms. */
const CONFIRM_MS = 2000;

/** What a control that copies says and does. */
export interface Copying {
  /** What was done, for a live region; '' when nothing was done lately. */
  readonly said: string;
  /** The text is on the clipboard, and that is still said. */
  readonly isDone: boolean;
  readonly copy: () => Promise<void>;
}

/**
 * Puts a text on the clipboard and says so for a moment.
 * @param text or what reads it when it is copied
 * @param done said when it is there
 * @param failed said when the browser lets nothing be copied: what to do instead
 */
export function useCopy(text: string | (() => string), done: string, failed: string): Copying {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = window.setTimeout(() => setSaid(''), CONFIRM_MS);
    return () => window.clearTimeout(timer);
  }, [said]);
  const copy = async () => setSaid((await copyText(typeof text === 'string' ? text : text())) ? done : failed);
  return { said, isDone: said === done, copy };
}
