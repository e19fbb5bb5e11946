/**
 * Trusted Types: under the page's policy (server/http/headers.ts) a browser takes no string where it could become script or
 * markup, unless one of the two policies here lets it. Browsers without Trusted Types take strings as ever.
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
 * What libraries hand over as strings, where it cannot do harm: text without markup, React's empty script element, data
 * (JSON-LD, which no browser runs), and the addresses of our own workers.
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
 * Lets markup into the page. For three sources alone: what the content server has sanitised, our own drawings, and what
 * already stands in the page.
 */
export const trustedHtml = (html: string): string | TrustedHTML => ownMarkup?.createHTML(html) ?? html;
