import type { BrowserContext, Page } from '@playwright/test';

/** The problems that a browser reported on the pages of a test. */
export type Problems = {
  /** Declares problems that the test itself brings about, such as the console line of a page that is a 404. */
  expect: (...patterns: RegExp[]) => void;
  /** The problems that nothing declared. */
  unexpected: () => string[];
};

/**
 * Collects console errors (hydration warnings, CSP reports and unhandled rejections among them), page errors and
 * requests to any other origin, from every page of the context.
 *
 * @param origin the only origin that pages may ask
 */
export function watchProblems(context: BrowserContext, origin: string): Problems {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const watch = (page: Page) => {
    page.on('console', (message) => {
      const isBad = message.type() === 'error' || /hydrat|Content Security Policy/i.test(message.text());
      if (isBad) seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => seen.push(`page error: ${error.stack ?? error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (/^(data|blob|about):/.test(url) || new URL(url).origin === origin) return;
      seen.push(`request to another origin: ${url}`);
    });
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  return {
    expect: (...patterns) => void expected.push(...patterns),
    unexpected: () => seen.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
}
