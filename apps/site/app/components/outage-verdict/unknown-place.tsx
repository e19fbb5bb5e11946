import { Chip } from '../chip/chip.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './outage-verdict.module.css';

export interface UnknownPlaceProps {
  /** Whom to call; '' when nobody is known. */
  phone: string;
  /** Counties with the number of today's outages; undefined where it is not known. */
  counties: readonly { readonly title: string; readonly count: number | undefined }[];
  /** URL of the outages of a county. */
  hrefOf: (county: string) => string;
  /** URL that looks up an example, written another way. */
  exampleHrefOf: (words: string) => string;
}

/** Ways on from a place that the directory does not have: the phone, another writing, the counties. */
export function UnknownPlace({ phone, counties, hrefOf, exampleHrefOf }: UnknownPlaceProps) {
  return (
    <>
      <div className={styles.ways}>
        {phone ? (
          <div>
            <p className={styles.label}>报修与咨询</p>
            <VerdictPhone phone={phone} />
          </div>
        ) : null}
        <div role="group" aria-label="换一个写法">
          <p className={styles.label}>换一个写法</p>
          <div className={styles.chips}>
            <Chip to={exampleHrefOf('云雾镇')}>乡镇名：如 云雾镇</Chip>
            <Chip to={exampleHrefOf('chachang')}>拼音：如 chachang</Chip>
          </div>
        </div>
      </div>
      {counties.length > 0 ? (
        <div role="group" aria-label="按县区看今天的停电" className={`${styles.ways} ${styles.counties}`}>
          <p className={styles.label}>或按县区看今天的停电</p>
          <div className={styles.chips}>
            {counties.map(({ title, count }) => (
              <Chip key={title} to={hrefOf(title)} {...(count === undefined ? {} : { count })}>
                <span>{title}</span>
              </Chip>
            ))}
          </div>
        </div>
      ) : null}
    </>
  );
}

/** A phone as a large numeral. */
export function VerdictPhone({ phone }: { phone: string }) {
  return (
    <a className={styles.phone} href={`tel:${phone}`}>
      <Icon name="phone" size="md" />
      <span>{phone}</span>
    </a>
  );
}
