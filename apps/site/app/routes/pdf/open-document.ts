/** Opens a document with pdf.js, which is fetched here and nowhere else. Browser only. */
import type * as pdfjsModule from 'pdfjs-dist';
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import pdfjsRoot from 'virtual:pdfjs-root';
import { createFileParts, PART_BYTES, readFileStart } from './file-source.ts';

/** pdf.js as a module. */
export type PdfJs = typeof pdfjsModule;

/** An open document, and the library that opened it. */
export interface OpenDocument {
  readonly pdfjs: PdfJs;
  readonly pdf: PDFDocumentProxy;
  /** Length of the file in bytes. */
  readonly bytes: number;
  /** Name under which it is saved; '' when the server names none. */
  readonly name: string;
}

/** What the reader sees and answers while a document opens. */
export interface OpeningCallbacks {
  /** How much of what is needed first has come, 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** The file is locked: `tryPassword` takes what the reader types. `wrong`: one was tried. */
  readonly onPassword: (tryPassword: (password: string) => void, wrong: boolean) => void;
  /** true: a part of the file does not come, and is asked for again; false: all have come after all. */
  readonly onTrouble: (isLost: boolean) => void;
}

/** A document that is being opened. */
export interface Opening {
  readonly document: Promise<OpenDocument>;
  /** Asks at once for the parts that did not come. */
  readonly reconnect: () => void;
  /** Stops, and frees what it has taken: worker, file, fonts. */
  readonly close: () => void;
}

/** Older versions compile fonts to script unless told not to (CVE-2024-4367); this one no longer knows how. */
const noEval = { isEvalSupported: false };

let library: Promise<PdfJs> | undefined;
const loadPdfJs = async (): Promise<PdfJs> => {
  try {
    await import(/* @vite-ignore */ `${pdfjsRoot}old-browsers.mjs`);
    library ??= import(/* @vite-ignore */ `${pdfjsRoot}pdf.min.mjs`) as Promise<PdfJs>;
    const pdfjs = await library;
    pdfjs.GlobalWorkerOptions.workerSrc = `${pdfjsRoot}start-worker.mjs`;
    return pdfjs;
  } catch (error) {
    library = undefined;
    throw error;
  }
};

/** Whether this browser has what pdf.js cannot do without; its own checks come too late for a clear message. */
export const canShowDocuments = (): boolean =>
  typeof Worker === 'function' && typeof ReadableStream === 'function' && typeof FontFace === 'function';

/**
 * @param url a path that {@link mediaPath} has let pass
 */
export const openDocument = (url: string, { onProgress, onPassword, onTrouble }: OpeningCallbacks): Opening => {
  let task: PDFDocumentLoadingTask | undefined;
  let reconnect = () => undefined as void;
  const leave = new AbortController();
  const { signal } = leave;
  const open = async (): Promise<OpenDocument> => {
    const [pdfjs, start] = await Promise.all([loadPdfJs(), readFileStart(url, signal, onProgress)]);
    signal.throwIfAborted();
    if (start.total === 0) throw new pdfjs.InvalidPDFException('The PDF file is empty.');
    const parts = start.total > start.bytes.length ? createFileParts(pdfjs, url, start, onTrouble, signal) : undefined;
    if (parts) reconnect = parts.retry;
    task = pdfjs.getDocument({
      ...noEval,
      ...(parts ? { range: parts.transport } : { data: start.bytes }),
      cMapUrl: `${pdfjsRoot}cmaps/`,
      standardFontDataUrl: `${pdfjsRoot}standard_fonts/`,
      iccUrl: `${pdfjsRoot}iccs/`,
      wasmUrl: `${pdfjsRoot}wasm/`,
      enableXfa: false,
      rangeChunkSize: PART_BYTES,
      // A page of a large file costs that page, not the file.
      disableAutoFetch: true,
      disableStream: true,
      verbosity: 0,
    });
    task.onPassword = (tryPassword: (password: string) => void, reason: number) =>
      onPassword(tryPassword, reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD);
    const pdf = await task.promise;
    if (pdf.numPages === 0) throw new pdfjs.InvalidPDFException('The PDF file is empty.');
    return { pdfjs, pdf, bytes: start.total, name: start.name };
  };
  return {
    document: open(),
    reconnect: () => reconnect(),
    close: () => {
      leave.abort(new DOMException('closed', 'AbortError'));
      void task?.destroy();
    },
  };
};
