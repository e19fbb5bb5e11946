import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { comparePictures } from '../pictures/picture.ts';
import { devices } from '../setup/device-table.ts';
import { expect, test as base, withSite } from '../setup/fixtures.ts';
import { findFreePort, releasePort } from '../setup/free-port.ts';
import { findNginx, startPlainProxy } from '../setup/plain-proxy.ts';

const nginx = findNginx();
/** Of text alone: nothing comes after its first frame. */
const PATH = '/legal_statement';

/** The site, which caches, behind a proxy that caches by URL alone. */
const test = base.extend<{}, { through: string }>({
  through: [
    async ({ stub }, use, { parallelIndex }) => {
      const [behind, port] = [await findFreePort(parallelIndex), await findFreePort(parallelIndex)];
      await withSite(
        stub.url,
        parallelIndex,
        async () => {
          const proxy = await startPlainProxy(nginx ?? '', port, behind);
          await use(proxy.url);
          await proxy.stop();
        },
        { SITE_PORT: String(behind), CACHE_SECONDS: '60' },
      );
      releasePort(port);
    },
    { scope: 'worker' },
  ],
});

/** What is set on the root element, and what the browser makes of it. */
type Seen = {
  device: string;
  dpr: string;
  layout: string;
  theme: string;
  view: string | undefined;
  scale: string;
  width: number;
  root: number;
};
type Reader = { name: string; options: BrowserContextOptions; cookie?: string; stored?: [string, string]; seen: Seen };

const optionsOf = (name: string): BrowserContextOptions => devices.find((one) => one.name === name)?.options ?? {};
const desktop: Seen = {
  ...{ device: 'desktop', dpr: '1', layout: 'wide', theme: 'light', view: undefined, scale: '' },
  ...{ width: 1440, root: 144 },
};
const readers: readonly Reader[] = [
  { name: 'desktop', options: optionsOf('desktop'), seen: desktop },
  {
    name: 'phone',
    options: optionsOf('iPhone, ratio 3'),
    seen: { ...desktop, device: 'mobile', dpr: '3', layout: 'narrow', width: 1170, root: 117 },
  },
  {
    name: 'tablet',
    options: optionsOf('iPad'),
    seen: { ...desktop, device: 'mobile', layout: 'medium', width: 1024, root: 54 },
  },
  {
    name: 'dark by the system',
    options: { ...optionsOf('desktop'), colorScheme: 'dark' },
    seen: { ...desktop, theme: 'dark' },
  },
  {
    name: 'dark by choice, on a phone',
    options: optionsOf('Android'),
    stored: ['yunxia-theme', 'dark'],
    seen: { ...desktop, device: 'mobile', layout: 'narrow', theme: 'dark', width: 412, root: 41.2 },
  },
  {
    name: 'large text',
    options: optionsOf('desktop'),
    stored: ['yunxia-reading-scale', '1.3'],
    seen: { ...desktop, scale: '1.3' },
  },
  {
    name: 'desktop page on a phone',
    options: optionsOf('Android'),
    cookie: 'desktop',
    seen: { ...desktop, view: 'desktop', width: 1280, root: 128 },
  },
];

/** What another reader has as well. */
const longReaders: readonly string[] = ['dark by the system', 'large text'];

/** Opens a browser as the reader has it. */
const open = async (browser: Browser, url: string, { options, cookie, stored }: Reader): Promise<Page> => {
  const context = await browser.newContext(options);
  if (cookie) await context.addCookies([{ name: 'yunxia-device', value: cookie, url }]);
  if (stored) await context.addInitScript(([name, value]) => localStorage.setItem(name, value), stored);
  return context.newPage();
};

