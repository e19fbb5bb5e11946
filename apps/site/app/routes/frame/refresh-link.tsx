import { useLocation } from 'react-router';
import { forgetPage, pageKey } from '../../api/page-cache.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';

/** Asks anew for the page of this address; the kept one is forgotten first, so that it is really asked for. */
export function RefreshLink() {
  const location = useLocation();
  return (
    <span className="no-print" onClickCapture={() => forgetPage(pageKey(location))}>
      <LinkMore to={location.pathname + location.search} icon="refresh">
        刷新
      </LinkMore>
    </span>
  );
}
