import { expect, type Page } from '@playwright/test';

/** Address of a document of the stub server, by its name; see drawPdf in stub-media.ts for what names mean. */
export const viewer = (name: string, hash = ''): string =>
  `/pdf?${new URLSearchParams({ file: `/media/${name}` })}${hash}`;
/** A page of the open document, by its number. */
export const pageBox = (page: Page, number: number) => page.locator(`[data-page="${number}"][role=group]`);
/** The field with the current page number. */
export const pageField = (page: Page) => page.getByRole('textbox', { name: /页码/ });
/** The box that scrolls. */
export const pages = (page: Page) => page.getByRole('region', { name: /正文/ });

/** Opens a document and waits for the page that is to be seen first. */
export const open = async (page: Page, name: string, hash = '', first = 1): Promise<void> => {
  await page.goto(viewer(name, hash));
  await expect(pageBox(page, first).locator('canvas')).toBeVisible();
  await expect(pageBox(page, first)).toContainText(`第${first}页`);
};

/** Number, total and largest area of the canvases that hold pixels. */
export const canvases = (page: Page) =>
  page.evaluate(() => {
    const areas = [...document.querySelectorAll('canvas')].map(({ width, height }) => width * height).filter(Boolean);
    return { count: areas.length, total: areas.reduce((sum, area) => sum + area, 0), largest: Math.max(0, ...areas) };
  });
