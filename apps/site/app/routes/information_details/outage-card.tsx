import type { NoticeInfo } from '@yunxia/contract/notice';
import { useDataTime } from '../../api/use-data-time.ts';
import { ActionCard, type CardAction, type CardCount } from '../../components/action-card/action-card.tsx';
import type { AttachedFile } from '../../components/attachments/attachments.tsx';
import { OutageElapsed } from '../../components/outage-elapsed/outage-elapsed.tsx';
import { OutageStatusLine } from '../../components/outage-status/outage-status.tsx';
import type { OutageView } from '../../model/outage/outage.ts';
import { outageCalendarHref } from '../../model/outage/outage-event.ts';
import { posterHref } from './poster-href.ts';

export interface OutageCardProps {
  info: NoticeInfo;
  outage: OutageView;
  /** Whom to call; '' where nobody is named. */
  phone: string;
  /** Server time of the data, epoch ms. */
  loadedAt: number;
  files: readonly AttachedFile[];
  /** Path and query of the page. */
  path: string;
}

/** How an outage stands by the server's clock, whom to call, and how to keep or pass on the notice. */
export function OutageCard({ info, outage, phone, loadedAt, files, path }: OutageCardProps) {
  const dataTime = useDataTime(loadedAt);
  const { status, isLive, countdown } = outage;
  const mayBeOff = status === 'due_restored' || status === 'restored' || isLive;
  const call: CardAction | null =
    mayBeOff && phone
      ? {
          to: `tel:${phone}`,
          label: `${isLive ? '拨打报修' : '仍未来电，拨打'} ${phone}`,
          short: '拨打报修',
          icon: 'phone',
        }
      : null;
  const calendar: CardAction | null = info.startAt
    ? {
        to: outageCalendarHref(info.id),
        label: info.override === null ? '加入日历' : '更新我的日历',
        icon: 'calendar',
      }
    : null;
  const count: CardCount | null = countdown && { label: COUNTED[countdown.label], figure: countdown.text };
  return (
    <ActionCard
      tone={isLive ? 'live' : status === 'scheduled' || status === 'soon' || status === 'postponed' ? 'open' : 'over'}
      status={<OutageStatusLine {...outage} countdown={null} />}
      dataTime={dataTime}
      count={count}
      progress={<OutageElapsed percent={outage.elapsed} />}
      action={call ?? calendar}
      second={call ? calendar : null}
      files={files}
      ways={[{ to: posterHref(info.id), label: '打印张贴通知', icon: 'print' }]}
      contacts={phone && !call ? [{ role: '报修与咨询', phone }] : []}
      path={path}
    />
  );
}

const COUNTED = { 距停电: '距停电', 预计恢复: '距预计恢复', 已停电: '已停电', 已超时: '超过预计恢复' } as const;
