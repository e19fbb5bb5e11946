import type { PurchaseInfo } from '@yunxia/contract/purchase';
import { nextTenderChange } from '@yunxia/contract/tender-status';
import { useDataTime } from '../../api/use-data-time.ts';
import { ActionCard, type CardAction } from '../../components/action-card/action-card.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import {
  type TenderView,
  toFilesClosed,
  toOutcome,
  toTenderCount,
  toTenderFiles,
  toTenderView,
} from '../../model/tender/tender.ts';
import { hasDeadline, tenderCalendarHref } from '../../model/tender/tender-event.ts';
import { detailHref } from '../../site-map.ts';
import { TENDER_FEEDS } from '../tender_procurement/tender-feeds.ts';
import { TenderStatusTag } from '../tender_procurement/tender-status-tag.tsx';

export interface TenderCardProps {
  info: PurchaseInfo;
  /** Server time of the data, epoch ms. */
  loadedAt: number;
}

/** Statuses in which a bid can still be handed in. */
const BIDDABLE: readonly TenderView['status'][] = ['upcoming', 'open', 'closing'];
/** Whom a bidder calls first. */
const CONTACTS = 3;

/**
 * What can be done with a tender by the server's clock: the deadline for the calendar while it may be bid, the outcome once
 * it is known; that the documents are given out no more, and to whom that does not matter.
 */
export function TenderCard({ info, loadedAt }: TenderCardProps) {
  const dataTime = useDataTime(loadedAt);
  const now = useServerNow(loadedAt, (time) => nextTenderChange(info, time));
  const view = toTenderView(info, now);
  const filesClosed = toFilesClosed(info, now);
  const isOver = view.status === 'closed' || view.status === 'terminated';
  return (
    <ActionCard
      tone={isOver ? 'over' : 'open'}
      status={<TenderStatusTag {...view} />}
      dataTime={dataTime}
      count={toTenderCount(view, now)}
      action={toAction(info, view)}
      closed={
        filesClosed && {
          title: '文件获取已截止',
          text: `${filesClosed.text}截止，不再发放。已领取的单位可继续投标。`,
        }
      }
      files={toTenderFiles(info.attachments)}
      ways={isOver ? [] : [{ to: TENDER_FEEDS, label: '订阅新公告和截止时间', icon: 'rss' }]}
      contacts={info.contacts
        .filter(({ phone }) => /\d{3}/.test(phone))
        .slice(0, CONTACTS)
        .map(({ role, name, phone }) => ({ role: role || name || '联系人', phone }))}
      path={detailHref('/tendering_details', info.id)}
    />
  );
}

const toAction = (info: PurchaseInfo, { status }: TenderView): CardAction | null => {
  if (BIDDABLE.includes(status) && hasDeadline(info)) {
    return { to: tenderCalendarHref(info.id), label: '把截止时间加入日历', short: '加入日历', icon: 'calendar' };
  }
  const outcome = toOutcome(info);
  return (
    outcome && {
      to: detailHref('/tendering_details', outcome.id),
      label: outcome.noticeType === 'abnormal' ? '看终止公告' : '看结果',
      icon: 'document',
    }
  );
};
