import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { PageState } from '../../components/page-state/page-state.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { useLateNow } from '../../runtime/use-server-now.ts';
import { toFailureWords } from '../../model/text/failure.ts';
import { errorStatus } from '../../page-meta.ts';
import type { Screen } from '../../screens/define-screen.ts';
import type { QueryOf } from '../../screens/query-fields.ts';
import { named } from '../../site-map.ts';
import { ErrorPage } from './error-page.tsx';
import styles from './list-boundary.module.css';
import { failureOf } from './page-failure.ts';

interface ListBoundaryProps<Query> {
  screen: Pick<Screen<Query>, 'title' | 'path' | 'parse'>;
  error: unknown;
  /**
   * The list's filters, filled from the URL: they stay while the list could not be loaded.
   * @param now epoch ms; undefined until the page is hydrated, since there is no server time to go by
   */
  renderFilter?: ((query: QueryOf<Query>, now: number | undefined) => ReactNode) | undefined;
}

/**
 * A list screen whose list did not come: the frame and the filters stay, in the list's place stand what is the matter,
 * what the reader can do, whom to call, and a retry. The retry is a link to this very page, so that it works with script
 * and without. The words of Spec §8 are the toast's.
 */
function ListBoundary<Query>({ screen, error, renderFilter }: ListBoundaryProps<Query>) {
  const { siteInfo } = useSite();
  const { search } = useLocation();
  const now = useLateNow();
  const filter = renderFilter?.(screen.parse(new URLSearchParams(search)).query, now);
  const status = errorStatus(error);
  if (status === 404 || status === 410) return <ErrorPage error={error} />;
  const failure = failureOf(error) ?? { reason: 'broken' };
  const { title, advice, way } = toFailureWords(failure);
  const phones = [
    { label: '服务热线', phone: siteInfo.hotline },
    { label: '停电报修', phone: siteInfo.outagePhone },
  ].filter(({ phone }) => phone);
  return (
    <SectionPage>
      <PageHeading title={screen.title} />
      <div className={styles.list}>
        {filter}
        <PageState
          art="state-error"
          title={title}
          failed
          framed
          ways={
            <>
              {way === 'clear' && search ? (
                <ButtonLink to={screen.path} icon="close">
                  清除筛选条件
                </ButtonLink>
              ) : null}
              <ButtonLink to={screen.path + search} icon="refresh" variant={way === 'retry' ? 'fill' : 'line'}>
                重新加载
              </ButtonLink>
              {way === 'elsewhere' ? (
                <>
                  <ButtonLink to={named.home} icon="home" variant="line">
                    返回首页
                  </ButtonLink>
                  <ButtonLink to={named.search} icon="search" variant="line">
                    站内搜索
                  </ButtonLink>
                </>
              ) : null}
              {failure.reason === 'offline' ? (
                <ButtonLink to={named.offline} icon="phone" variant="line">
                  离线停电信息
                </ButtonLink>
              ) : null}
            </>
          }
        >
          <p>{advice}</p>
          {search && way === 'retry' ? <p>已填写的条件会保留。</p> : null}
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

/** The `ErrorBoundary` of a list's route. */
export const listBoundaryOf = <Query,>(
  screen: ListBoundaryProps<Query>['screen'],
  renderFilter?: ListBoundaryProps<Query>['renderFilter'],
) =>
  function ScreenBoundary({ error }: { error: unknown }) {
    return <ListBoundary screen={screen} error={error} renderFilter={renderFilter} />;
  };
