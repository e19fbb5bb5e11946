import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Editor } from './editor.ts';
import { gotoHydrated } from './hydrated.ts';
import { beLate } from './lateness.ts';

/**
 * A page in the smallest window that the desk is made for; `goto` and `reload` end when it answers to presses.
 *
 * @param who signed in; undefined: nobody
 */
export async function openAdmin(
  browser: Browser,
  who: Editor | undefined,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
  gotoHydrated(context);
  await beLate(context);
  if (who) await context.addCookies([who.cookie]);
  return context.newPage();
}
