import type { Api } from '@yunxia/contract/client';
import { type PdfItem, pdfList } from '@yunxia/contract/pdf';
import { type LoadArgs, notFound, optional, readId } from '../../api/load.ts';
import { mediaPath } from './media-path.ts';

/** A document as the viewer shows it; facts that are not known are '' or null. */
export interface ShownDocument {
  readonly title: string;
  /** Address of the file. */
  readonly url: string;
  /** Whether the viewer may open it: a file of ours. Others are a link. */
  readonly isOurs: boolean;
  /** The title is only the file's name: the document may know a better one. */
  readonly isUntitled: boolean;
  readonly size: number | null;
  readonly pages: number | null;
  readonly category: string;
  readonly publishedAt: string | null;
}

/** What the page shows: one document, or all there are. */
export interface PdfPage {
  readonly title: string;
  readonly document: ShownDocument | null;
  readonly documents: readonly PdfItem[];
}

const UNTITLED = '未命名文档';

const toShown = (item: PdfItem): ShownDocument => ({
  ...item,
  title: item.title || UNTITLED,
  isOurs: mediaPath(item.url) !== undefined,
  isUntitled: !item.title,
});

const nameOf = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));

/**
 * The document of `?id=` (of pdf-list) or `?file=` (a PDF below /media/ of this site, nothing else), or all documents.
 * @throws the 404 page for every other `file`, for a repeated one, and for an `id` that is not in the list
 */
export async function load(api: Api, { url, signal }: LoadArgs): Promise<PdfPage> {
  const files = url.searchParams.getAll('file');
  if (files.length > 0) {
    const path = files.length === 1 && !url.searchParams.has('id') ? mediaPath(files[0] ?? '') : undefined;
    if (!path) throw notFound();
    const known = (await optional(api(pdfList, {}, { signal }), null))?.list.find((item) => item.url === path);
    const document = known
      ? toShown(known)
      : {
          title: nameOf(path),
          url: path,
          isOurs: true,
          isUntitled: true,
          size: null,
          pages: null,
          category: '',
          publishedAt: null,
        };
    return { title: document.title, document, documents: [] };
  }
  const { list } = await api(pdfList, {}, { signal });
  if (!url.searchParams.has('id')) return { title: '文档预览', document: null, documents: list };
  const id = readId(url);
  const found = list.find((item) => item.id === id);
  if (!found) throw notFound();
  const document = toShown(found);
  return { title: document.title, document, documents: [] };
}
