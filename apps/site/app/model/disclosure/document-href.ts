/**
 * Where a PDF is read: in the document viewer when it is a file of ours (`/media/…`), else at its own URL.
 * @param url as the content server answers it
 */
export const toDocumentHref = (url: string): string =>
  url.startsWith('/media/') ? `/pdf?${new URLSearchParams({ file: url })}` : url;
