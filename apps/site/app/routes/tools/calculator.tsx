import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { GetForm } from '../../components/get-form/get-form.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { named } from '../../site-map.ts';
import styles from './calculator.module.css';

export interface CalculatorProps {
  /** Of the section; its URL is `/tools#<id>`. */
  id: string;
  title: string;
  sample?: boolean;
  /** Under the heading. */
  lead: ReactNode;
  /** The boxes. */
  fields: ReactNode;
  /** What they come to. */
  answer: ReactNode;
  /** What other tools on the page have in the URL. */
  others: ReadonlyArray<readonly [name: string, value: string]>;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A question and its answer side by side: a GET form that works without script; with it the answer follows what is
 * typed, and the button puts it into the URL.
 */
export function Calculator({ id, title, sample = false, lead, fields, answer, others, onChange }: CalculatorProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading title={title} id={`${id}-title`} sample={sample} />
      <div className={styles.panel}>
        <GetForm action={`${named.tools}#${id}`} keepScroll className={styles.question} onChange={onChange}>
          {others.map(([name, value], at) => (
            <input key={`${name}${at}`} type="hidden" name={name} value={value} />
          ))}
          <p className={styles.lead}>{lead}</p>
          <div className={styles.fields}>{fields}</div>
          <Button type="submit" className={styles.submit}>
            计算
          </Button>
        </GetForm>
        <div className={styles.answer}>{answer}</div>
      </div>
    </section>
  );
}

/** A number that was calculated, large, with its unit. */
export function Result({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <p className={styles.result} role="status">
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      <span className={styles.unit}>{unit}</span>
    </p>
  );
}

/** In place of an answer. */
export function NoResult({ children }: { children: ReactNode }) {
  return <p className={styles.none}>{children}</p>;
}
