import type { Page, Request } from '@playwright/test';
import type { EndpointName } from '@yunxia/contract/contract';

/**
 * Counts what a page asks for from now on. The stub's own counts hold the site's calls as well, which renews what it
 * keeps whenever it likes.
 */
export function countCalls(page: Page, endpoint: EndpointName): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/v1/${endpoint}`) calls += 1;
  });
  return () => calls;
}

/**
 * Holds the answers to a page's requests back until the test lets them go: a delay in ms is over too early on one
 * machine and too late on another.
 *
 * @param files glob of addresses
 * @param isHeld which of them; all when left out
 * @returns what lets them go
 */
export async function holdRequests(
  page: Page,
  files: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    if (isHeld(route.request())) await held;
    // The page may have been closed meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return release;
}
