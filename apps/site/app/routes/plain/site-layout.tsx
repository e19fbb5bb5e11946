import { Outlet } from 'react-router';

/** The frame of every page except the document viewer: header, page, footer. */
export default function SiteLayout() {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
