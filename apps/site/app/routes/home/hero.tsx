import { useRef } from 'react';
import { useSite } from '../../api/use-site.ts';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { type HeroSlide, toPlainSlide } from '../../model/home/home-hero.ts';
import { HeroControls } from './hero-controls.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { HeroWords } from './hero-words.tsx';
import styles from './hero.module.css';
import { useCarousel } from './use-carousel.ts';

/** A text without spaces and marks, to tell whether two say the same. */
const bare = (text: string): string => text.replaceAll(/[\s\p{P}]+/gu, '');

/**
 * The head of the home page: the banners in turn, over their pictures or the site's own drawing. All words are in the
 * served page; without script the first banner stands.
 */
export function Hero({ slides: given }: { slides: readonly HeroSlide[] }) {
  const { siteInfo } = useSite();
  const slides = given.length > 0 ? given : [toPlainSlide(siteInfo.slogan, siteInfo.companyName)];
  const box = useRef<HTMLElement>(null);
  const carousel = useCarousel(slides.length, box);
  const { index, reached } = carousel;
  const current = slides[index];
  // The slogan stands over the headline, unless it is the headline.
  const isSaid = bare(current?.headline.lines.join('') ?? '') === bare(siteInfo.slogan);
  const kicker = (isSaid ? '' : siteInfo.slogan.replaceAll(/\s+/g, ' · ')) || siteInfo.companyName;
  return (
    <section
      ref={box}
      className={`under-header flowing ${styles.hero}`}
      data-banner=""
      aria-label="首页横幅"
      aria-roledescription={slides.length > 1 ? '轮播' : undefined}
    >
      {slides.some(({ photo }) => photo === null) ? <HeroDrawing /> : null}
      {slides.map(({ id, photo }, at) =>
        photo && (at <= reached || at === index) ? (
          <HeroPicture key={id} photo={photo} shown={at === index} first={at === 0} />
        ) : null,
      )}
      <div className={`wrap ${styles.inner}`}>
        <div className={`${styles.words} ${current?.photo ? styles.beside : ''}`}>
          <p className={styles.kicker}>
            <span>{kicker}</span>
            {siteInfo.demo ? <SampleTag /> : null}
          </p>
          {/* What the reader's own press or rest shows is said, what changes by itself is not. */}
          <div aria-live={carousel.isRotating ? 'off' : 'polite'}>
            {slides.map((slide, at) => (
              <HeroWords key={slide.id} slide={slide} shown={at === index} />
            ))}
          </div>
        </div>
        <HeroControls {...carousel} count={slides.length} link={current?.link ?? null} />
      </div>
    </section>
  );
}
