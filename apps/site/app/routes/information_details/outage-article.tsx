import type { NoticeInfo } from '@yunxia/contract/notice';
import { useSite } from '../../api/use-site.ts';
import { ChangeHistory } from '../../components/article/change-history.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { toDayText } from '../../model/text/beijing-time.ts';
import { nextStatusChange, toOutageView } from '../../model/outage/outage.ts';
import { toOutageFacts } from '../../model/outage/outage-facts.ts';
import { toOutageHistory } from '../../model/outage/outage-history.ts';
import { NoticeArticle } from './notice-article.tsx';
import styles from './outage-article.module.css';
import { OutageCard } from './outage-card.tsx';
import { OutageFactsTable } from './outage-facts-table.tsx';

export interface OutageArticleProps {
  info: NoticeInfo;
  /** Server time of the data, epoch ms. */
  loadedAt: number;
}

/** An outage notice: when, the facts, the notice's own text; beside them how it stands by the server's clock. */
export function OutageArticle({ info, loadedAt }: OutageArticleProps) {
  const { siteInfo } = useSite();
  const now = useServerNow(loadedAt, (time) => nextStatusChange([info], time));
  const outage = toOutageView(info, now);
  const phone = info.phone || siteInfo.outagePhone;
  return (
    <NoticeArticle
      info={info}
      hasChanges={false}
      renderCard={(parts) => <OutageCard {...parts} info={info} outage={outage} phone={phone} loadedAt={loadedAt} />}
    >
      <p className={styles.when}>
        <b>{outage.span}</b>
        {outage.date ? <time dateTime={outage.date.iso}>{toDayText(outage.date.iso)}</time> : null}
      </p>
      <OutageFactsTable facts={toOutageFacts(info, now)} phone={phone} />
      <ChangeHistory changes={toOutageHistory(info.changes)} />
    </NoticeArticle>
  );
}
