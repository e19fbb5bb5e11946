import { artUrl } from '../../art/art-image.tsx';
import { InlineArt } from '../../art/inline-art.tsx';
import styles from './hero.module.css';

/** Where the upright drawing is the right one: phones, as long as they are not held sideways. */
const UPRIGHT =
  '(max-width: 768px) and (max-aspect-ratio: 13/10), (max-device-width: 540px) and (orientation: portrait)';

/**
 * The site's own drawing. It comes as a picture, of which a window fetches the one that it shows, and becomes part of the
 * page after hydration: then it takes the page's colours and moves.
 */
export function HeroDrawing() {
  return (
    <div className={styles.art} aria-hidden="true">
      <picture>
        <source media={UPRIGHT} srcSet={artUrl('hero-mobile')} width={390} height={520} />
        <img src={artUrl('hero-wide')} width={3604} height={800} alt="" fetchPriority="high" />
      </picture>
      <InlineArt name="hero-wide" className={styles.wide} />
      <InlineArt name="hero-mobile" className={styles.upright} />
    </div>
  );
}
