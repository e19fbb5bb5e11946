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
  /** How it gets into the reader's program; '' where the page says so elsewhere. */
  way?: string;
  /** It is the one that was asked for: its button is the main one. */
  isMain?: boolean;
}

/** A feed: what it is, what it holds; a calendar is subscribed to at once, the URL is copied, or read under its fold. */
export function FeedRow({ feed, origin, way = '', isMain = false }: FeedRowProps) {
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
        {way ? <p className={styles.note}>{way}</p> : null}
        <details className={styles.fold}>
          <summary className={styles.summary}>
            <span>查看地址</span>
            <span className="vh">{name}</span>
          </summary>
          <a href={href} className={`tlink ${styles.address}`}>
            {decodeURI(address)}
          </a>
        </details>
      </div>
      <div className={`no-print ${styles.ways}`}>
        {format === 'ICS' ? (
          <ButtonLink to={toWebcal(address)} variant={isMain ? 'fill' : 'line'} icon="calendar">
            <span>订阅</span>
            <span className="vh">{name}</span>
          </ButtonLink>
        ) : null}
        {format === 'CSV' || format === 'XLSX' ? (
          <ButtonLink to={href} variant={isMain ? 'fill' : 'line'} icon="download">
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
