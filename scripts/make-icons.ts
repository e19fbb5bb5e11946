// Draws the site's marks for tabs, home screens and share cards from its one mark, and the logo files for the press as PNG
// from their SVG, with the Chromium that the tests use.
// Run it when the mark changes, and commit what it writes: node scripts/make-icons.ts
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowser } from './browser.ts';
import { root } from './settings.ts';

const target = join(root, 'apps/site/public');
const ground = '#0b6472';

/** The mark in a box of 48: the disc, three currents that become a line, and the spark at its end (shell/brand.tsx). */
const waves = 'M9.5 16q4-4.4 8 0t8 0H36M6.5 24.5q4.6-5 9.2 0t9.2 0H36M9.5 33q4-4.4 8 0t8 0H34';
const strokes = `<path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" d="${waves}"/><circle cx="37.5" cy="24.5" r="3.6" fill="#ffbd45"/>`;
const svg = (viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;

/** The disc, on nothing. */
const disc = svg('0 0 48 48', `<circle cx="24" cy="24" r="23" fill="${ground}"/>${strokes}`);
/** The ground to the edges, for systems that cut icons to a shape of their own: the mark within the inner 80%. */
const full = svg('-4 -4 56 56', `<path fill="${ground}" d="M-4-4h56v56H-4z"/>${strokes}`);

const browser = await ensureBrowser();
if ('missing' in browser) throw new Error(`no Chromium: ${browser.missing}`);
const chromium = browser.path;
const folder = mkdtempSync(join(tmpdir(), 'yunxia-icons-'));

/** A page as a PNG of exactly this size; what it does not paint is transparent. */
function shoot(name: string, width: number, height: number, body: string): Buffer {
  const page = join(folder, `${name}.html`);
  const picture = join(folder, `${name}.png`);
  writeFileSync(
    page,
    `<!doctype html><style>*{margin:0}html,body{width:${width}px;height:${height}px;overflow:hidden}svg,img{display:block}</style>${body}`,
  );
  execFileSync(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--force-device-scale-factor=1',
      '--default-background-color=00000000',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--window-size=${width},${height}`,
      `--screenshot=${picture}`,
      pathToFileURL(page).href,
    ],
    { stdio: 'ignore' },
  );
  return readFileSync(picture);
}

/** The large pointers of the display settings: the tip is the hotspot that styles/elder.css names. */
function drawPointer(side: 64 | 96, fill: string, edge: string): string {
  const path = 'M5 2v18l4.6-4.4 3 6.6 3-1.4-3-6.4H19z';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="3.5 1.25 22 22"><path d="${path}" fill="${fill}" stroke="${edge}" stroke-width="1.2" stroke-linejoin="round"/></svg>`;
}

const square = (name: string, side: number, drawing: string): Buffer =>
  shoot(name, side, side, drawing.replace('<svg ', `<svg width="${side}" height="${side}" `));

/** An ICO file that holds one PNG. */
function toIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}

/** The mark before the valley of the first page. */
function shareCard(): Buffer {
  const valley = pathToFileURL(join(root, 'apps/site/app/art/hero-wide.svg')).href;
  const at = 'position:absolute';
  return shoot(
    'share',
    800,
    420,
    `<img src="${valley}" style="${at};inset:0;width:800px;height:420px;object-fit:cover">
     <div style="${at};left:56px;top:56px;width:144px">${disc}</div>`,
  );
}

/** Logo files for the press (routes/news/logo-files.ts), drawn by hand: how wide and high their PNG is. */
const logos: readonly (readonly [name: string, width: number, height: number])[] = [
  ['yunxia-light', 1430, 480],
  ['yunxia-deep', 1910, 960],
  ['yunxia-mono', 960, 960],
];

try {
  const write = (name: string, content: Buffer | string): void => {
    writeFileSync(join(target, name), content);
    console.log(`${name} ${Buffer.byteLength(content)} B`);
  };
  write('icon.svg', `${disc}\n`);
  write('favicon.ico', toIco(square('favicon', 32, disc), 32));
  write('apple-touch-icon.png', square('apple', 180, full));
  for (const side of [192, 512]) {
    write(`icon-${side}.png`, square(`icon-${side}`, side, disc));
    write(`icon-maskable-${side}.png`, square(`maskable-${side}`, side, full));
  }
  for (const side of [64, 96] as const) {
    write(`pointer-${side}.png`, shoot(`pointer-${side}`, side, side, drawPointer(side, '#0b2229', '#fff')));
    write(`pointer-${side}-yellow.png`, shoot(`pointer-y-${side}`, side, side, drawPointer(side, '#ffeb3b', '#000')));
  }
  write('share.png', shareCard());
  for (const [name, width, height] of logos) {
    const drawing = readFileSync(join(target, `logo/${name}.svg`), 'utf8');
    write(
      `logo/${name}.png`,
      shoot(name, width, height, drawing.replace('<svg ', `<svg width="${width}" height="${height}" `)),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
