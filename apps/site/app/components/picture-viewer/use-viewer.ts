import { type MouseEvent, useState } from 'react';

/** Which picture of a set is shown full screen, and what opens it. */
export interface Viewer {
  readonly at: number | null;
  readonly show: (at: number) => void;
  readonly close: () => void;
  /**
   * Click of a link to a picture file: opens the viewer instead. A click that asks for a new tab or window, and a page
   * without script, opens the file.
   */
  readonly onOpen: (at: number) => (event: MouseEvent) => void;
}

/** State of a {@link PictureViewer}. */
export function useViewer(): Viewer {
  const [at, setAt] = useState<number | null>(null);
  return {
    at,
    show: setAt,
    close: () => setAt(null),
    onOpen: (place) => (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setAt(place);
    },
  };
}
