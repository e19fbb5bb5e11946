import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import type { HeroSlide } from '../../model/home/home-hero.ts';
import styles from './hero.module.css';

export interface HeroControlsProps {
  index: number;
  count: number;
  isPlaying: boolean;
  go: (step: 1 | -1) => void;
  toggle: () => void;
  /** Where the banner leads: on phones, which have no room for its button. */
  link: HeroSlide['link'];
}

/** Previous, which of how many, next; and a pause that also stops the drawings. Nothing of it without script. */
export function HeroControls({ index, count, isPlaying, go, toggle, link }: HeroControlsProps) {
  return (
    <div className={`no-print ${styles.foot}`}>
      <div
        className={`needs-script ${styles.controls} ${count > 1 ? '' : styles.alone}`}
        role="group"
        aria-label="横幅切换"
      >
        {count > 1 ? (
          <>
            <IconButton icon="chevron-left" label="上一张" onClick={() => go(-1)} />
            <span className={styles.count}>
              <span className="vh">第</span>
              <span>{`${index + 1} / ${count}`}</span>
              <span className="vh">张</span>
            </span>
            <IconButton icon="chevron-right" label="下一张" onClick={() => go(1)} />
          </>
        ) : null}
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? '暂停轮播与动画' : '播放轮播与动画'}
          onClick={toggle}
        />
      </div>
      {link ? (
        <SiteLink to={link.to} className={styles.shortLink} arrow={false} aria-label={link.label}>
          {link.label}
        </SiteLink>
      ) : null}
    </div>
  );
}
