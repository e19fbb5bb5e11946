import type { TenderStatus } from '@yunxia/contract/tender-status';
import { type StatusLook, StatusTag } from '../../components/status-tag/status-tag.tsx';
import type { TenderView } from '../../model/tender/tender.ts';

const looks: Readonly<Record<TenderStatus, StatusLook>> = {
  closing: 'soon',
  open: 'open',
  upcoming: 'plan',
  awaiting_opening: 'plan',
  in_publicity: 'open',
  closed: 'off',
  terminated: 'off',
};

/** The status of a tender in words, with its shape. */
export function TenderStatusTag({ status, statusText }: Pick<TenderView, 'status' | 'statusText'>) {
  return <StatusTag look={looks[status]}>{statusText}</StatusTag>;
}