/** Notes what the page is in its first frame, and every change of it afterwards. */
const watchFirstPaint = () => {
  const notes = { atPaint: undefined as Seen | undefined, changed: [] as string[] };
  Object.assign(window, { notes });
  const read = (): Seen => {
    const html = document.documentElement;
    const { device = '', dpr = '', layout = '', theme = '', view } = html.dataset;
    const scale = html.style.getPropertyValue('--fs-scale');
    const root = Number.parseFloat(getComputedStyle(html).fontSize);
    return { device, dpr, layout, theme, view, scale, width: html.clientWidth, root };
  };
  // Callbacks run before their frame is painted: the first one that finds a body is that of the first paint, or earlier.
  const each = () => {
    if (document.body) notes.atPaint = read();
    else requestAnimationFrame(each);
  };
  requestAnimationFrame(each);
  const attributes = ['data-device', 'data-dpr', 'data-layout', 'data-theme', 'data-view', 'style'];
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((records) => {
      for (const { attributeName, oldValue } of records) {
        const now = document.documentElement.getAttribute(attributeName ?? '');
        if (now !== oldValue) notes.changed.push(`${attributeName}: ${oldValue} → ${now}`);
      }
    }).observe(document.documentElement, { attributes: true, attributeFilter: attributes, attributeOldValue: true });
  });
};
type Notes = { atPaint: Seen | undefined; changed: string[] };

/** Whether a picture has one colour, as a window has before its page is painted. */
const isBlank = (page: Page, picture: Buffer): Promise<boolean> =>
  page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context?.getImageData(0, 0, canvas.width, canvas.height).data.buffer ?? []);
    return pixels.every((pixel) => pixel === pixels[0]);
  }, picture.toString('base64'));

/** What the browser has drawn, and when, in ms since 1970. */
type Frame = { picture: Buffer; time: number };

/** Records what the browser draws from now on. @returns what ends it, and resolves to the frames */
const recordFrames = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ picture: Buffer.from(data, 'base64'), time: (metadata.timestamp ?? 0) * 1000 });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return async () => {
    await session.send('Page.stopScreencast');
    return frames;
  };
};

// Without nginx these are not run; .ci/run installs it first.
const withNginx = nginx === undefined ? test.skip : test;

withNginx(
  'a proxy that caches by URL alone gives everyone the same bytes, from its cache',
  async ({ through: proxy }) => {
    for (const path of [PATH, '/home', '/information_disclosure/overhaul']) {
      const bodies = new Set<string>();
      const first = await fetch(proxy + path);
      expect([path, first.status, first.headers.get('X-Cache')]).toEqual([path, 200, 'MISS']);
      bodies.add(await first.text());
      // a second and less: one reader after the other would come too late on a slow machine
      const answers = await Promise.all(
        readers.map(({ options, cookie }) =>
          fetch(proxy + path, {
            headers: {
              'User-Agent': options.userAgent ?? 'desktop',
              Cookie: cookie ? `yunxia-device=${cookie}` : 'a=b',
            },
          }),
        ),
      );
      expect(answers.map(({ headers }) => headers.get('X-Cache'))).toEqual(readers.map(() => 'HIT'));
      for (const answer of answers) bodies.add(await answer.text());
      expect([path, bodies.size]).toEqual([path, 1]);
    }
  },
);

for (const reader of readers) {
  withNginx(
    `${reader.name}: the same bytes, and the right page in the first frame`,
    { tag: longReaders.includes(reader.name) ? '@long' : [] },
    async ({ through: proxy, browser, page }) => {
      const own = await open(browser, proxy, reader);
      await own.addInitScript(watchFirstPaint);
      const stop = await recordFrames(own);
      const response = await own.goto(proxy + PATH, { waitUntil: 'networkidle' });
      expect(await response?.text()).toBe(await (await fetch(proxy + PATH)).text());
      const notes = await own.evaluate(() => (window as unknown as { notes: Notes }).notes);
      expect(notes.atPaint).toEqual({ ...reader.seen, root: expect.closeTo(reader.seen.root, 1) });
      await own.waitForTimeout(400);
      expect(await own.evaluate(() => (window as unknown as { notes: Notes }).notes.changed)).toEqual([]);

      // Before the document is read to its end, a slow machine paints what has come of it: no other page, a part of this.
      const isRead = await own.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return performance.timeOrigin + (entry?.domInteractive ?? 0);
      });
      const frames = await stop();
      // Where its end shows nothing more, the last frame before it is the whole page.
      while (frames[1] && (frames[0]?.time ?? 0) < isRead) frames.shift();
      while (frames[0] && (await isBlank(page, frames[0].picture))) frames.shift();
      const first = frames[0]?.picture ?? Buffer.of();
      for (const later of [frames.at(-1)?.picture ?? first, await own.screenshot({ scale: 'css' })]) {
        expect((await comparePictures(page, first, later)).part).toBeLessThan(0.01);
      }
      await own.context().close();
    },
  );
}
