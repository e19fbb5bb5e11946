import type { NoticeInfo } from '@yunxia/contract/notice';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { MarkedPlaceNames } from '../../components/marked-places/marked-places.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { toDayText } from '../../model/text/beijing-time.ts';
import { nextStatusChange, toOutageView } from '../../model/outage/outage.ts';
import { toOutageFacts } from '../../model/outage/outage-facts.ts';
import { toOutageHistory } from '../../model/outage/outage-history.ts';
import { toOutageSaid } from '../../model/outage/outage-said.ts';
import { toMarkedPlaces } from '../../model/outage/outage-places.ts';
import { readSearchedFragment } from '../../model/outage/searched-places.ts';
import { NoticeArticle } from './notice-article.tsx';
import styles from './outage-article.module.css';
import { OutageCard } from './outage-card.tsx';
import { OutageFactsTable } from './outage-facts-table.tsx';
import { OutageSaidList } from './outage-said-list.tsx';

export interface OutageArticleProps {
  info: NoticeInfo;
  /** Server time of the data, epoch ms. */
  loadedAt: number;
}

/** An outage notice: when and where, the facts, the notice's own text; beside them how it stands by the server's clock. */
export function OutageArticle({ info, loadedAt }: OutageArticleProps) {
  const { siteInfo } = useSite();
  const marks = useSearchedPlaces();
  const now = useServerNow(loadedAt, (time) => nextStatusChange([info], time));
  const outage = toOutageView(info, now);
  const phone = info.phone || siteInfo.outagePhone;
  return (
    <NoticeArticle
      info={info}
      notice={
        <>
          <OutageSaidList outage={outage} said={toOutageSaid(info, outage, now)} phone={phone} />
          <p className={`if-plain ${styles.when}`}>
            <b>{outage.span}</b>
            {outage.date ? <time dateTime={outage.date.iso}>{toDayText(outage.date.iso)}</time> : null}
          </p>
          {info.regions.length > 0 ? (
            <p className={`if-plain ${styles.where}`}>
              <span className="vh">停电地点：</span>
              <MarkedPlaceNames {...toMarkedPlaces(info, marks)} />
            </p>
          ) : null}
        </>
      }
      changes={toOutageHistory(info.changes)}
      renderCard={(parts) => <OutageCard {...parts} info={info} outage={outage} phone={phone} loadedAt={loadedAt} />}
    >
      <OutageFactsTable facts={toOutageFacts(info, now)} marks={marks} phone={phone} />
    </NoticeArticle>
  );
}

/** What was searched for where the reader comes from. None until the browser has taken over: the page is the same for all. */
function useSearchedPlaces(): readonly string[] {
  const { hash } = useLocation();
  const [marks, setMarks] = useState<readonly string[]>([]);
  useEffect(() => setMarks(readSearchedFragment(hash)), [hash]);
  return marks;
}
