import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { PageState } from '../../components/page-state/page-state.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { errorStatus, errorTitle } from '../../page-meta.ts';
import { screenAt } from '../../site-map.ts';
import { ErrorPage } from './error-page.tsx';
import styles from './list-boundary.module.css';

export interface ListBoundaryProps {
  error: unknown;
  /** The list's filters, filled from the address: they stay while the list could not be loaded. */
  filter: ReactNode;
}

/**
 * A list screen whose list did not come: the frame and the filters stay, in the list's place stand the reason (the
 * sentence of Seed §8, or what the content server said), whom to call, and a retry. The retry is a link to this very
 * page, so that it works with script and without.
 */
export function ListBoundary({ error, filter }: ListBoundaryProps) {
  const { siteInfo } = useSite();
  const { pathname, search } = useLocation();
  const status = errorStatus(error);
  if (status === 404 || status === 410) return <ErrorPage error={error} />;
  const phones = [
    { label: '服务热线', phone: siteInfo.hotline },
    { label: '停电报修', phone: siteInfo.outagePhone },
  ].filter(({ phone }) => phone);
  return (
    <SectionPage>
      <PageHeading title={screenAt(pathname)?.title ?? ''} />
      <div className={styles.list}>
        {filter}
        <PageState
          art="state-error"
          title={messageOf(error) || errorTitle(status)}
          role="alert"
          framed
          ways={
            <ButtonLink to={pathname + search} icon="refresh">
              重新加载
            </ButtonLink>
          }
        >
          <p>内容没有加载出来。请检查网络后重试，已填写的筛选条件会保留。</p>
          <ul className={styles.phones}>
            {phones.map(({ label, phone }) => (
              <li key={label}>
                <span>{`${label} `}</span>
                <a href={`tel:${phone}`}>{phone}</a>
              </li>
            ))}
          </ul>
        </PageState>
      </div>
    </SectionPage>
  );
}

const messageOf = (error: unknown): string => {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
};
