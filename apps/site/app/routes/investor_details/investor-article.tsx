import { useSite } from '../../api/use-site.ts';
import { Fact, FactList } from '../../components/fact-list/fact-list.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { nextMeetingChange, toMeeting } from '../../model/investor/meeting.ts';
import { NoticeArticle } from '../information_details/notice-article.tsx';
import type { InvestorNoticeData } from './load-investor-notice.ts';
import { toPublishedTime } from '../../model/news/article.ts';
import { CorrectionNote } from './correction-note.tsx';
import { MeetingCard } from './meeting-card.tsx';

/** An announcement, or an activity for investors with its time, place and record date. */
export function InvestorArticle({ info, related, now: loadedAt }: InvestorNoticeData) {
  const { siteInfo } = useSite();
  const now = useServerNow(loadedAt, (time) => nextMeetingChange(info, time));
  const meeting = toMeeting(info, now);
  if (meeting === null) {
    const notice = <CorrectionNote info={info} />;
    const disclosed = toPublishedTime(info.exchangePublishedAt);
    return (
      <NoticeArticle info={info} related={related} notice={notice}>
        {disclosed ? (
          <FactList label="披露信息">
            <Fact label="公告类别">{info.filing || info.category}</Fact>
            <Fact label="交易所披露时间">{disclosed.text}</Fact>
          </FactList>
        ) : null}
      </NoticeArticle>
    );
  }
  const { day, time, place, recordDay } = meeting;
  return (
    <NoticeArticle
      info={info}
      related={related}
      renderCard={(parts) => (
        <MeetingCard {...parts} info={info} meeting={meeting} loadedAt={loadedAt} phone={siteInfo.hotline} />
      )}
    >
      {place || recordDay ? (
        <FactList label="会议信息">
          <Fact label="时间">{`${day} ${time.text}`}</Fact>
          {place ? <Fact label="地点">{place}</Fact> : null}
          {recordDay ? <Fact label="股权登记日">{`${recordDay}收市后登记在册的股东可以参加`}</Fact> : null}
        </FactList>
      ) : null}
    </NoticeArticle>
  );
}
