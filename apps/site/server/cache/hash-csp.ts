/**
 * The hash-based CSP of a cached page. A cached page cannot use a nonce, because every visitor would get the same one. The
 * page is rendered with a nonce; then the scripts that have it are hashed, the nonce is removed, and the policy lists the
 * hashes.
 */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../../app/render/page-policy.ts';

/** A page without a nonce, and the policy that allows its own scripts. */
export interface HashCspPage {
  readonly html: string;
  readonly policy: string;
}

/** The nonce that a policy names; undefined when it names none. */
export const nonceOf = (policy: string): string | undefined => /'nonce-([A-Za-z0-9+/=]+)'/.exec(policy)?.[1];

/**
 * Replaces the nonce by hashes.
 * @param html rendered with the nonce, which authors of content cannot know
 * @param nonce base64
 */
export const withHashCsp = (html: string, nonce: string): HashCspPage => {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const withoutNonce = html.replaceAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
    (whole, attributes: string, code: string) => {
      if (!attributes.includes(mark)) return whole;
      if (!/\ssrc=/.test(attributes)) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
      return `<script${attributes.replace(mark, '')}>${code}</script>`;
    },
  );
  return { html: withoutNonce.replaceAll(mark, ''), policy: contentSecurityPolicy([...hashes]) };
};
