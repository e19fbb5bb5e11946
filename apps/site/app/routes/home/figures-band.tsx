import type { Figure } from '@yunxia/contract/media';
import { InlineArt } from '../../art/inline-art.tsx';
import { useSite } from '../../api/use-site.ts';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { Words } from '../../components/words/words.tsx';
import styles from './figures-band.module.css';

/** The group's figures on the deep ground, the motif below them. Left out when there are none. */
export function FiguresBand({ figures }: { figures: readonly Figure[] }) {
  const { siteInfo } = useSite();
  if (figures.length === 0) return null;
  return (
    <section className={`on-deep flowing ${styles.band}`} aria-labelledby="home-figures">
      <InlineArt name="motif" className={styles.motif} />
      <div className={`wrap ${styles.inner}`}>
        <SectionHeading id="home-figures" title="关键数据" sample={siteInfo.demo} />
        {/* The reveal helper (Spec §9) marks it before this block is hydrated. */}
        <dl className={`wow ${styles.figures}`} suppressHydrationWarning>
          {figures.map(({ label, value, unit }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.label}>
                <Words>{label}</Words>
              </dt>
              <dd className={styles.value}>
                <span>{value}</span>
                {unit ? <small className={styles.unit}>{unit}</small> : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
