import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import type { CorrectionView } from '../../model/investor/investor-notice.ts';
import styles from './announcements.module.css';

export interface CorrectionLineProps {
  corrects: CorrectionView | null;
  correctedBy: CorrectionView | null;
  /** The page of an announcement. */
  toHref: (id: number) => string;
}

/** On both announcements of a correction: the way to the other. Nothing for the others. */
export function CorrectionLine({ corrects, correctedBy, toHref }: CorrectionLineProps) {
  if (!corrects && !correctedBy) return null;
  return (
    <div className={styles.corrections}>
      {correctedBy ? (
        <Correction before="本公告已由" after="更正" other={correctedBy} toHref={toHref} isWarning />
      ) : null}
      {corrects ? <Correction before="本公告更正" after="" other={corrects} toHref={toHref} /> : null}
    </div>
  );
}

interface CorrectionProps {
  before: string;
  after: string;
  other: CorrectionView;
  toHref: (id: number) => string;
  /** The text that is read here no longer holds. */
  isWarning?: boolean;
}

function Correction({ before, after, other, toHref, isWarning = false }: CorrectionProps) {
  return (
    <p className={styles.correction}>
      {isWarning ? <Icon name="alert" size="sm" /> : null}
      <span>{before}</span>
      <Link to={toHref(other.id)} className="tlink">{`《${other.title}》`}</Link>
      <span>{after}</span>
      {other.day ? <span className={styles.day}>{other.day}</span> : null}
    </p>
  );
}
