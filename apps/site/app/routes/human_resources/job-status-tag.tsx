import type { RecruitStatus } from '@yunxia/contract/recruit-status';
import { StatusTag } from '../../components/status-tag/status-tag.tsx';
import type { JobView } from '../../model/recruit/recruit.ts';

const looks = { open: 'open', closed: 'off' } as const satisfies Record<RecruitStatus, string>;

/** 招聘中 or 已截止. */
export function JobStatusTag({ status, statusText }: Pick<JobView, 'status' | 'statusText'>) {
  return <StatusTag look={looks[status]}>{statusText}</StatusTag>;
}
