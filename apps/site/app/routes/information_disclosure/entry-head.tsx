import { Chip, ChipRow } from '../../components/chip/chip.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import type { CatalogueEntry } from '../../model/disclosure/catalogue-entry.ts';
import { toDocumentHref } from '../../model/disclosure/document-href.ts';
import styles from './entry-head.module.css';
import { EntryUpdated } from './entry-updated.tsx';
import { proactively } from './proactively.screen.ts';

export interface EntryHeadProps {
  entry: CatalogueEntry;
  /** The entries above it, from the top. */
  above: readonly CatalogueEntry[];
}

/** The chosen entry of the catalogue: its legal basis, how often it is renewed and when it was, its file, the entries below it. */
export function EntryHead({ entry, above }: EntryHeadProps) {
  const toPath = (typeId: number) => proactively.href({ typeId });
  const { name, legalBasis, cycle, updated, pdf, children } = entry;
  return (
    <section className={styles.head} aria-labelledby="entry-name">
      <p className={styles.way}>
        <SiteLink to={proactively.path} className="tlink">
          公开目录
        </SiteLink>
        {above.map(({ id, name: parent }) => (
          <span key={id}>
            <span aria-hidden="true"> / </span>
            <SiteLink to={toPath(id)} className="tlink">
              {parent}
            </SiteLink>
          </span>
        ))}
      </p>
      <h2 id="entry-name" className={styles.name}>
        {name}
      </h2>
      <dl className={styles.facts}>
        {legalBasis ? (
          <div className={styles.fact}>
            <dt className={styles.label}>公开依据</dt>
            <dd>{legalBasis}</dd>
          </div>
        ) : null}
        {cycle ? (
          <div className={styles.fact}>
            <dt className={styles.label}>更新周期</dt>
            <dd>{cycle}</dd>
          </div>
        ) : null}
        {updated || cycle ? (
          <div className={styles.fact}>
            <dt className={styles.label}>最近更新</dt>
            <dd className={styles.updated}>
              <EntryUpdated {...entry} />
            </dd>
          </div>
        ) : null}
      </dl>
      {pdf ? (
        <p>
          <LinkMore to={toDocumentHref(pdf)} icon="pdf">
            {`${name}（PDF）`}
          </LinkMore>
        </p>
      ) : null}
      {children.length > 0 ? (
        <div className="only-narrow no-print">
          <ChipRow label={`${name}的分项`}>
            {children.map((child) => (
              <Chip key={child.id} to={toPath(child.id)} {...(child.total === null ? {} : { count: child.total })}>
                {child.name}
              </Chip>
            ))}
          </ChipRow>
        </div>
      ) : null}
    </section>
  );
}
