import { useMemo } from 'react';
import { trustedHtml } from './trusted-types.ts';

/**
 * Markup for `dangerouslySetInnerHTML`, the same object as long as the text is the same: React writes the content again
 * whenever the object differs, which would empty a drawing and take a reader's selection away.
 */
export const useMarkup = (html: string): { __html: string | TrustedHTML } =>
  useMemo(() => ({ __html: trustedHtml(html) }), [html]);
