import { Icon } from '../../components/icon/icon.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import type { CatalogueEntry } from '../../model/disclosure/catalogue-entry.ts';
import { toDocumentHref } from '../../model/disclosure/document-href.ts';
import styles from './catalogue-table.module.css';
import { EntryUpdated } from './entry-updated.tsx';
import { proactively } from './proactively.screen.ts';

/** Where an entry's records are: the reports have a page of their own. */
export const toEntryPath = ({ id, kind }: Pick<CatalogueEntry, 'id' | 'kind'>): string =>
  kind === 'annual_report' ? '/information_disclosure/annual_report' : proactively.href({ typeId: id });

/** The whole catalogue: what is disclosed, on what legal basis, how often, when last, how many records. */
export function CatalogueTable({ entries }: { entries: readonly CatalogueEntry[] }) {
  return (
    <div className={styles.table}>
      <div className={styles.head} aria-hidden="true">
        <span>公开事项</span>
        <span>公开依据</span>
        <span>更新周期</span>
        <span>最近更新</span>
        <span>条数</span>
        <span>文件</span>
      </div>
      <Entries entries={entries} depth={0} basisAbove="" />
    </div>
  );
}

interface EntriesProps {
  entries: readonly CatalogueEntry[];
  depth: number;
  /** Legal basis of the entry above them: on phones it is not said again. */
  basisAbove: string;
}

function Entries({ entries, depth, basisAbove }: EntriesProps) {
  return (
    <ul className={depth === 0 ? undefined : styles.branch} aria-label={depth === 0 ? '主动公开目录' : undefined}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={
            depth > 0 ? undefined : entry.children.length > 0 ? `${styles.group} ${styles.branched}` : styles.group
          }
        >
          <EntryRow entry={entry} depth={depth} isBasisSaid={entry.legalBasis === basisAbove} />
          {entry.children.length > 0 ? (
            <Entries entries={entry.children} depth={depth + 1} basisAbove={entry.legalBasis} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface EntryRowProps {
  entry: CatalogueEntry;
  depth: number;
  isBasisSaid: boolean;
}

function EntryRow({ entry, depth, isBasisSaid }: EntryRowProps) {
  const { name, legalBasis, cycle, updated, total } = entry;
  return (
    <div className={entry.isOverdue ? `${styles.row} ${styles.late}` : styles.row}>
      <SiteLink to={toEntryPath(entry)} className={depth === 0 ? styles.name : styles.subname}>
        {name}
      </SiteLink>
      <p className={isBasisSaid ? `${styles.basis} only-wide` : styles.basis}>
        {legalBasis ? <span className={styles.label}>依据：</span> : null}
        <span>{legalBasis}</span>
      </p>
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
      {entry.pdf ? (
        <a className={styles.file} href={toDocumentHref(entry.pdf)} target="_blank" rel="noopener">
          <Icon name="pdf" size="md" />
          <span className="vh">{`${name}的文件（新窗口打开）`}</span>
        </a>
      ) : null}
    </div>
  );
}
