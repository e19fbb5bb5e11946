import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { Toasts } from '../../shell/toast.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ErrorPage } from '../frame/error-page.tsx';
import { loadPdf, type PdfPage } from './load-pdf.ts';
import { PdfLibrary } from './pdf-library.tsx';
import { PdfViewer } from './pdf-viewer.tsx';

export const meta = pageMeta;

export const handle: ScreenHandle<PdfPage> = { record: ({ title }) => ({ title }) };

export const loader = serverLoad(loadPdf);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<PdfPage> =>
  (await import('./load-pdf.ts')).loadPdf(api, args),
);

/** 文档预览: all documents, or one of them. A full page outside the frame (Seed §2). */
export default function Pdf({ loaderData: { document, documents } }: { loaderData: PdfPage }) {
  return (
    <>
      {document ? <PdfViewer key={document.url} shown={document} /> : <PdfLibrary documents={documents} />}
      <Toasts />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  );
}
