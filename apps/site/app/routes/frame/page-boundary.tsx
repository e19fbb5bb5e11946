import { Outlet } from 'react-router';
import { pageMeta } from '../../page-meta.ts';
import { ErrorPage } from './error-page.tsx';

export const meta = pageMeta;

/** Between frame and screens, so that a screen's failure is shown inside the frame. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
