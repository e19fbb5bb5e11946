import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { Toasts } from '../../components/toast/toast.tsx';
import { ErrorPage } from '../frame/error-page.tsx';
import { PdfLibrary } from './pdf-library.tsx';
import { PdfViewer } from './pdf-viewer.tsx';
import { pdf } from './pdf.screen.ts';

export const handle = handleOf(pdf, { record: ({ title }) => ({ title }) });
export const meta = pageMeta;
export const loader = loaderOf(pdf);
export const clientLoader = clientLoaderOf(pdf);

/** 文档预览: all documents, or one of them. A full page outside the frame (Spec §2). */
export default pageOf(pdf, ({ document, documents }) => (
  <>
    {document ? <PdfViewer key={document.url} shown={document} /> : <PdfLibrary documents={documents} />}
    <Toasts />
  </>
));

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  );
}
