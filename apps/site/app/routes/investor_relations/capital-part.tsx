import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Words } from '../../components/words/words.tsx';
import type { CapitalView } from '../../model/investor/capital.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import styles from './dividend-page.module.css';

const toHref = (id: number) => detailHref(noticeDetailPath('announcement'), id);

/** The share capital as one bar of two parts, and its changes; null: it could not be read. */
export function CapitalPart({ capital }: { capital: { readonly view: CapitalView | null } | null }) {
  const view = capital?.view;
  if (!view) {
    return (
      <section className={styles.section} aria-labelledby="capital">
        <SectionHeading id="capital" title="股本" />
        <p className={styles.none}>股本暂时无法读取</p>
      </section>
    );
  }
  return (
    <div className={`${styles.two} ${styles.section}`}>
      {view.sentence ? (
        <section aria-labelledby="capital">
          <SectionHeading id="capital" title="股本" />
          <p className={styles.say}>{view.sentence}</p>
          <svg className={styles.capital} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.restrictedPart} width="1000" height="10" />
            <rect width={view.part} height="10" />
          </svg>
          <dl className={styles.parts}>
            <div>
              <dt>流通股</dt>
              <dd>{view.floating}</dd>
            </div>
            {view.restricted ? (
              <div>
                <dt>限售股</dt>
                <dd>
                  <span>{view.restricted}</span>
                  {view.unlockDay ? <small>{`${view.unlockDay}解禁`}</small> : null}
                </dd>
              </div>
            ) : null}
          </dl>
        </section>
      ) : null}
      <section aria-labelledby="capital-changes">
        <SectionHeading id="capital-changes" title="股本变动" />
        <ol className={styles.changes}>
          {view.changes.map(({ id, day, reason, total, noticeId }) => (
            <li key={id}>
              <time dateTime={day || undefined}>{day || '日期未载明'}</time>
              <span>
                {noticeId === null ? (
                  <Words>{reason}</Words>
                ) : (
                  <SiteLink to={toHref(noticeId)}>
                    <Words>{reason}</Words>
                  </SiteLink>
                )}
                {total ? <small>{total}</small> : null}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
