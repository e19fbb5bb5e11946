/**
 * A cached page cannot carry a nonce: everyone would have the same. It is rendered with one; then exactly the
 * scripts that bear it are hashed, the nonce is taken out, and the page gets a policy of its own.
 */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../http/headers.ts';

/** A page without a nonce, and the policy under which its own scripts run. */
export interface SealedPage {
  readonly html: string;
  readonly policy: string;
}

/** The nonce that a policy names; undefined when it names none. */
export const nonceOf = (policy: string): string | undefined => /'nonce-([A-Za-z0-9+/=]+)'/.exec(policy)?.[1];

/**
 * @param html rendered under the nonce, which nobody who wrote content could know
 * @param nonce base64
 */
export const sealPage = (html: string, nonce: string): SealedPage => {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const sealed = html.replaceAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
    (whole, attributes: string, code: string) => {
      if (!attributes.includes(mark)) return whole;
      if (!/\ssrc=/.test(attributes)) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
      return `<script${attributes.replace(mark, '')}>${code}</script>`;
    },
  );
  return { html: sealed.replaceAll(mark, ''), policy: contentSecurityPolicy([...hashes]) };
};
