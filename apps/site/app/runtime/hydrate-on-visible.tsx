import { type ComponentType, lazy, Suspense, useState } from 'react';
import { LAYOUT_EVENT } from '../device/constants.ts';
import { useMarkup } from './use-markup.ts';

/** How far below the window's edge a block counts as near, in layout px. */
const NEAR = '300px 0px';

/**
 * Activity of the visitor hydrates all blocks. A navigation renders the page again, and a block that is not hydrated yet
 * would delay it.
 */
const stirs = ['pointerdown', 'keydown', 'popstate', LAYOUT_EVENT] as const;

/** Resolves when the element comes near the window or the visitor acts; at once when it is not in the page yet. */
const near = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const element = document.getElementById(id);
    if (!element || typeof IntersectionObserver !== 'function') {
      resolve();
      return;
    }
    const wake = (): void => {
      observer.disconnect();
      for (const stir of stirs) removeEventListener(stir, wake, true);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wake();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    for (const stir of stirs) addEventListener(stir, wake, { capture: true, passive: true });
  });

/** What the server wrote stays in its place when the page renders again while the block is not hydrated. */
function NotHydrated({ id }: { id: string }) {
  const [html] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')));
  const markup = useMarkup(html);
  // oxlint-disable-next-line react/no-danger -- the page's own markup, read from where it stands
  return <div dangerouslySetInnerHTML={markup} />;
}

/**
 * A block of the page far below its start. The server renders it whole; the browser fetches its code and hydrates it
 * when it comes near the window or the visitor acts, so that it does not slow down the first visit. Until then its links
 * are plain links, and an opener of a dialog opens it late (opener-replay.ts).
 * The component stands in an element with this id. Its style sheets must be imported by the page itself.
 * @param id id of the element around the block
 * @param load imports the component
 */
export const hydrateOnVisible = <Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const Hydrated = lazy(async () => {
    if (!import.meta.env.SSR) await near(id);
    return { default: await load() };
  });
  return function WhenNear(props: Props) {
    return (
      <div id={id}>
        <Suspense fallback={<NotHydrated id={id} />}>
          <Hydrated {...props} />
        </Suspense>
      </div>
    );
  };
};
