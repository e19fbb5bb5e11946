import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import type { Feed } from '../../model/feed/feed-catalogue.ts';
import { toWebcal } from '../../model/outage/outage-feed-href.ts';
import { CopyAddress } from './copy-address.tsx';
import styles from './feed-row.module.css';

export interface FeedRowProps {
  feed: Feed;
  /** Public origin of the site. */
  origin: string;
}

/** A feed: what it is, what it holds, its URL to copy or to open; a calendar is subscribed to at once. */
export function FeedRow({ feed, origin }: FeedRowProps) {
  const { format, name, note, href } = feed;
  const address = origin + href;
  return (
    <li className={styles.row}>
      <p className={styles.format} aria-hidden="true">
        {format}
      </p>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <span>{name}</span>
          <span className="vh">{`（${format}）`}</span>
        </h3>
        <p className={styles.note}>{note}</p>
        <a href={href} className={`tlink ${styles.address}`}>
          {decodeURI(address)}
        </a>
      </div>
      <div className={`no-print ${styles.ways}`}>
        {format === 'ICS' ? (
          <ButtonLink to={toWebcal(address)} variant="line" icon="calendar">
            <span>订阅</span>
            <span className="vh">{name}</span>
          </ButtonLink>
        ) : null}
        {format === 'CSV' ? (
          <ButtonLink to={href} variant="line" icon="download">
            <span>下载</span>
            <span className="vh">{name}</span>
          </ButtonLink>
        ) : null}
        <CopyAddress address={address} about={`${name}（${format}）`} />
      </div>
    </li>
  );
}

/** A feed of which its name says enough. */
export function ShortFeedRow({ feed: { name, href }, origin }: FeedRowProps) {
  return (
    <li className={styles.short}>
      <a href={href} className={styles.link}>
        <Icon name="rss" size="md" />
        <span>{name}</span>
      </a>
      <CopyAddress address={origin + href} about={`${name}（RSS）`} compact />
    </li>
  );
}
