import { Icon } from '../../components/icon/icon.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { basisBelow, type CatalogueEntry, groupByLaw } from '../../model/disclosure/catalogue-entry.ts';
import { toDocumentHref } from '../../model/disclosure/document-href.ts';
import styles from './catalogue-table.module.css';
import { EntryUpdated } from './entry-updated.tsx';
import { proactively } from './proactively.screen.ts';

/** Where an entry's records are: the reports have a page of their own. */
export const toEntryPath = ({ id, kind }: Pick<CatalogueEntry, 'id' | 'kind'>): string =>
  kind === 'annual_report' ? '/information_disclosure/annual_report' : proactively.href({ typeId: id });

/** The whole catalogue: what is disclosed, on what legal basis, how often, when last, how many records. A law is said once. */
export function CatalogueTable({ entries }: { entries: readonly CatalogueEntry[] }) {
  const groups = groupByLaw(entries);
  return (
    <div className={styles.table}>
      <div className={styles.head} aria-hidden="true">
        <span>公开事项</span>
        <span>条款</span>
        <span>更新周期</span>
        <span>最近更新</span>
        <span>条数</span>
        <span>文件</span>
      </div>
      <ul aria-label="主动公开目录">
        {groups.map(({ law, entries: below }, at) => (
          <li key={below[0]?.id}>
            {law || at > 0 ? <p className={styles.law}>{law ? `依据${law}` : '其他公开事项'}</p> : null}
            <ul>
              {below.map((entry) => (
                <TopEntry key={entry.id} entry={entry} law={law} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  entry: CatalogueEntry;
  /** The law that is named above. */
  law: string;
}

/** An entry at the top: its name beside what is below it, or beside its own facts. */
function TopEntry({ entry, law }: EntryProps) {
  const { name, cycle, total, children, isOverdue } = entry;
  const isBranched = children.length > 0;
  return (
    <li className={isBranched ? styles.group : `${styles.group} ${styles.single}`}>
      <div className={styles.lead}>
        <SiteLink to={toEntryPath(entry)} className={styles.name}>
          {name}
        </SiteLink>
        {isBranched ? (
          <p className={`hint num ${styles.sum}`}>
            <span>{`${children.length}项`}</span>
            {total === null ? null : <span>{`${total}条`}</span>}
            {cycle ? <span>{cycle}</span> : null}
          </p>
        ) : null}
        {isBranched && isOverdue ? <EntryUpdated {...entry} /> : null}
        {isBranched ? <EntryFile entry={entry} /> : null}
      </div>
      {isBranched ? <Branch entries={children} law={law} /> : <Facts entry={entry} law={law} />}
    </li>
  );
}

function Branch({ entries, law }: { entries: readonly CatalogueEntry[]; law: string }) {
  return (
    <ul className={styles.branch}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Facts entry={entry} law={law} isNamed />
          {entry.children.length > 0 ? <Branch entries={entry.children} law={law} /> : null}
        </li>
      ))}
    </ul>
  );
}

function EntryFile({ entry: { name, pdf } }: { entry: CatalogueEntry }) {
  if (!pdf) return null;
  return (
    <a className={styles.file} href={toDocumentHref(pdf)} target="_blank" rel="noopener">
      <Icon name="pdf" size="md" />
      <span className="vh">{`${name}的文件（新窗口打开）`}</span>
    </a>
  );
}

function Facts({ entry, law, isNamed = false }: EntryProps & { isNamed?: boolean }) {
  const { name, legalBasis, cycle, updated, total } = entry;
  const basis = basisBelow(law, legalBasis);
  return (
    <div className={entry.isOverdue ? `${styles.row} ${styles.late}` : styles.row}>
      <div className={styles.item}>
        {isNamed ? (
          <SiteLink to={toEntryPath(entry)} className={styles.subname}>
            {name}
          </SiteLink>
        ) : null}
        {basis ? (
          <p className={styles.basis}>
            <span className="vh">依据：</span>
            <span>{basis}</span>
          </p>
        ) : null}
      </div>
      <p className={styles.cycle}>
        {cycle ? <span className="vh">更新周期：</span> : null}
        <span>{cycle}</span>
      </p>
      <p className={styles.updated}>
        {updated || cycle ? <span className={styles.label}>最近更新：</span> : null}
        <EntryUpdated {...entry} />
      </p>
      <p className={`num ${styles.total}`}>
        <span>{total}</span>
        {total === null ? null : <span className={styles.label}>条</span>}
      </p>
      <EntryFile entry={entry} />
    </div>
  );
}
