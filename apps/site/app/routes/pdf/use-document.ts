import { useEffect, useRef, useState } from 'react';
import { type Failure, toFailure, unsupported } from './document-failure.ts';
import { canShowDocuments, openDocument, type OpenDocument, type Opening } from './open-document.ts';
import { readPageNumber } from './page-number.ts';
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
      /** The document's own title, or the name it is saved under; '' without either. */
      readonly title: string;
    };

/** The sizes of all pages of a file up to this many bytes are read ahead. */
export const SMALL_FILE = 1024 * 1024;

const opening: DocumentState = { phase: 'opening', part: null };

/** The name a document is saved under, without its ending, or the title in its metadata; '' when there is none. */
const titleOf = async ({ pdf, name: saved }: OpenDocument): Promise<string> => {
  try {
    // Editors choose the name; the title inside is often the writing program's own.
    const name = saved.replace(/\.pdf$/i, '').trim();
    if (name) return name;
    const { info } = (await pdf.getMetadata()) as { info?: { Title?: unknown } };
    return typeof info?.Title === 'string' ? info.Title.trim() : '';
  } catch {
    return '';
  }
};

/** A document, how far it is, and what can be done about it. */
export interface OpenedDocument {
  readonly state: DocumentState;
  /** Parts of the file do not come at present; they are asked for again and again. */
  readonly isLost: boolean;
  /** Begins again from the start. */
  readonly retry: () => void;
  /** Asks at once for the parts that did not come. */
  readonly reconnect: () => void;
}

/**
 * Opens a document while the component is on the page.
 * @param url of a file of ours; '' opens nothing
 */
export function useDocument(url: string): OpenedDocument {
  const [state, setState] = useState<DocumentState>(opening);
  const [attempt, setAttempt] = useState(0);
  const [isLost, setLost] = useState(false);
  const current = useRef<Opening | null>(null);
  useEffect(() => {
    if (!url) return;
    if (!canShowDocuments()) {
      setState({ phase: 'failed', failure: unsupported });
      return;
    }
    let isHere = true;
    const tell = (next: DocumentState) => isHere && setState(next);
    tell(opening);
    const task = openDocument(url, {
      onProgress: (part) => isHere && setState((now) => (now.phase === 'opening' ? { phase: 'opening', part } : now)),
      onTrouble: (lost) => isHere && setLost(lost),
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
    current.current = task;
    const open = async () => {
      const document = await task.document;
      const sizes = await readSizes(document.pdf, readPageNumber(location.hash) ?? 1, document.bytes <= SMALL_FILE);
      tell({ phase: 'open', document, sizes, title: await titleOf(document) });
    };
    open().catch((error: unknown) => tell({ phase: 'failed', failure: toFailure(error) }));
    return () => {
      isHere = false;
      current.current = null;
      setLost(false);
      task.close();
    };
  }, [url, attempt]);
  return {
    state,
    isLost,
    retry: () => setAttempt((count) => count + 1),
    reconnect: () => current.current?.reconnect(),
  };
}
