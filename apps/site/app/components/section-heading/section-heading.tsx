import type { ReactNode } from 'react';
import { SampleTag } from '../sample-tag/sample-tag.tsx';
import { Words } from '../words/words.tsx';
import { WaveRule } from './wave-rule.tsx';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  title: string;
  /** For `aria-labelledby` of the section around it. */
  id?: string;
  as?: 'h2' | 'h3';
  /** Mark the block's data as sample data. */
  sample?: boolean;
  /** Tabs and text actions at the right end. */
  children?: ReactNode;
}

/** The head of a page section, with the wave rule above the words. */
export function SectionHeading({ title, id, as: Heading = 'h2', sample = false, children }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.title}>
        <WaveRule />
        <div className={styles.words}>
          <Heading id={id}>
            <Words>{title}</Words>
          </Heading>
          {sample ? <SampleTag /> : null}
        </div>
      </div>
      {children}
    </div>
  );
}
