import type { Page } from '@playwright/test';

/** A text or an icon, and its contrast with the worst pixel of what is under it. */
export interface InkContrast {
  readonly what: string;
  readonly contrast: number;
}

/**
 * The contrast of every text and icon inside elements with the worst pixel under its box, from a picture of the window
 * without them: what a rule on colours cannot tell where the ground is a drawing.
 *
 * @param selector the elements whose texts and icons are looked at; what stands on a ground of its own inside is left out
 */
export async function worstContrasts(page: Page, selector: string): Promise<InkContrast[]> {
  const inks = await page.evaluate((within) => {
    const found: { what: string; colour: string; box: [number, number, number, number] }[] = [];
    const isPlain = (element: Element | null, root: Element): boolean => {
      for (let at = element; at && at !== root; at = at.parentElement) {
        const { backgroundColor, visibility, opacity } = getComputedStyle(at);
        if (visibility === 'hidden' || opacity === '0' || !/^rgba\(0, 0, 0, 0\)|transparent/.test(backgroundColor))
          return false;
      }
      return true;
    };
    for (const root of document.querySelectorAll(within)) {
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement;
        if (!element || element.closest('.vh, [hidden]') || !isPlain(element, root)) continue;
        if (node instanceof Element ? node.localName !== 'svg' : !node.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNode(node);
        for (const { left, top, right, bottom } of range.getClientRects()) {
          const box = [Math.max(0, left), Math.max(0, top), Math.min(innerWidth, right), Math.min(innerHeight, bottom)];
          if ((box[2] ?? 0) - (box[0] ?? 0) < 1 || (box[3] ?? 0) - (box[1] ?? 0) < 1) continue;
          const what =
            node.nodeValue?.trim() || element.closest('a, button')?.getAttribute('aria-label') || element.localName;
          found.push({ what, colour: getComputedStyle(element).color, box: box as [number, number, number, number] });
        }
      }
    }
    // Shown again by the next call at the latest: the caller asks nothing else of this page in between.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${within}) * { visibility: hidden !important }`);
    document.adoptedStyleSheets = [sheet];
    return found;
  }, selector);
  if (inks.length === 0) return [];
  const [left, top] = [0, 1].map((side) => Math.floor(Math.min(...inks.map(({ box }) => box[side] ?? 0))));
  const [right, bottom] = [2, 3].map((side) => Math.ceil(Math.max(...inks.map(({ box }) => box[side] ?? 0))));
  const clip = { x: left ?? 0, y: top ?? 0, width: (right ?? 0) - (left ?? 0), height: (bottom ?? 0) - (top ?? 0) };
  const picture = await page.screenshot({ clip, scale: 'css', animations: 'allow' });
  return page.evaluate(
    async ({ data, inks: all, from }) => {
      document.adoptedStyleSheets = [];
      const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const luminance = ([r = 0, g = 0, b = 0]: readonly number[]): number => {
        const linear = (value: number) => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
        return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
      };
      return all.map(({ what, colour, box: [x0, y0, x1, y1] }) => {
        const ink = luminance((colour.match(/[\d.]+/g) ?? []).map(Number));
        const [width, height] = [Math.max(1, Math.floor(x1 - x0)), Math.max(1, Math.floor(y1 - y0))];
        const pixels = context.getImageData(x0 - from.x, y0 - from.y, width, height).data;
        let contrast = 21;
        for (let at = 0; at < pixels.length; at += 4) {
          const ground = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
          contrast = Math.min(contrast, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
        }
        return { what, contrast: Math.round(contrast * 100) / 100 };
      });
    },
    { data: picture.toString('base64'), inks, from: clip },
  );
}
