import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';

/** Fetched when the box is focused: no page needs it before. */
const Suggestions = lazy(async () => ({ default: (await import('./suggestions.tsx')).Suggestions }));

interface SuggestedText {
  isLive: boolean;
  isComposing: () => boolean;
  initial: string;
  element: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

/**
 * Makes a search box a combobox (ARIA APG, editable with list): suggestions while something is typed, recent searches
 * while nothing is. Without script the box is a field of its form.
 * @param id of the list; unlike any other
 * @param text the box and its text: `isLive` is false until the script runs, `isComposing` whether an input method is at
 *   work, `initial` what stood in it when the page came
 * @param onChoose the visitor goes to a URL from the list
 */
export function useSuggestions(
  id: string,
  { isLive, isComposing, initial, element }: SuggestedText,
  onChoose: (to: string, text: string) => void,
) {
  const [box, setBox] = useState<{ element: HTMLInputElement; text: string }>();
  const [{ isOpen, active }, show] = useState({ isOpen: false, active: '' });
  useEffect(() => {
    const focused = element.current;
    // It may have been focused, and typed into, before the script ran.
    if (isLive && focused instanceof HTMLInputElement && focused === document.activeElement)
      setBox((known) => known ?? { element: focused, text: initial });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the script runs
  }, [isLive]);
  return {
    combobox: isLive
      ? ({
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          'aria-activedescendant': active || undefined,
          onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
            const first = { element: currentTarget, text: currentTarget.value };
            setBox((known) => known ?? first);
          },
        } as const)
      : {},
    list: box ? (
      <Suspense fallback={null}>
        <Suggestions
          id={id}
          box={box.element}
          textBefore={box.text}
          isComposing={isComposing}
          onShow={show}
          onChoose={onChoose}
        />
      </Suspense>
    ) : null,
  };
}
