import type { SiteInfo } from '@yunxia/contract/site-info';
import { Link } from '../components/link/link.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { BACK_TOP_THRESHOLD } from '../device/constants.ts';
import { currentRatio } from '../device/ratio.ts';
import styles from './back-top.module.css';
import { shortcuts } from './navigation.ts';
import { useScrolled } from './use-scrolled.ts';

/** Spec §2, §9: from 500 px, in effective px. */
const isFarDown = (): boolean => window.scrollY / currentRatio() >= BACK_TOP_THRESHOLD;

const toTop = () => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
};

/** Outage notices, 12398 and the way to the top, once the page is far enough down. Without script it is absent. */
export function BackTop({ siteInfo }: { siteInfo: Pick<SiteInfo, 'regulatorHotline'> }) {
  const shown = useScrolled(isFarDown, false, '');
  if (!shown) return null;
  return (
    <aside className={`${styles.widget} no-print`} aria-label="快捷入口">
      <Link to={shortcuts.outage.to} className={styles.way}>
        <Icon name="outage" />
        <span>{shortcuts.outage.label}</span>
      </Link>
      <Link to={shortcuts.regulator.to} className={styles.way}>
        <b className={styles.number}>{siteInfo.regulatorHotline}</b>
        <span>{shortcuts.regulator.label}</span>
      </Link>
      <button type="button" className={`${styles.way} ${styles.top}`} onClick={toTop}>
        <Icon name="top" />
        回到顶部
      </button>
    </aside>
  );
}
