/**
 * Trusted Types: under the page's policy (app/render/page-policy.ts) a browser rejects strings in script and markup sinks, unless
 * one of the two policies here creates the value. Browsers without Trusted Types accept strings.
 */
import { WORKER_PATH } from '../device/constants.ts';

interface Rules {
  readonly createHTML?: (text: string) => string | null;
  readonly createScript?: (text: string) => string | null;
  readonly createScriptURL?: (url: string) => string | null;
}
interface Factory {
  createPolicy(name: string, rules: Rules): { createHTML(text: string): TrustedHTML };
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/** The one script element that React makes, from a constant of its own, and fills afterwards. */
const EMPTY_SCRIPT = '<script></script>';

const isData = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

/**
 * The `default` policy: allows harmless strings from libraries, which are text without markup, React's empty script element,
 * data (JSON-LD, which no browser runs), and the URLs of our own workers.
 */
export const harmless: Required<Rules> = {
  createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes('<') ? text : null),
  createScript: (text) => (isData(text) ? text : null),
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, location.href);
    const isOurs = origin === location.origin && (pathname === WORKER_PATH || pathname.startsWith('/assets/'));
    return isOurs ? url : null;
  },
};

factory?.createPolicy('default', harmless);
const ownMarkup = factory?.createPolicy('yunxia', { createHTML: (html) => html });

/**
 * Creates trusted markup, for three sources only: HTML that the content server has sanitised, our own drawings, and markup
 * that is already in the page.
 */
export const trustedHtml = (html: string): string | TrustedHTML => ownMarkup?.createHTML(html) ?? html;
