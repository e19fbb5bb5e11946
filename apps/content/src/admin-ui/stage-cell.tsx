'use client';
import type { DefaultCellComponentProps } from 'payload';
import { daysLeft } from '../hooks/bin-days.ts';
import { stageNames, type Stage } from '../access/review.ts';
import { useServerNow } from './server-clock.ts';

/** In lists: where a record stands, as one word. */
export function StageCell({ rowData }: DefaultCellComponentProps) {
  return <span>{stageText(rowData as Record<string, unknown>, useServerNow())}</span>;
}

/** 待发布 is what is published for later than `now`, epoch ms; of what was deleted, how long it can be restored. */
export function stageText(
  { reviewStage, _status, publishedAt, withdrawn, withdrawAt, deletedAt }: Readonly<Record<string, unknown>>,
  now: number,
): string {
  if (typeof deletedAt === 'string' && deletedAt !== '') {
    const days = daysLeft(deletedAt, now);
    return `在回收站中，${days === 0 ? '今天清除' : `${days} 天后清除`}`;
  }
  const stored = (reviewStage as Stage | null | undefined) ?? (_status === 'published' ? 'published' : 'draft');
  if (stored !== 'published') return stageNames[stored];
  if (withdrawn === true || Date.parse(String(withdrawAt ?? '')) <= now) return '已撤下';
  return Date.parse(String(publishedAt ?? '')) > now ? '待发布' : stageNames.published;
}
