import { useEffect, useState } from 'react';
import { copyText } from '../../components/article/copy-text.ts';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import type { Feed } from '../../model/feed-catalogue.ts';
import { toWebcal } from '../../model/outage-feed-href.ts';
import styles from './feed-row.module.css';

/** How long a copied address is confirmed, in ms. */
const CONFIRM_MS = 2000;

/** A feed: what it is, what it holds, its address to copy or to open; a calendar is subscribed to at once. */
export function FeedRow({ feed, origin }: { feed: Feed; origin: string }) {
  const { format, name, note, href } = feed;
  const address = origin + href;
  return (
    <li className={styles.row}>
      <p className={styles.format}>{format}</p>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name}
          <span className="vh">（{format}）</span>
        </h3>
        <p className={styles.note}>{note}</p>
        <a href={href} className={`tlink ${styles.address}`}>
          {decodeURI(address)}
        </a>
      </div>
      <div className={`no-print ${styles.ways}`}>
        {format === 'ICS' ? (
          <ButtonLink to={toWebcal(address)} variant="line" icon="calendar" arrow={false}>
            订阅<span className="vh">{name}</span>
          </ButtonLink>
        ) : null}
        {format === 'CSV' ? (
          <ButtonLink to={href} variant="line" icon="download">
            下载<span className="vh">{name}</span>
          </ButtonLink>
        ) : null}
        <CopyAddress address={address} about={`${name}（${format}）`} />
      </div>
    </li>
  );
}

function CopyAddress({ address, about }: { address: string; about: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = window.setTimeout(() => setSaid(''), CONFIRM_MS);
    return () => window.clearTimeout(timer);
  }, [said]);
  const copy = async () => setSaid((await copyText(address)) ? '已复制' : '请长按选取');
  return (
    <>
      <Button variant="line" icon={said === '已复制' ? 'check' : 'copy'} className="needs-script" onClick={copy}>
        {said || '复制地址'}
        <span className="vh">：{about}</span>
      </Button>
      <span role="status" className="vh">
        {said}
      </span>
    </>
  );
}
