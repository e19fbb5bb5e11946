import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EXAMPLES_AT } from '@yunxia/contract/examples';
import { devices } from '../setup/device-table.ts';
import { expect, test as base, withSite } from '../setup/fixtures.ts';
import { everyPlace } from '../setup/screens.ts';
import { setTheme } from '../setup/window.ts';
import { comparePictures, takePicture } from './picture.ts';

/** The moment that server and content live in. */
const now = Date.parse(EXAMPLES_AT);
const isRenewal = process.env.PICTURES_RENEW === '1';
const madeFolder = join(import.meta.dirname, 'made');
const reportFolder = join(import.meta.dirname, '../../.cache/pictures');
/** Part of the pixels that may differ: a caret, the edge of a letter. */
const tolerated = 0.001;

/** The site with a clock that stands still and an origin that every machine shares (it is in the QR codes). */
const test = base.extend<object, object>({
  site: [
    async ({ stub }, use, { parallelIndex }) => {
      const clock = pathToFileURL(join(import.meta.dirname, 'fixed-clock.mjs')).href;
      await withSite(stub.url, parallelIndex, use, {
        NODE_OPTIONS: `--import ${clock}`,
        PICTURES_NOW: String(now),
        SITE_URL: 'https://www.example.com',
      });
    },
    { scope: 'worker' },
  ],
});

const phone = devices.find(({ name }) => name === 'Android')?.options;
const looks = [
  { device: 'desktop', options: { viewport: { width: 1440, height: 900 } } },
  { device: 'phone', options: { ...phone, deviceScaleFactor: 1 } },
] as const;

/** `/details?id=101` → `details`, and so on for every place: its name as one of a file. */
const fileName = (name: string) =>
  name
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

for (const { device, options } of looks) {
  test.describe(device, () => {
    test.use(options);

    for (const { name, path } of everyPlace) {
      test(name, async ({ page, context, stub, problems }) => {
        problems.expect(/Failed to load resource/);
        stub.setNow(now);
        // The browser's clock is the server's: by its own one the page would wait for what is over already.
        await page.clock.setFixedTime(now);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        for (const theme of ['light', 'dark'] as const) {
          await setTheme(page, theme);
          const picture = await takePicture(page, device);
          const file = `${fileName(name)}.${device}.${theme}.webp`;
          const made = join(madeFolder, file);
          if (isRenewal) {
            mkdirSync(madeFolder, { recursive: true });
            writeFileSync(made, picture);
            continue;
          }
          expect(existsSync(made), `${file} is there: npm run pictures:renew makes it`).toBe(true);
          const before = readFileSync(made);
          if (before.equals(picture)) continue;
          const { part, picture: marked } = await comparePictures(await context.newPage(), before, picture);
          mkdirSync(reportFolder, { recursive: true });
          rmSync(join(reportFolder, `${file}.png`), { force: true });
          if (part > tolerated) writeFileSync(join(reportFolder, `${file}.png`), marked);
          expect
            .soft(part, `part of ${file} that differs, in red in .cache/pictures/${file}.png`)
            .toBeLessThanOrEqual(tolerated);
        }
      });
    }
  });
}
