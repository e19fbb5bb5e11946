import { createContext } from 'react';

/** The page's nonce for scripts of our own; undefined in the browser, which hides nonces. */
export const NonceContext = createContext<string | undefined>(undefined);
