import type { ReadPlace } from '@yunxia/contract/outage-reading';
import { Chip } from '../chip/chip.tsx';
import styles from './outage-verdict.module.css';

export interface OutageGuessesProps {
  label: string;
  guesses: readonly ReadPlace[];
  /** URL that looks a place up. */
  hrefOf: (place: ReadPlace) => string;
}

/** Places that may have been meant, each with the town or county it is in. */
export function OutageGuesses({ label, guesses, hrefOf }: OutageGuessesProps) {
  return (
    <div role="group" aria-label={label} className={styles.guesses}>
      <p className={styles.label}>{label}</p>
      <div className={styles.chips}>
        {guesses.map((place) => (
          <Chip key={hrefOf(place)} to={hrefOf(place)}>
            <span>{place.title}</span>
            {place.town || place.county ? <small className={styles.within}>{place.town || place.county}</small> : null}
          </Chip>
        ))}
      </div>
    </div>
  );
}
