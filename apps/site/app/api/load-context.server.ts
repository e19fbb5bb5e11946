/** The load context: created per request (render/handler.ts). */
import type { Api } from '@yunxia/contract/client';
import { createContext } from 'react-router';
import type { RenderInput } from '../render/render-input.ts';

/** The input of the rendering; its calls go through the client. */
export interface LoadContext extends Omit<RenderInput, 'fetch'> {
  /** Client of the content server; each call adds the tags of its answer to `tags`. */
  readonly api: Api;
}

/** `context.get(loadContext)` in a loader. */
export const loadContext = createContext<LoadContext>();
