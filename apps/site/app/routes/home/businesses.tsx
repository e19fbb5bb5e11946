import { InlineArt } from '../../art/inline-art.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import type { BusinessTile } from '../../model/home/home-business.ts';
import { firstPath, sectionOf } from '../../site-map.ts';
import { WholeEnd } from '../../components/words/whole-end.tsx';
import styles from './businesses.module.css';

/** Seven drawings side by side on one horizon, one for each business. */
export function Businesses({ tiles }: { tiles: readonly BusinessTile[] }) {
  const section = sectionOf('group_business');
  return (
    <section className="sec sec--tint" aria-labelledby="home-business">
      <div className="wrap">
        <SectionHeading id="home-business" title={section.title}>
          <LinkMore to={firstPath(section)}>查看全部业务</LinkMore>
        </SectionHeading>
        {/* The reveal helper (Spec §9) marks it before this block is hydrated. */}
        <ul className={`wow ${styles.tiles}`} suppressHydrationWarning>
          {tiles.map(({ type, title, summary, to }) => (
            <li key={type} className={`flowing-on-hover ${styles.tile}`}>
              <InlineArt name={`biz-${type}`} className={styles.art} />
              <SiteLink to={to} className={styles.link}>
                <h3 className={styles.title}>{title}</h3>
                {summary ? (
                  <p className={styles.summary}>
                    <WholeEnd>{summary}</WholeEnd>
                  </p>
                ) : null}
                <span className={styles.go}>
                  <Icon name="arrow-right" />
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
