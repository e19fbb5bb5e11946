import { useEffect, useState } from 'react';
import { type Failure, toFailure, unsupported } from './document-failure.ts';
import { canShowDocuments, openDocument, type OpenDocument } from './open-document.ts';
import { readPageNumber } from './page-address.ts';
import type { PageSize } from './page-geometry.ts';
import { readSizes } from './page-sizes.ts';

/** How far a document is. */
export type DocumentState =
  /** `part`: 0 to 1, null while the length is not known. */
  | { readonly phase: 'opening'; readonly part: number | null }
  | { readonly phase: 'locked'; readonly wrong: boolean; readonly tryPassword: (password: string) => void }
  | { readonly phase: 'failed'; readonly failure: Failure }
  | {
      readonly phase: 'open';
      readonly document: OpenDocument;
      /** Sizes of the pages; those that are not known yet are taken for the first page's. */
      readonly sizes: readonly (PageSize | undefined)[];
      /** Bytes of the file; 0 when they are not known. */
      readonly bytes: number;
      /** The document's own title, or the name it is saved under; '' without either. */
      readonly title: string;
    };

/** The sizes of all pages of a file up to this many bytes are read ahead. */
export const SMALL_FILE = 1024 * 1024;

const opening: DocumentState = { phase: 'opening', part: null };

/** The name a document is saved under, without its ending, or the title in its metadata; '' when there is none. */
const titleOf = async ({ pdf }: OpenDocument): Promise<string> => {
  try {
    const { info, contentDispositionFilename } = (await pdf.getMetadata()) as {
      info?: { Title?: unknown };
      contentDispositionFilename?: string | null;
    };
    const name = (contentDispositionFilename ?? '').replace(/\.pdf$/i, '').trim();
    // Editors choose the name; the title inside is often the writing program's own.
    return name || (typeof info?.Title === 'string' ? info.Title.trim() : '');
  } catch {
    return '';
  }
};

/**
 * Opens a document while the component is on the page.
 * @param url of a file of ours; '' opens nothing
 * @returns its state, and a way to begin again
 */
export function useDocument(url: string): readonly [DocumentState, () => void] {
  const [state, setState] = useState<DocumentState>(opening);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!url) return;
    if (!canShowDocuments()) {
      setState({ phase: 'failed', failure: unsupported });
      return;
    }
    let isHere = true;
    let bytes = 0;
    const tell = (next: DocumentState) => isHere && setState(next);
    tell(opening);
    const task = openDocument(url, {
      onProgress: (part, total) => {
        bytes = Math.max(bytes, total);
        if (isHere) setState((now) => (now.phase === 'opening' ? { phase: 'opening', part } : now));
      },
      onPassword: (tryPassword, wrong) =>
        tell({
          phase: 'locked',
          wrong,
          tryPassword: (password) => {
            tell(opening);
            tryPassword(password);
          },
        }),
    });
    const open = async () => {
      const document = await task.document;
      const sizes = await readSizes(document.pdf, readPageNumber(location.hash) ?? 1, bytes <= SMALL_FILE);
      tell({ phase: 'open', document, sizes, bytes, title: await titleOf(document) });
    };
    open().catch((error: unknown) => tell({ phase: 'failed', failure: toFailure(error) }));
    return () => {
      isHere = false;
      task.close();
    };
  }, [url, attempt]);
  return [state, () => setAttempt((count) => count + 1)];
}
