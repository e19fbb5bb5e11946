import type { Page } from '@playwright/test';

/** A part of its size at which a page is kept, so that all pictures together stay small. */
const scale = { desktop: 0.3, phone: 0.4 } as const;
/** Longest part of a page that is kept, in CSS px. */
const maxHeight = 3200;

/** Takes a reduced picture (WebP) of the page from its top on. Waits for its images first. */
export async function takePicture(page: Page, device: keyof typeof scale): Promise<Buffer> {
  // Pictures further down are fetched as they come near, and so are the drawings that join the page. A block that is hydrated
  // only when it comes near looks out for its drawing afterwards: hence twice.
  for (const _pass of [1, 2]) {
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
      scrollTo(0, 0);
    });
    await page.waitForLoadState('networkidle');
  }
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getClientRects().length === 0),
  );
  const size = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 50,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: size.width, height: Math.min(size.height, maxHeight), scale: scale[device] },
  });
  await browser.detach();
  return Buffer.from(data, 'base64');
}

/** How two pictures differ. */
export interface Difference {
  /** Part of the pixels that differ visibly, 0 to 1; 1 when the sizes differ. */
  readonly part: number;
  /** The new picture with what differs in red, PNG. */
  readonly picture: Buffer;
}

/** Compares two WebP pictures in an empty page of the browser, which can read them. */
export async function comparePictures(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const [part, url] = await page.evaluate(
    async ([one = '', two = '']) => {
      /** A channel differs visibly from this step on, of 255. */
      const visible = 32;
      const read = async (data: string) => {
        const image = new Image();
        image.src = `data:image/webp;base64,${data}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        return { canvas, context, pixels: context.getImageData(0, 0, canvas.width, canvas.height) };
      };
      const [a, b] = [await read(one), await read(two)];
      if (a.canvas.width !== b.canvas.width || a.canvas.height !== b.canvas.height) {
        return [1, b.canvas.toDataURL()] as const;
      }
      let count = 0;
      for (let at = 0; at < a.pixels.data.length; at += 4) {
        const differs = [0, 1, 2].some(
          (channel) => Math.abs((a.pixels.data[at + channel] ?? 0) - (b.pixels.data[at + channel] ?? 0)) >= visible,
        );
        if (!differs) continue;
        count += 1;
        b.pixels.data.set([255, 0, 0, 255], at);
      }
      b.context.putImageData(b.pixels, 0, 0);
      return [count / (a.pixels.data.length / 4), b.canvas.toDataURL()] as const;
    },
    [before.toString('base64'), after.toString('base64')],
  );
  return { part, picture: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}
