import { useLocation } from 'react-router';
import { invalidatePage, pageKey } from '../../api/page-cache.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';

/** Fetches the page of this URL again; its cache entry is invalidated first. */
export function RefreshLink() {
  const location = useLocation();
  return (
    <span className="no-print" onClickCapture={() => invalidatePage(pageKey(location))}>
      <LinkMore to={location.pathname + location.search} icon="refresh">
        刷新
      </LinkMore>
    </span>
  );
}
