import { ButtonLink } from '../../components/button/button.tsx';
import { Words } from '../../components/words/words.tsx';
import type { HeroSlide } from '../../model/home/home-hero.ts';
import { firstPath, sectionOf } from '../../site-map.ts';
import styles from './hero.module.css';

/** The words of one banner. The one that is shown is the page's `h1`. */
export function HeroWords({ slide, shown }: { slide: HeroSlide; shown: boolean }) {
  const { headline, subtitle, link } = slide;
  const investors = sectionOf('investor_relations');
  const Heading = shown ? 'h1' : 'p';
  return (
    <div hidden={!shown}>
      <Heading className={`${styles.title} ${headline.isLong ? styles.long : ''}`}>
        {headline.lines.map((line, at) => (
          <span key={line + String(at)} className={styles.line}>
            <Words>{line}</Words>
          </span>
        ))}
      </Heading>
      {subtitle ? (
        <p className={styles.subtitle}>
          <Words>{subtitle}</Words>
        </p>
      ) : null}
      <div className={styles.actions}>
        {link ? (
          <ButtonLink to={link.to} iconEnd="arrow-right" arrow={false}>
            {link.label}
          </ButtonLink>
        ) : null}
        <ButtonLink to={firstPath(investors)} variant={link ? 'line' : 'fill'}>
          {investors.title}
        </ButtonLink>
      </div>
    </div>
  );
}
