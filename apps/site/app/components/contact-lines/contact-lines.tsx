import type { ColumnContactView } from '../../model/news/column-contacts.ts';
import { FactParts } from '../fact-parts/fact-parts.tsx';
import styles from './contact-lines.module.css';

export interface ContactLinesProps {
  /** Spoken name: 媒体联系方式. */
  label: string;
  contacts: readonly ColumnContactView[];
}

/** Whom to turn to: what for and when at the left, the number or address at the right. Nothing when there is nobody. */
export function ContactLines({ label, contacts }: ContactLinesProps) {
  if (contacts.length === 0) return null;
  return (
    <dl className={styles.contacts} aria-label={label}>
      {contacts.map(({ label: name, hours, parts }) => (
        <div key={name} className={styles.contact}>
          <dt>
            <b className={styles.label}>{name}</b>
            {hours ? <small className={styles.hours}>{hours}</small> : null}
          </dt>
          <dd className={parts.some(({ href }) => href?.startsWith('tel:')) ? styles.number : styles.address}>
            <FactParts parts={parts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
