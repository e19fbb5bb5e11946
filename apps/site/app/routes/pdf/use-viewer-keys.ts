import { type RefObject, useEffect } from 'react';
import type { ToolActions } from './toolbar.tsx';

/** What keys need beyond the tools. */
export interface KeyTargets extends ToolActions {
  readonly page: () => number;
  readonly pages: number;
  readonly onEscape: () => void;
  readonly onPageField: () => void;
}

/**
 * Keys of the viewer; help-dialog.tsx lists them. Keys without Ctrl act only while focus is in the box of pages, so
 * that nothing typed elsewhere is taken for one (WCAG 2.1.4).
 */
export function useViewerKeys(scroller: RefObject<HTMLElement | null>, targets: RefObject<KeyTargets>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const on = targets.current;
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const key = event.key.toLowerCase();
      if (isCommand) {
        // Pages that are not drawn have no text for the browser's own find and print. Ctrl+F in the field is its own.
        const isFindField = event.target instanceof HTMLInputElement && event.target.type === 'search';
        if (key === 'f' && !isFindField) on.onFind();
        else if (key === 'p') on.onPrint();
        else return;
        event.preventDefault();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') on.onEscape();
      else if (event.target === document.body || scroller.current?.contains(event.target as Node)) {
        if (act(event, key, on)) event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [scroller, targets]);
}

/** @returns whether the key was one of ours */
const act = (event: KeyboardEvent, key: string, on: KeyTargets): boolean => {
  const isControl = event.target instanceof HTMLElement && event.target.matches('a, button');
  if (isControl && (key === 'enter' || key === ' ')) return false;
  const actions: Readonly<Record<string, () => void>> = {
    arrowleft: () => on.onPage(on.page() - 1),
    k: () => on.onPage(on.page() - 1),
    arrowright: () => on.onPage(on.page() + 1),
    j: () => on.onPage(on.page() + 1),
    home: () => on.onPage(1),
    end: () => on.onPage(on.pages),
    '+': () => on.onStep(1),
    '=': () => on.onStep(1),
    '-': () => on.onStep(-1),
    '−': () => on.onStep(-1),
    '0': () => on.onZoom('width'),
    '9': () => on.onZoom('page'),
    g: on.onPageField,
    t: on.onPanel,
    '?': on.onHelp,
    '/': on.onFind,
  };
  const action = actions[key];
  action?.();
  return action !== undefined;
};
