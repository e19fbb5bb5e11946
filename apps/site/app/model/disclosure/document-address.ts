/**
 * Where a PDF is read: in the document viewer when it is a file of ours (`/media/…`), else at its own address.
 * @param url as the content server answers it
 */
export const toDocumentAddress = (url: string): string =>
  url.startsWith('/media/') ? `/pdf?${new URLSearchParams({ file: url })}` : url;
