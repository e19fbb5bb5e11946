/** Extracts the text of a PDF, page by page, in a thread with limits on time and memory. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { joinLines } from '../../rich-text/plain-text.ts';
import { storable, type PageText } from './search-entry.ts';

export interface PdfTextLimits {
  /** Time for one file, in ms; what was read until then counts. */
  time: number;
  pages: number;
  /** Characters of one page. */
  characters: number;
  /** Memory of the thread, in MB. */
  memory: number;
}

export const PDF_TEXT_LIMITS: PdfTextLimits = { time: 60_000, pages: 1000, characters: 20_000, memory: 512 };

/**
 * What the thread runs: as text, because a bundler would look for the library in its own output. It tells each page as
 * soon as it is read.
 */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
(async () => {
  const { getDocument, VerbosityLevel } = await import(workerData.pdfjs);
  const pdf = await getDocument({
    data: workerData.data,
    cMapUrl: workerData.folder + 'cmaps/',
    standardFontDataUrl: workerData.folder + 'standard_fonts/',
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
    stopAtErrors: false,
  }).promise;
  for (let page = 1; page <= Math.min(pdf.numPages, workerData.pages); page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    const text = items.map((item) => (item.str ?? '') + (item.hasEOL ? '\\n' : '')).join('');
    parentPort.postMessage({ page, text: text.slice(0, workerData.characters) });
  }
  process.exit();
})().catch(() => process.exit());
`;

/**
 * Reads what can be read: of a broken, encrypted or scanned file nothing, of one that takes too long its first pages.
 * Never throws.
 */
export function readPdfText(data: Uint8Array, limits: PdfTextLimits = PDF_TEXT_LIMITS): Promise<PageText[]> {
  const pages: PageText[] = [];
  return new Promise((resolve) => {
    const library = createRequire(path.join(process.cwd(), 'package.json')).resolve('pdfjs-dist/legacy/build/pdf.mjs');
    const thread = new Worker(THREAD, {
      eval: true,
      workerData: {
        data: new Uint8Array(data),
        pdfjs: pathToFileURL(library).href,
        folder: `${path.resolve(library, '../../..')}${path.sep}`,
        pages: limits.pages,
        characters: limits.characters,
      },
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
      // What the library says of a broken file is nobody's concern here.
      stdout: true,
      stderr: true,
      execArgv: [],
    });
    const timer = setTimeout(() => void thread.terminate(), limits.time);
    thread.on('message', ({ page, text }: PageText) => {
      // Lines end anywhere in a Chinese word.
      const plain = storable(joinLines(text)).trim();
      if (plain !== '') pages.push({ page, text: plain });
    });
    // Out of memory, or something that the thread did not catch; its end follows.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      clearTimeout(timer);
      resolve(pages);
    });
  });
}
