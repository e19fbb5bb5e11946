import type { NoticeInfo } from '@yunxia/contract/notice';
import { useDataTime } from '../../api/use-data-time.ts';
import { ActionCard } from '../../components/action-card/action-card.tsx';
import type { AttachedFile } from '../../components/attachments/attachments.tsx';
import { type StatusLook, StatusTag } from '../../components/status-tag/status-tag.tsx';
import { investorEventHref } from '../../model/investor/investor-event-href.ts';
import type { MeetingView } from '../../model/investor/meeting.ts';

export interface MeetingCardProps {
  info: NoticeInfo;
  meeting: MeetingView;
  /** Server time of the data, epoch ms. */
  loadedAt: number;
  files: readonly AttachedFile[];
  /** Path and query of the page. */
  path: string;
  /** Whom investors call; '' where nobody is named. */
  phone: string;
}

const looks: Readonly<Record<MeetingView['state'], StatusLook>> = {
  coming: 'plan',
  running: 'now',
  over: 'off',
  cancelled: 'off',
};

/** When a meeting of investors takes place, for the reader's calendar while it is to come. */
export function MeetingCard({ info, meeting, loadedAt, files, path, phone }: MeetingCardProps) {
  const isClosed = meeting.state === 'over' || meeting.state === 'cancelled';
  const dataTime = useDataTime(loadedAt);
  return (
    <ActionCard
      tone={isClosed ? 'over' : 'open'}
      status={<StatusTag look={looks[meeting.state]}>{meeting.stateText}</StatusTag>}
      dataTime={dataTime}
      count={{ label: '时间', figure: meeting.day, time: meeting.time }}
      action={
        isClosed
          ? null
          : { to: investorEventHref(info.id), label: '把会议加入日历', short: '加入日历', icon: 'calendar' }
      }
      files={files}
      contacts={phone ? [{ role: '服务热线', phone }] : []}
      path={path}
    />
  );
}
