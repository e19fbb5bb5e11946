import { lazy, Suspense, useState } from 'react';

/** Fetched when the box is focused: no page needs it before. */
const Suggestions = lazy(async () => ({ default: (await import('./suggestions.tsx')).Suggestions }));

/**
 * Makes a search box a combobox (ARIA APG, editable with list): suggestions while something is typed, recent searches
 * while nothing is. Without script the box is a field of its form.
 * @param id of the list; unlike any other
 * @param text the box's text: `isLive` is false until the script runs, `isComposing` whether an input method is at work
 * @param onChoose the visitor goes to an address from the list
 */
export function useSuggestions(
  id: string,
  { isLive, isComposing }: { isLive: boolean; isComposing: () => boolean },
  onChoose: (to: string, text: string) => void,
) {
  const [box, setBox] = useState<{ element: HTMLInputElement; text: string }>();
  const [{ isOpen, active }, show] = useState({ isOpen: false, active: '' });
  return {
    combobox: isLive
      ? ({
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          'aria-activedescendant': active || undefined,
          onFocus: ({ currentTarget: element }: { currentTarget: HTMLInputElement }) => {
            const first = { element, text: element.value };
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
