// first: what comes after may hand strings to the page
import './runtime/trusted-types.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/**
 * A part that is hydrated after the browser has translated it is no longer what the server wrote; React draws it again,
 * which is all that has to happen. The site's own markup has no such elements.
 */
const onRecoverableError = (error: unknown): void => {
  if (!document.querySelector('body font')) reportError(error);
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError },
  );
});
