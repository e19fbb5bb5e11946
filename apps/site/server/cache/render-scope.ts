/** What the rendering of one page has used: noted by the calls that it makes, wherever in the page they are. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface RenderScope {
  /** Tags of every answer that the page is made of. */
  readonly tags: Set<string>;
  /** Some answer was an old one, because no new one could be had. */
  isOld: boolean;
  /** Some answer did not come at all: the page may lack a part. */
  isPartial: boolean;
}

export const createScope = (): RenderScope => ({
  tags: new Set(),
  isOld: false,
  isPartial: false,
});

export const renderScope = new AsyncLocalStorage<RenderScope>();
