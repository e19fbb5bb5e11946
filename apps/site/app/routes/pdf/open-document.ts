/** Opens a document with pdf.js, which is fetched here and nowhere else. Browser only. */
import type * as pdfjsModule from 'pdfjs-dist';
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import pdfjsRoot from 'virtual:pdfjs-root';

/** pdf.js as a module. */
export type PdfJs = typeof pdfjsModule;

/** An open document, and the library that opened it. */
export interface OpenDocument {
  readonly pdfjs: PdfJs;
  readonly pdf: PDFDocumentProxy;
}

/** What the reader is told and asked while a document opens. */
export interface OpeningCallbacks {
  /** Part that has come, 0 to 1, and the length in bytes; null and 0 while it is not known. */
  readonly onProgress: (part: number | null, total: number) => void;
  /** The file is locked: `tryPassword` takes what the reader types. `wrong`: one was tried. */
  readonly onPassword: (tryPassword: (password: string) => void, wrong: boolean) => void;
}

/** A document that is being opened. */
export interface Opening {
  readonly document: Promise<OpenDocument>;
  /** Stops, and frees what it has taken: worker, file, fonts. */
  readonly close: () => void;
}

/** Bytes of one range request. Files up to twice as long come whole. */
const RANGE_BYTES = 256 * 1024;

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
export const openDocument = (url: string, { onProgress, onPassword }: OpeningCallbacks): Opening => {
  let task: PDFDocumentLoadingTask | undefined;
  let isClosed = false;
  const open = async (): Promise<OpenDocument> => {
    const pdfjs = await loadPdfJs();
    if (isClosed) throw new DOMException('closed', 'AbortError');
    task = pdfjs.getDocument({
      ...noEval,
      url,
      cMapUrl: `${pdfjsRoot}cmaps/`,
      standardFontDataUrl: `${pdfjsRoot}standard_fonts/`,
      iccUrl: `${pdfjsRoot}iccs/`,
      wasmUrl: `${pdfjsRoot}wasm/`,
      enableXfa: false,
      rangeChunkSize: RANGE_BYTES,
      // A page of a large file costs that page, not the file.
      disableAutoFetch: true,
      disableStream: true,
      verbosity: 0,
    });
    task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
      onProgress(total > 0 ? Math.min(1, loaded / total) : null, total > 0 ? total : 0);
    task.onPassword = (tryPassword: (password: string) => void, reason: number) =>
      onPassword(tryPassword, reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD);
    return { pdfjs, pdf: await task.promise };
  };
  return {
    document: open(),
    close: () => {
      isClosed = true;
      void task?.destroy();
    },
  };
};
