import styles from './row-facts.module.css';

export interface RowFactsProps {
  /** Terms and texts; one without a text is left out. */
  facts: readonly { readonly label: string; readonly text: string }[];
  /** One under the other, also on a wide page. */
  stacked?: boolean;
}

/** What a row of a list says of its record, in terms and short texts. Nothing when there is nothing to say. */
export function RowFacts({ facts, stacked = false }: RowFactsProps) {
  const said = facts.filter(({ text }) => text !== '');
  if (said.length === 0) return null;
  return (
    <dl className={stacked ? `${styles.facts} ${styles.stacked}` : styles.facts}>
      {said.map(({ label, text }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
